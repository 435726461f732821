"""Opens reports in headless Chromium and uses them as people do."""

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time
import urllib.parse

import catalogs
import chromium

STATES = {"missing": "missing", "new": "new", "needs_review": "needsReview",
          "machine_translated": "machineTranslated", "translated": "translated"}
# Generous: it is a test of the kind of work, not of the machine.
SLOWEST_FILTER, LONGEST_TASK = 2.0, 300


class Checks:
    """Counts what holds and tells what does not."""

    def __init__(self):
        self.passed = 0
        self.failed = 0

    def equal(self, what, found, expected):
        if found == expected:
            self.passed += 1
        else:
            self.failed += 1
            print(f"FAILED {what}\n  found    {found!r}\n  expected {expected!r}")

    def true(self, what, value):
        self.equal(what, bool(value), True)


class Report:
    """A report that the tool made, open in the browser."""

    def __init__(self, browser, tool, root, folder, name, paths):
        self.browser = browser
        self.paths = paths
        self.file = folder / f"{name}.html"
        started = time.monotonic()
        run = subprocess.run([tool, "report", *paths, "-o", self.file], cwd=root, capture_output=True, text=True)
        if run.returncode not in (0, 1):
            raise chromium.Failure(f"report ended with {run.returncode}: {run.stderr}")
        self.seconds = time.monotonic() - started
        status = subprocess.run([tool, "status", "--json", *paths], cwd=root, capture_output=True, text=True)
        self.status = json.loads(status.stdout)

    def open(self, fragment=""):
        self.browser.open(self.file.as_uri() + fragment)
        self.settle()

    def settle(self):
        """Waits until what was asked for is shown."""
        self.browser.wait("document.getElementById('list').getAttribute('aria-busy') === 'false'")

    def select(self, name, value):
        self.browser.evaluate(
            f"{{ const box = document.getElementById({json.dumps(name)}); box.value = {json.dumps(value)};"
            f" box.dispatchEvent(new Event('{'input' if name == 'search' else 'change'}', {{ bubbles: true }})); }}")
        self.settle()

    def states(self, chosen):
        self.browser.evaluate(
            f"for (const box of document.querySelectorAll('#states input'))"
            f" if (box.checked !== {json.dumps(chosen)}.includes(box.value)) box.click()")
        self.settle()

    def counts(self):
        """The figures beside the states."""
        return self.browser.evaluate(
            "Object.fromEntries([...document.querySelectorAll('#states label')].map((label) =>"
            " [label.firstChild.value, Number(label.lastChild.textContent.replaceAll(',', ''))]))")

    def count(self):
        return self.browser.evaluate("document.getElementById('count').textContent")

    def hash(self):
        return self.browser.evaluate("location.hash")


def table_rows(browser, selector):
    """The figures of a table's rows by the text of the row's first link."""
    return browser.evaluate(
        f"Object.fromEntries([...document.querySelectorAll({json.dumps(selector)})].map((row) =>"
        " [row.cells[0].querySelector('bdi').textContent,"
        " [...row.cells].slice(2).map((cell) => parseFloat(cell.textContent))]))")


def figures(counts):
    """The same figures from `status --json`."""
    return [float(counts[name]) for name in (
        "translatedPercent", "filledPercent", "total", "translated", "machineTranslated", "needsReview", "new",
        "missing")]


def numbers_agree(checks, report):
    """The tables, and the counts of the filters, are those of `status --json`."""
    browser, status = report.browser, report.status
    report.open()
    named = lambda rows: {row["language"] or "(none)": figures(row) for row in rows}
    if len(status["catalogs"]) == 1:
        checks.equal("table of languages", table_rows(browser, "main > section tbody tr"),
                     named(status["catalogs"][0]["languages"]))
    else:
        checks.equal("table of languages", table_rows(browser, "#table-all tbody tr"), named(status["languages"]))
        checks.equal("table of catalogs", table_rows(browser, "#table-catalogs tbody tr"),
                     {catalog["path"]: figures(catalog["total"]) for catalog in status["catalogs"]})
        for place, catalog in enumerate(status["catalogs"]):
            checks.equal(f"table of {catalog['path']}",
                         table_rows(browser, f"details.catalog:nth-of-type({place + 1}) tbody tr"), named(catalog["languages"]))
    total = status["total"]
    checks.equal("all units", {name: report.counts()[name] for name in STATES},
                 {name: total[key] for name, key in STATES.items()})
    checks.equal("stale entries", report.counts()["stale"],
                 sum(catalog["total"]["stale"] for catalog in status["catalogs"]))
    for row in status["languages"]:
        report.select("language", row["language"])
        # The empty tag stands for all languages.
        if row["language"]:
            checks.equal(f"units of {row['language']}", {name: report.counts()[name] for name in STATES},
                         {name: row[key] for name, key in STATES.items()})
    report.select("language", "")
    for catalog in status["catalogs"][:20]:
        report.select("catalog", catalog["path"])
        checks.equal(f"units of {catalog['path']}", {name: report.counts()[name] for name in STATES},
                     {name: catalog["total"][key] for name, key in STATES.items()})
    report.select("catalog", "")
    report.states(["missing", "new"])
    units = f"{total['missing'] + total['new']:,}"
    checks.true("missing and new together", f", {units} unit" in report.count() or units == "0")


