extension PageScript {
    /// Shows a page of what was found.
    static let showing: StaticString = #"""
          // ---- Showing ----

          function element(name, className, ...children) {
            const made = document.createElement(name);
            if (className) made.className = className;
            made.append(...children);
            return made;
          }

          // What a program fills in or replaces. It reads from left to right in every language.
          const PLACEHOLDER = new RegExp(
            "%#@[^@]*@|%(?:\\d+\\$)?arg\\b|%%|\\$\\{[^}]*\\}"
              + "|%(?:\\d+\\$)?(?:\\([^)]*\\))?[-+#0']*\\d*(?:\\.\\d+)?(?:hh|h|ll|l|q|L|z|t|j)?[@diuxXoOfFeEgGaAcCsSpn]", "g");

          const placeholders = (text) =>
            text.includes("%") || text.includes("${")
              ? [...text.matchAll(PLACEHOLDER)].map((match) => [match.index, match.index + match[0].length]) : [];

          // Where a search is found, if the folded text has the same length and so the same places.
          function placesOf(search, text) {
            const places = [];
            const folded = search ? fold(text) : "";
            if (!search || folded.length !== text.length) return places;
            for (let at = folded.indexOf(search); at >= 0; at = folded.indexOf(search, at + search.length)) {
              places.push([at, at + search.length]);
            }
            return places;
          }

          // Adds a text with what was searched for marked, and with its placeholders kept together.
          function marked(parent, text, search, kept = []) {
            const marks = placesOf(search, text);
            const cuts = [...new Set([0, text.length, ...marks.flat(), ...kept.flat()])].sort((left, right) => left - right);
            let mark = 0, keep = 0, box = null;
            for (let index = 0; index + 1 < cuts.length; index++) {
              const [from, to] = [cuts[index], cuts[index + 1]];
              while (mark < marks.length && marks[mark][1] <= from) mark++;
              while (keep < kept.length && kept[keep][1] <= from) keep++;
              let node = text.slice(from, to);
              if (mark < marks.length && marks[mark][0] <= from) node = element("mark", "", node);
              if (keep < kept.length && kept[keep][0] <= from) {
                if (kept[keep][0] === from) {
                  box = element("bdi", "placeholder");
                  box.dir = "ltr";
                  parent.append(box);
                }
                box.append(node);
              } else {
                parent.append(node);
              }
            }
            return parent;
          }

          function inLanguage(node, tag) {
            node.lang = data.tags[tag].replace(/_/g, "-");
            node.dir = rightToLeft.has(tag) ? "rtl" : "ltr";
            return node;
          }

          function textNode(tag, text, search) {
            if (text === "") return element("span", "empty", "empty");
            const node = inLanguage(element("span", "text"), tag);
            const fill = (text) => marked(node, text, search, placeholders(text));
            if (text.length <= LONGEST_TEXT) return fill(text);
            fill(text.slice(0, LONGEST_TEXT) + "…");
            const more = element("button", "more", "Show all " + text.length.toLocaleString("en") + " characters");
            more.type = "button";
            more.addEventListener("click", () => {
              node.replaceChildren();
              fill(text);
              more.remove();
            });
            return element("div", "", node, more);
          }

          const badge = (state) => element("span", "badge " + STATES[state], STATE_WORDS[state]);
          const formName = (way) => way.replace(/^stringSet\./, "phrase ")
            .replace(/^substitutions\.(.*?)\.(plural|device|width)\./, "@$1@ $2 ").replace(/\b(plural|device|width)\./g, "$1 ")
            .replace(/\./g, ", ");

          function language(tag) {
            const node = element("span", "tag", element("bdi", "", data.tags[tag] || "(none)"));
            return names[tag] ? [node, element("span", "name", names[tag])] : [node];
          }

          function textRow(tag, text, fallback, state, isSource, search) {
            const row = element("div", isSource ? "source" : "");
            const term = element("dt", "", ...language(tag));
            if (isSource) term.append(element("span", "name", "source"));
            if (state >= 0 && !(isSource && state === TRANSLATED)) term.append(badge(state));
            const description = element("dd", "");
            if (!text || typeof text[2] === "string") {
              description.append(textNode(tag, text ? text[2] : fallback, search));
            } else {
              const forms = element("dl", "forms");
              for (const [way, value, ownState] of text[2]) {
                const name = element("dt", "", way ? formName(way) : "text");
                if (ownState !== undefined) {
                  const known = STATES.indexOf(ownState);
                  name.append(" ", known >= 0 ? badge(known) : element("span", "badge", ownState));
                }
                forms.append(name, element("dd", "", textNode(tag, value, search)));
              }
              for (const way of text[3] || []) forms.append(element("dt", "", formName(way)), element("dd", "", badge(MISSING)));
              description.append(forms);
            }
            row.append(term, description);
            return row;
          }

          function findingItem(finding, path) {
            const item = element("li", "", element("span", "badge " + finding.severity, finding.severity), " ");
            item.append(element("bdi", "", finding.message), " ");
            const place = path + ":" + finding.line + ":" + finding.column;
            item.append(element("span", "rule", element("bdi", "", place), " " + finding.name));
            for (const [line, column, message] of finding.notes || []) {
              item.append(element("div", "rule", element("bdi", "", path + ":" + line + ":" + column + " " + message)));
            }
            return item;
          }

