extension PageScript {
    /// What a person can do.
    static let controls: StaticString = #"""
          // ---- Controls ----

          function option(value, text) {
            const made = element("option", "", text);
            made.value = value;
            return made;
          }

          $("language").append(
            option("", "All languages"),
            ...data.tags.map((tag, number) => option(tag, names[number] ? tag + " – " + names[number] : tag)));
          $("catalog").append(option("", "All catalogs"), ...catalogs.map(({ path }) => option(path, path)));
          $("catalog").parentNode.hidden = catalogs.length < 2;
          STATES.forEach((state, number) => {
            const box = element("input", "");
            box.type = "checkbox";
            box.value = state;
            $("states").append(
              element("label", "", box, element("span", "badge " + state, STATE_WORDS[number]), element("span", "number", "0")));
          });

          function ask(change) {
            change();
            query.page = 1;
            filter();
          }
          $("search").addEventListener("input", (event) => ask(() => { query.search = event.target.value; }));
          for (const name of ["language", "catalog", "problems"]) {
            $(name).addEventListener("change", (event) => ask(() => { query[name] = event.target.value; }));
          }
          $("states").addEventListener("change", (event) => ask(() => {
            if (event.target.checked) query.states.add(event.target.value); else query.states.delete(event.target.value);
          }));
          $("filter").addEventListener("submit", (event) => event.preventDefault());
          $("filter").addEventListener("reset", (event) => {
            event.preventDefault();
            ask(() => { query = empty(); showQuery(); });
          });

          function toEntries() {
            $("entries").focus({ preventScroll: true });
            $("entries").scrollIntoView();
          }
          function turn(by) {
            query.page += by;
            show();
            toEntries();
          }
          $("previous").addEventListener("click", () => turn(-1));
          $("next").addEventListener("click", () => turn(1));

          document.querySelector(".skip").addEventListener("click", (event) => { event.preventDefault(); toEntries(); });
          // A figure of a table leads to what it counts, also when it is what is shown already.
          document.querySelector("main").addEventListener("click", (event) => {
            const link = event.target.closest("table.progress a");
            if (link && link.hash === location.hash) { event.preventDefault(); toEntries(); }
          });
          window.addEventListener("hashchange", () => { query = readHash(); showQuery(); filter(toEntries); });

          // ---- Tables ----

          for (const row of document.querySelectorAll("tr[data-language]")) {
            const name = names[data.tags.indexOf(row.dataset.language)];
            if (name) row.firstChild.append(element("span", "name", name));
          }
          for (const table of document.querySelectorAll("table.progress")) {
            const body = table.tBodies[0];
            if (body.rows.length < 2) continue;
            [...table.tHead.rows[0].cells].forEach((cell, column) => {
              if (cell.classList.contains("bar")) return;
              const button = element("button", "", ...cell.childNodes);
              button.type = "button";
              button.addEventListener("click", () => sort(table, column));
              cell.append(button);
            });
          }
          function sort(table, column) {
            const header = table.tHead.rows[0].cells[column];
            // Names go up first, figures down.
            const isDown = header.hasAttribute("aria-sort") ? header.getAttribute("aria-sort") === "ascending" : column > 0;
            for (const cell of table.tHead.rows[0].cells) cell.removeAttribute("aria-sort");
            header.setAttribute("aria-sort", isDown ? "descending" : "ascending");
            const value = ({ cells }) =>
              column === 0 ? cells[0].firstChild.textContent : parseFloat(cells[column].textContent);
            const compare = (left, right) => (left < right ? -1 : left > right ? 1 : 0);
            const rows = [...table.tBodies[0].rows].map((row) => ({ row, value: value(row) }));
            rows.sort((left, right) => compare(left.value, right.value) * (isDown ? -1 : 1));
            table.tBodies[0].append(...rows.map(({ row }) => row));
          }

          $("filter").hidden = false;
          const hasQuery = location.hash.includes("=");
          query = readHash();
          showQuery();
          filter(hasQuery ? toEntries : null);
          prepareIdly();
        })();

        """#
}