def tables_lead_to_entries(checks, report):
    """A figure of a table is a link to what it counts, and the address keeps it."""
    browser = report.browser
    report.open()
    link = browser.evaluate(
        "(() => { const link = [...document.querySelectorAll('table.progress tbody td a')].pop();"
        " link.closest('details')?.setAttribute('open', ''); link.click();"
        " return { hash: link.hash, text: link.textContent }; })()")
    browser.wait("document.activeElement.id === 'entries'")
    report.settle()
    count, units = report.count(), link["text"]
    checks.true("the units that the link counts", f", {int(units):,} unit" in count)
    checks.equal("the address", urllib.parse.parse_qs(report.hash()[1:]), urllib.parse.parse_qs(link["hash"][1:]))
    report.open(report.hash())
    checks.equal("the same view from its address", report.count(), count)


def search_of(report, root, word):
    """What a search finds, worked out from the catalogs themselves."""
    entries, units = 0, 0
    for row in report.status["catalogs"]:
        catalog = json.loads(pathlib.Path(root, row["path"]).read_text(encoding="utf-8"))
        for key, entry in catalog["strings"].items():
            texts = {language: json.dumps([value for value in values_of(localization)], ensure_ascii=False).lower()
                     for language, localization in entry.get("localizations", {}).items()}
            common = (key + "\n" + entry.get("comment", "")).lower() + texts.get(catalog["sourceLanguage"], "")
            languages = [line["language"] for line in row["languages"] if word in common or word in texts.get(line["language"], "")]
            entries += 1 if languages else 0
            if entry.get("shouldTranslate", True) and entry.get("extractionState") != "stale" and key:
                units += len(languages)
    return f"{entries} {'entry' if entries == 1 else 'entries'}, {units} {'unit' if units == 1 else 'units'}"


def values_of(value):
    """All values of string units in a part of a catalog."""
    if isinstance(value, dict):
        if "value" in value:
            yield value["value"]
        for member in value.values():
            yield from values_of(member)


def find_by_keyboard(checks, report, root, word):
    """Everything can be done with the keys alone."""
    browser, expected = report.browser, search_of(report, root, word)
    report.open()
    active = "document.activeElement.id || document.activeElement.className || document.activeElement.value"
    browser.key("Tab", 9)
    checks.equal("first stop", browser.evaluate(active), "skip")
    checks.true("the link is seen", browser.evaluate(
        "(() => { const box = document.activeElement.getBoundingClientRect(); return box.width > 50 && box.top >= 0 })()"))
    browser.key("Enter", 13, "\r")
    browser.wait("document.activeElement.id === 'entries'")
    browser.key("Tab", 9)
    checks.equal("after the skip link", browser.evaluate(active), "search")
    browser.type(word)
    report.settle()
    checks.equal(f"entries with '{word}'", report.count().split(" ·")[0], expected)
    browser.wait("document.getElementById('announcement').textContent.endsWith('found')")
    checks.equal("what is announced", browser.evaluate("document.getElementById('announcement').textContent"),
                 expected + " found")
    checks.true("what was found is marked", browser.evaluate("document.querySelectorAll('#list mark').length > 0"))
    checks.equal("the address", report.hash(), "#search=" + urllib.parse.quote(word))
    browser.key("Tab", 9)
    checks.equal("after the search", browser.evaluate(active), "language")
    browser.key("ArrowDown", 40)
    report.settle()
    checks.true("an arrow chooses a language", "language=" in report.hash())
    for _ in range(10):
        browser.key("Tab", 9)
        if browser.evaluate("document.activeElement.type") == "checkbox":
            break
    state = browser.evaluate("document.activeElement.value")
    browser.key(" ", 32, " ")
    report.settle()
    checks.true("the space key chooses a state", f"state={state}" in report.hash())
    outline = "getComputedStyle(document.activeElement.closest('label')).outlineStyle"
    checks.equal("the focus is seen", browser.evaluate(outline), "solid")
    for _ in range(12):
        browser.key("Tab", 9)
        if browser.evaluate("document.activeElement.id") == "clear":
            break
    browser.key("Enter", 13, "\r")
    report.settle()
    checks.equal("filters are cleared", report.hash(), "")
    checks.equal("the search is empty", browser.evaluate("document.getElementById('search').value"), "")