          function findingList(findings, path) {
            const list = element("ul", "findings");
            for (const finding of findings) list.append(findingItem(finding, path));
            return list;
          }

          function entryItem(number, wanted) {
            const entry = entries[number];
            const { raw } = entry;
            const catalog = catalogs[entry.number];
            const search = wanted.search;
            const heading = element("h3", "");
            heading.dir = "auto";
            if (raw.key === "") heading.append(element("span", "empty", "empty key")); else marked(heading, raw.key, search);
            const header = element("header", "", heading);
            if (raw.stale) header.append(" ", badge(STALE));
            if (raw.uncounted) header.append(" ", badge(UNCOUNTED));
            if (raw.comment) {
              const comment = marked(element("p", "comment"), raw.comment, search);
              comment.dir = "auto";
              header.append(comment);
            }
            header.append(element("p", "place", element("bdi", "", catalog.path + ":" + raw.line)));

            const texts = element("dl", "texts");
            const findings = raw.findings || [];
            const shown = new Set();
            const absent = [];
            const stateOf = (tag) => catalog.states[entry.start + catalog.positions.get(tag)];
            const add = (tag, isSource) => {
              const state = stateOf(tag);
              const row = textRow(tag, textIn(entry, tag), raw.key, state >= STALE ? -1 : state, isSource, search);
              const own = findings.filter((finding) => finding.language === tag);
              if (own.length) row.lastChild.append(findingList(own, catalog.path));
              texts.append(row);
              shown.add(tag);
            };
            const rows = matches(entry, wanted).map((position) => catalog.languages[position])
              .filter((tag) => wanted.mask & (1 << stateOf(tag)));
            if (catalog.positions.has(catalog.source)) add(catalog.source, true);
            for (const tag of rows) {
              if (shown.has(tag)) continue;
              if (textIn(entry, tag)) {
                add(tag, false);
              } else {
                absent.push(tag);
              }
            }
            if (absent.length && !raw.stale && !raw.uncounted) {
              const list = element("ul", "languages");
              for (const tag of absent) list.append(element("li", "", ...language(tag).flatMap((part) => [part, " "])));
              texts.append(element("div", "", element("dt", "", badge(MISSING)), element("dd", "", list)));
            }
            const item = element("li", "entry", header, texts);
            // What is about no language, or one that has no row of its own.
            const rest = findings.filter(
              ({ language }) => !catalog.positions.has(language) || !shown.has(language) && absent.includes(language));
            if (rest.length) item.append(findingList(rest, catalog.path));
            return item;
          }

          let showing = 0;

          function show() {
            const current = ++showing;
            const { found, wanted } = result;
            const size = wanted.tag >= 0 ? PAGE_SIZE : MIXED_PAGE_SIZE;
            const pages = Math.max(1, Math.ceil(found.length / size));
            query.page = Math.min(query.page, pages);
            writeHash();
            const total = plural(found.length, "entry", "entries") + ", " + plural(result.units, "unit", "units");
            $("count").textContent =
              !found.length ? "No entry matches." : pages > 1 ? total + " · page " + query.page + " of " + pages : total;
            announce(found.length ? total + " found" : "No entry matches.");
            $("pages").hidden = pages < 2;
            $("page").textContent = "Page " + query.page + " of " + pages;
            $("previous").disabled = query.page <= 1;
            $("next").disabled = query.page >= pages;
            showFileFindings(wanted);

            const list = $("list");
            list.start = (query.page - 1) * size + 1;
            const numbers = found.slice((query.page - 1) * size, query.page * size);
            let index = 0;
            list.replaceChildren();
            const step = () => {
              if (current !== showing) return;
              const deadline = performance.now() + SLICE;
              const part = document.createDocumentFragment();
              while (index < numbers.length && (index === 0 || performance.now() < deadline)) {
                part.append(entryItem(numbers[index++], wanted));
              }
              list.append(part);
              if (index < numbers.length) {
                requestAnimationFrame(step);
              } else {
                list.setAttribute("aria-busy", "false");
              }
            };
            list.setAttribute("aria-busy", "true");
            step();
          }

          // What is wrong with files as a whole. A long list is there to be opened.
          function showFileFindings(wanted) {
            const place = $("file-findings");
            const [summary, lists] = place.children;
            let count = 0;
            lists.replaceChildren();
            catalogs.forEach((catalog, number) => {
              const findings = catalog.raw.findings;
              if (!findings.length || (wanted.catalog >= 0 && wanted.catalog !== number)) return;
              count += findings.length;
              lists.append(element("h3", "", element("bdi", "", catalog.path)), findingList(findings, catalog.path));
            });
            summary.textContent = plural(count, "diagnostic", "diagnostics") + " about whole files";
            place.hidden = count === 0;
            if (place.dataset.count !== String(count)) place.open = count <= OPEN_FINDINGS;
            place.dataset.count = count;
          }

          // Said once a typist has paused, or every letter would be answered.
          let timer = 0;
          function announce(text) {
            clearTimeout(timer);
            timer = setTimeout(() => { $("announcement").textContent = text; }, 500);
          }

        """#
}
