"""Catalogs that are made for the tests, the same every time."""

import json

WORDS = {
    "en": "The quick brown fox jumps over lazy dogs".split(),
    "fr": "Voici une phrase pour traduire chaque élément".split(),
    "ar": "هذا نص قصير من أجل تجربة التقرير".split(),
    "he": "זה טקסט קצר כדי לנסות את הדוח".split(),
    "ja": ["設定", "ファイル", "開く", "保存", "言語", "検索"],
}
STATES = ["translated"] * 7 + ["needs_review", "machine_translated", "new"]


def unit(value, state="translated"):
    return {"stringUnit": {"state": state, "value": value}}


def large(count, languages):
    """A catalog of many entries: texts of several lengths, plurals, comments, all states, gaps."""
    strings = {}
    for number in range(count):
        localizations = {}
        for place, language in enumerate(languages):
            if (number * 7 + place * 3) % 11 == 0:
                continue
            words = WORDS.get(language, WORDS["fr"])
            text = " ".join(words[(number + word * place + word) % len(words)] for word in range(3 + number % 6))
            state = STATES[(number + place) % len(STATES)]
            if number % 17 == 0:
                forms = {form: unit(f"{text} {number} %lld {form}", state) for form in ("one", "other")}
                localizations[language] = {"variations": {"plural": forms}}
            else:
                localizations[language] = unit(f"{text} {number}", state)
        entry = {"localizations": localizations}
        if number % 3 == 0:
            entry["comment"] = f"Shown on screen {number % 40}."
        if number % 97 == 0:
            entry["extractionState"] = "stale"
        strings[f"key.{number:05d}" + (" %lld" if number % 17 == 0 else "")] = entry
    return json.dumps({"sourceLanguage": "en", "strings": strings, "version": "1.0"}, ensure_ascii=False)


ATTACKS = [
    "</script><script>window.attacked = 1</script>",
    "<img src=x onerror=\"window.attacked = 2\">",
    "<!--<script>", "-->", "]]>", "<svg onload=window.attacked=3>", "\" onfocus=\"window.attacked=4\" autofocus x=\"",
    "' onmouseover='window.attacked=5", "\u2028\u2029window.attacked=6//", "\\\"+(window.attacked=7)+\\\"", "${window.attacked=8}",
    "&lt;b&gt;&#60;&amp;", "javascript:window.attacked=9", "__proto__", "constructor", "\u202eabc\u2066", "a\u0000b\u001b[31m",
]


def hostile():
    """A catalog whose every text tries to become code."""
    strings = {
        attack: {
            "comment": attack,
            "localizations": {"en": unit(attack), "ar": unit(attack), attack: unit(attack), "de": {
                "variations": {"device": {attack: unit(attack), "other": unit(attack)}}}},
        } for attack in ATTACKS
    }
    text = json.dumps({"sourceLanguage": "en", "strings": strings, "version": "1.0"})
    # Half of a pair, which no text can hold; the catalog is damaged and is shown all the same.
    return text.replace('"version"', '"x": "\\ud800", "version"')