def is_accessible(checks, report):
    """Controls have names, tables have headers, landmarks are there, texts can be read."""
    browser = report.browser
    report.open()
    # The tree is kept only while it is looked at: it makes the browser slower.
    browser.call("Accessibility.enable")
    nodes = [node for node in browser.call("Accessibility.getFullAXTree")["nodes"] if not node.get("ignored")]
    browser.call("Accessibility.disable")
    role = lambda node: node.get("role", {}).get("value")
    name = lambda node: node.get("name", {}).get("value", "").strip()
    controls = {"button", "combobox", "checkbox", "searchbox", "link", "region", "navigation", "search", "group"}
    checks.equal("controls without a name", [role(node) for node in nodes if role(node) in controls and not name(node)
                                             and role(node) != "group"], [])
    roles = {role(node) for node in nodes}
    checks.equal("landmarks that are missing", {"main", "banner", "contentinfo", "search", "region"} - roles, set())
    checks.true("a live region", "status" in roles)
    checks.equal("header cells without a scope", browser.evaluate("document.querySelectorAll('th:not([scope])').length"), 0)
    checks.equal("rows without a header", browser.evaluate(
        "[...document.querySelectorAll('tbody tr, tfoot tr')].filter((row) => row.cells[0].tagName !== 'TH').length"), 0)
    checks.equal("tables without a caption", browser.evaluate("document.querySelectorAll('table:not(:has(caption))').length"), 0)
    checks.equal("numbers used twice", browser.evaluate(
        "(() => { const all = [...document.querySelectorAll('[id]')].map((node) => node.id);"
        " return all.filter((id, place) => all.indexOf(id) !== place) })()"), [])
    checks.equal("levels of headings that are left out", browser.evaluate(
        "[...document.querySelectorAll('h1,h2,h3,h4')].map((node) => Number(node.tagName[1]))"
        ".filter((level, place, all) => level > (place ? all[place - 1] : 0) + 1)"), [])
    checks.equal("texts without a language or a direction", browser.evaluate(
        "document.querySelectorAll('#list .text:not([lang][dir])').length"), 0)
    checks.equal("headings", browser.evaluate("document.querySelectorAll('h1').length"), 1)


CONTRAST = """
(() => {
  const parse = (color) => (color.match(/[\\d.]+/g) || []).map(Number);
  const light = ([r, g, b]) => [r, g, b].map((part) => part / 255)
    .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, place) => sum + part * [0.2126, 0.7152, 0.0722][place], 0);
  const back = (node) => {
    for (; node; node = node.parentElement) {
      const color = parse(getComputedStyle(node).backgroundColor);
      if (color.length && (color.length < 4 || color[3] > 0)) return color;
    }
    return [255, 255, 255];
  };
  const bad = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || node.closest("script, noscript, button:disabled")) continue;
    const [one, two] = [light(parse(getComputedStyle(node).color)), light(back(node))];
    const ratio = (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
    if (ratio < 4.5) bad.add(node.tagName + "." + node.className + " " + ratio.toFixed(2));
  }
  return [...bad];
})()
"""


def looks_right(checks, report, fragment):
    """Light and dark can be read, nothing is wider than a small window, paper shows no controls."""
    browser = report.browser
    for scheme in ("light", "dark"):
        browser.media(prefers_color_scheme=scheme)
        report.open(fragment)
        checks.equal(f"texts without contrast in {scheme}", browser.evaluate(CONTRAST), [])
    browser.media()
    browser.size(320, 640)
    report.open(fragment)
    checks.true("no scrolling sideways at 320", browser.evaluate(
        "document.documentElement.scrollWidth <= 320 && document.body.scrollWidth <= 320"))
    browser.size(1200, 900)
    browser.media(prefers_reduced_motion="reduce")
    checks.equal("motion", browser.evaluate("getComputedStyle(document.documentElement).scrollBehavior"), "auto")
    browser.call("Emulation.setEmulatedMedia", media="print")
    checks.equal("controls on paper", browser.evaluate("getComputedStyle(document.getElementById('filter')).display"), "none")
    browser.call("Emulation.setEmulatedMedia", media="")


