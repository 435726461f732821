extension PageScript {
    /// What the data says, and how entries are searched.
    static let entries: StaticString = #"""
        (() => {
          "use strict";
          const $ = (id) => document.getElementById(id);
          const data = JSON.parse($("data").textContent);

          // The first five are the states of units, as in the data; the others belong to entries that are none.
          const STATES = ["missing", "new", "needs_review", "machine_translated", "translated", "stale", "uncounted"];
          const STATE_WORDS = ["missing", "new", "needs review", "machine translated", "translated", "stale", "not counted"];
          const SEVERITIES = ["note", "warning", "error"];
          const MISSING = 0, TRANSLATED = 4, STALE = 5, UNCOUNTED = 6;
          // Entries on a page in one language and in all, milliseconds of work at a time, characters of a text shown at first.
          const PAGE_SIZE = 50, MIXED_PAGE_SIZE = 20, SLICE = 8, LONGEST_TEXT = 4000;
          const OPEN_FINDINGS = 5;
          const rightToLeft = new Set(data.rtl);

          // Names of languages, where the browser knows them.
          const names = (() => {
            let display = null;
            try { display = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" }); } catch { /* An old browser. */ }
            return data.tags.map((tag) => {
              try { return (display && display.of(tag.replace(/_/g, "-"))) || ""; } catch { return ""; }
            });
          })();

          const fold = (text) => text.normalize("NFC").toLowerCase();
          const plural = (count, one, many) => count.toLocaleString("en") + " " + (count === 1 ? one : many);

          // ---- Entries ----

          // All entries of all catalogs in order. `states` of a catalog holds a state for each entry and language.
          const entries = [];
          const catalogs = data.catalogs.map((catalog, number) => {
            const { languages } = catalog;
            const positions = new Map(languages.map((tag, position) => [tag, position]));
            const states = new Uint8Array(catalog.entries.length * languages.length);
            const first = entries.length;
            catalog.entries.forEach((raw, row) => {
              const start = row * languages.length;
              if (raw.stale || raw.uncounted) {
                states.fill(raw.stale ? STALE : UNCOUNTED, start, start + languages.length);
              } else {
                // What is not mentioned is missing, but for the source text, which is the key.
                const source = positions.get(catalog.source);
                if (source !== undefined) states[start + source] = TRANSLATED;
                for (const text of raw.texts) states[start + positions.get(text[0])] = text[1];
              }
              let severity = -1, common = -1, byTag = null;
              for (const finding of raw.findings || []) {
                const rank = SEVERITIES.indexOf(finding.severity);
                severity = Math.max(severity, rank);
                if (positions.has(finding.language)) {
                  byTag = byTag || new Map();
                  byTag.set(finding.language, Math.max(byTag.get(finding.language) ?? -1, rank));
                } else {
                  common = Math.max(common, rank);
                }
              }
              entries.push({ raw, number, start, severity, common, byTag, folded: null });
            });
            const { path, source } = catalog;
            return { raw: catalog, path, source, languages, positions, states, first, end: entries.length };
          });

          const textIn = (entry, tag) => entry.raw.texts.find((text) => text[0] === tag);
          const textsOf = (text) => (typeof text[2] === "string" ? text[2] : text[2].map((form) => form[1]).join("\n"));

          // What a search looks at: the key, the comment and the source text of an entry, and the text of each language.
          function prepare(entry) {
            const source = textIn(entry, catalogs[entry.number].source);
            entry.foldedCommon = fold(
              entry.raw.key + "\n" + (entry.raw.comment || "") + "\n" + (source ? textsOf(source) : ""));
            entry.foldedTexts = entry.raw.texts.map((text) => fold(textsOf(text)));
            entry.folded = entry.foldedCommon + "\n" + entry.foldedTexts.join("\n");
          }

          // Whether the text in a language holds what is searched for.
          function isFoundIn(entry, tag, search) {
            const index = entry.raw.texts.findIndex((text) => text[0] === tag);
            return index >= 0 && entry.foldedTexts[index].includes(search);
          }

          // Folds what is not folded yet while nothing else is to be done, so that the first search is quick as well.
          function prepareIdly(from = 0) {
            if (from >= entries.length || !window.requestIdleCallback) return;
            requestIdleCallback((idle) => {
              let index = from;
              while (index < entries.length && idle.timeRemaining() > 1) {
                if (entries[index].folded === null) prepare(entries[index]);
                index++;
              }
              prepareIdly(index);
            });
          }

          // ---- What is asked for ----

          const empty = () => ({ search: "", language: "", catalog: "", problems: "", states: new Set(), page: 1 });
          let query = empty();

          function readHash() {
            const read = empty();
            const parameters = new URLSearchParams(location.hash.slice(1));
            read.search = parameters.get("search") || "";
            if (data.tags.includes(parameters.get("language"))) read.language = parameters.get("language");
            const path = parameters.get("catalog");
            if (catalogs.some((catalog) => catalog.path === path)) read.catalog = path;
            if (SEVERITIES.includes(parameters.get("problems"))) read.problems = parameters.get("problems");
            for (const state of (parameters.get("state") || "").split(",")) if (STATES.includes(state)) read.states.add(state);
            read.page = Math.max(1, Math.min(1e6, parseInt(parameters.get("page"), 10) || 1));
            return read;
          }

          function writeHash() {
            const parts = [];
            const add = (name, value) => { if (value) parts.push(name + "=" + encodeURIComponent(value)); };
            add("language", query.language);
            if (query.states.size) parts.push("state=" + STATES.filter((state) => query.states.has(state)).join(","));
            add("catalog", query.catalog);
            add("problems", query.problems);
            add("search", query.search);
            if (query.page > 1) parts.push("page=" + query.page);
            const hash = parts.length ? "#" + parts.join("&") : "";
            if (hash === location.hash) return;
            // An address without a fragment has to be written out, or the old fragment would stay.
            history.replaceState(null, "", hash || location.pathname + location.search);
          }

          function showQuery() {
            $("search").value = query.search;
            $("language").value = query.language;
            $("catalog").value = query.catalog;
            $("problems").value = query.problems;
            for (const box of $("states").querySelectorAll("input")) box.checked = query.states.has(box.value);
          }

        """#
}
