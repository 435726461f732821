extension PageScript {
    /// Finds the entries that are asked for, in slices of time.
    static let filtering: StaticString = #"""
          // ---- Filtering ----

          // Work goes on in slices of a few milliseconds, so that keys and scrolling are never kept waiting.
          const channel = new MessageChannel();
          let waiting = null;
          channel.port1.onmessage = () => { const step = waiting; waiting = null; if (step) step(); };
          const later = (step) => { waiting = step; channel.port2.postMessage(0); };

          // The languages of an entry that match, as positions among those of its catalog.
          function matches(entry, wanted) {
            const catalog = catalogs[entry.number];
            const found = [];
            if (wanted.rank >= 0 && entry.severity < wanted.rank) return found;
            let inCommon = true;
            if (wanted.search) {
              if (entry.folded === null) prepare(entry);
              if (!entry.folded.includes(wanted.search)) return found;
              inCommon = entry.foldedCommon.includes(wanted.search);
            }
            const isInProblem = wanted.rank < 0 || entry.common >= wanted.rank;
            const only = wanted.tag >= 0 ? catalog.positions.get(wanted.tag) : -1;
            if (only === undefined) return found;
            const end = only >= 0 ? only + 1 : catalog.languages.length;
            for (let position = Math.max(only, 0); position < end; position++) {
              const tag = catalog.languages[position];
              if (!inCommon && !isFoundIn(entry, tag, wanted.search)) continue;
              if (!isInProblem && !(entry.byTag && (entry.byTag.get(tag) ?? -1) >= wanted.rank)) continue;
              found.push(position);
            }
            return found;
          }

          function wantedBy(query) {
            let mask = 0;
            for (const state of query.states) mask |= 1 << STATES.indexOf(state);
            return {
              search: fold(query.search.trim()), tag: query.language ? data.tags.indexOf(query.language) : -1,
              rank: SEVERITIES.indexOf(query.problems), mask: mask || -1,
              catalog: query.catalog ? catalogs.findIndex((catalog) => catalog.path === query.catalog) : -1,
            };
          }

          let run = 0;
          let result = { wanted: wantedBy(query), found: [], units: 0 };

          function filter(done) {
            const current = ++run;
            const wanted = wantedBy(query);
            $("list").setAttribute("aria-busy", "true");
            let index = wanted.catalog >= 0 ? catalogs[wanted.catalog].first : 0;
            const end = wanted.catalog >= 0 ? catalogs[wanted.catalog].end : entries.length;
            const counts = new Array(STATES.length).fill(0);
            const found = [];
            let units = 0;
            const step = () => {
              if (current !== run) return;
              const deadline = performance.now() + SLICE;
              for (; index < end; index++) {
                process(index);
                if ((index & 31) === 31 && performance.now() > deadline) {
                  index++;
                  later(step);
                  return;
                }
              }
              result = { wanted, found, units };
              showCounts(counts);
              show();
              if (done) done();
            };
            const process = (number) => {
              const entry = entries[number];
              const { states } = catalogs[entry.number];
              let isFound = false;
              for (const position of matches(entry, wanted)) {
                const state = states[entry.start + position];
                counts[state]++;
                if (wanted.mask & (1 << state)) {
                  if (state < STALE) units++;
                  isFound = true;
                }
              }
              if (isFound) found.push(number);
            };
            step();
          }

          function showCounts(counts) {
            for (const box of $("states").querySelectorAll("input")) {
              box.nextElementSibling.nextElementSibling.textContent = counts[STATES.indexOf(box.value)].toLocaleString("en");
            }
          }

        """#
}