def right_to_left(checks, report, language):
    """Texts from right to left stand at the right, their placeholders read from left to right."""
    browser = report.browser
    report.open(f"#language={language}&state=translated")
    texts = browser.evaluate(
        f"[...document.querySelectorAll('#list .text[lang=\"{language}\"]')].map((node) => {{"
        " const range = document.createRange(); range.selectNodeContents(node);"
        " const [text, box] = [range.getBoundingClientRect(), node.getBoundingClientRect()];"
        " const style = getComputedStyle(node);"
        " return { rtl: style.direction === 'rtl', isolated: style.unicodeBidi === 'isolate',"
        "  right: Math.abs(text.right - box.right) < 2,"
        "  placeholders: [...node.querySelectorAll('.placeholder')].every("
        "    (part) => getComputedStyle(part).direction === 'ltr' && getComputedStyle(part).unicodeBidi === 'isolate') }; })")
    checks.true("there are texts", texts)
    checks.equal(f"texts in {language} that are laid out wrong", [text for text in texts if not all(text.values())], [])
    checks.equal("source texts from right to left",
                 browser.evaluate("document.querySelectorAll('#list .source .text[dir=rtl]').length"), 0)


def works_without_script(checks, report):
    browser = report.browser
    browser.call("Emulation.setScriptExecutionDisabled", value=True)
    browser.open(report.file.as_uri())
    browser.call("Emulation.setScriptExecutionDisabled", value=False)
    checks.true("a word about it", browser.evaluate("document.querySelector('noscript p').offsetHeight > 0"))
    checks.true("tables", browser.evaluate("document.querySelectorAll('table.progress tbody tr').length > 0"))


def cannot_be_attacked(checks, report):
    """No text of a catalog becomes code, and the policy would stop it."""
    browser = report.browser
    report.open()
    for name in ("search", "language", "catalog"):
        browser.evaluate(f"document.getElementById('{name}').focus()")
    checks.equal("what ran", browser.evaluate("window.attacked ?? null"), None)
    checks.equal("keys as they are", browser.evaluate(
        "[...document.querySelectorAll('#list h3')].map((node) => node.textContent)"), catalogs.ATTACKS)
    checks.equal("comments as they are", browser.evaluate(
        "[...document.querySelectorAll('#list .comment')].map((node) => node.textContent)"), catalogs.ATTACKS)
    checks.equal("elements that no report has", browser.evaluate("document.querySelectorAll('img, iframe, object').length"), 0)
    checks.equal("scripts", browser.evaluate("document.scripts.length"), 2)
    for attack in catalogs.ATTACKS[:3]:
        report.select("search", attack)
        checks.equal("the address keeps it", urllib.parse.parse_qs(report.hash()[1:]).get("search"), [attack])
        report.open(report.hash())
        checks.equal("search from the address", browser.evaluate("document.getElementById('search').value"), attack)
    checks.equal("problems", browser.problems(), [])
    # The policy says no to what is not part of the page. The browser tells of it, which is no problem here.
    report.open()
    checks.equal("a script that was added", browser.evaluate(
        "(() => { const script = document.createElement('script'); script.textContent = 'window.attacked = 10';"
        " document.body.append(script); const box = document.createElement('div');"
        " box.innerHTML = '<img src=x onerror=\"window.attacked = 11\">'; document.body.append(box);"
        " return new Promise((done) => setTimeout(() => done(window.attacked ?? null), 200)); })()"), None)


def stays_fluid(checks, report):
    """Ten thousand entries answer every key at once."""
    browser = report.browser
    started = time.monotonic()
    report.open()
    opened = time.monotonic() - started
    browser.evaluate(
        "window.tasks = []; new PerformanceObserver((list) => { for (const entry of list.getEntries())"
        " window.tasks.push(entry.duration); }).observe({ type: 'longtask' }); document.getElementById('search').focus()")
    slowest = 0
    for letter in "phrase 99":
        started = time.monotonic()
        browser.key(letter, text=letter)
        report.settle()
        slowest = max(slowest, time.monotonic() - started)
    for name, value in [("search", ""), ("language", "he"), ("problems", "note"), ("problems", ""), ("language", "")]:
        started = time.monotonic()
        report.select(name, value)
        slowest = max(slowest, time.monotonic() - started)
    started = time.monotonic()
    report.states(["missing"])
    slowest = max(slowest, time.monotonic() - started)
    for _ in range(3):
        browser.evaluate("document.getElementById('next').click()")
        report.settle()
    checks.equal("the page", browser.evaluate("document.getElementById('page').textContent").split(" of ")[0], "Page 4")
    tasks = browser.evaluate("new Promise((done) => setTimeout(() => done(window.tasks), 100))")
    checks.true("a filter answers in time", slowest < SLOWEST_FILTER)
    checks.true("nothing blocks for long", max(tasks, default=0) < LONGEST_TASK)
    checks.true("few nodes", browser.evaluate("document.querySelectorAll('*').length") < 20_000)
    print(f"large: made in {report.seconds:.1f} s, {report.file.stat().st_size / 1e6:.1f} MB, opened in {opened:.2f} s,"
          f" slowest filter {slowest * 1000:.0f} ms, longest task {max(tasks, default=0):.0f} ms")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", required=True)
    parser.add_argument("--root", required=True)
    parser.add_argument("--screenshots", type=pathlib.Path)
    arguments = parser.parse_args()
    checks = Checks()
    with tempfile.TemporaryDirectory() as name, chromium.Browser(chromium.find()) as browser:
        folder = pathlib.Path(name)
        browser.size(1200, 900)

        def report(name, paths):
            return Report(browser, arguments.tool, arguments.root, folder, name, [str(path) for path in paths])

        def quiet(what):
            checks.equal(f"problems and requests of {what}", browser.problems(), [])

        samples = report("samples", ["Catalogs/Samples"])
        numbers_agree(checks, samples)
        quiet("samples")
        tables_lead_to_entries(checks, samples)
        find_by_keyboard(checks, samples, arguments.root, "queue")
        quiet("the keyboard")
        is_accessible(checks, samples)
        looks_right(checks, samples, "#language=ar")
        looks_right(checks, samples, "")
        for language in ("ar", "he"):
            right_to_left(checks, samples, language)
        works_without_script(checks, samples)

        everything = report("everything", ["Catalogs"])
        numbers_agree(checks, everything)
        looks_right(checks, everything, "#problems=note")
        quiet("all catalogs")

        (folder / "<b>&\"' \u202e.xcstrings").write_text(catalogs.hostile(), encoding="utf-8")
        cannot_be_attacked(checks, report("hostile", [folder / "<b>&\"' \u202e.xcstrings"]))

        (folder / "Large.xcstrings").write_text(
            catalogs.large(10_000, "en de fr ar he ja es it pl ru".split()), encoding="utf-8")
        large = report("large", [folder / "Large.xcstrings"])
        numbers_agree(checks, large)
        stays_fluid(checks, large)
        quiet("the large catalog")

        corpus = pathlib.Path(os.environ.get("STRING_CATALOG_REFERENCE", pathlib.Path(arguments.root).parent / "shared"))
        found = sorted((corpus / "corpus").glob("*.xcstrings"), key=lambda path: -path.stat().st_size)[::12]
        if found:
            numbers_agree(checks, report("corpus", found))
            quiet("the corpus")
        else:
            print("corpus: not there, not tried")

        if arguments.screenshots:
            take_screenshots(browser, samples, everything, arguments.screenshots)
    print(f"browser: {checks.passed} passed, {checks.failed} failed")
    return 1 if checks.failed else 0


def take_screenshots(browser, samples, everything, folder):
    """Pictures to look at."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, report, width, height, scheme, fragment in [
        ("top-light", samples, 1200, 1400, "light", ""), ("top-dark", samples, 1200, 1400, "dark", ""),
        ("entries-light", samples, 1200, 1400, "light", "#search=queue"),
        ("entries-dark", samples, 1200, 1400, "dark", "#state=missing,needs_review"),
        ("right-to-left", samples, 1200, 1400, "light", "#language=ar"),
        ("diagnostics", everything, 1200, 1400, "light", "#problems=note"),
        ("narrow-top", samples, 320, 1200, "dark", ""), ("narrow", samples, 320, 1400, "light", "#language=he"),
    ]:
        browser.size(width, height)
        browser.media(prefers_color_scheme=scheme)
        report.open(fragment)
        time.sleep(0.5)
        browser.screenshot(folder / f"{name}.png")


if __name__ == "__main__":
    sys.exit(main())
