/// The parts of the page that are the same in every report.
enum PageFrame {
    /// The headers of a table of progress after its first.
    static let progressHeaders: StaticString = """
        </th><th scope="col" class="bar"><span class="hidden">Bar</span></th><th scope="col">Translated %</th>\
        <th scope="col">Filled %</th><th scope="col">Total</th><th scope="col">Translated</th>\
        <th scope="col">Machine translated</th><th scope="col">Needs review</th><th scope="col">New</th>\
        <th scope="col">Missing</th>
        """

    /// The controls and the list of entries, which the script fills.
    static let entries: StaticString = """
        <section aria-labelledby="entries">
        <h2 id="entries" tabindex="-1">Entries</h2>
        <noscript><p class="notice">The list of entries needs JavaScript. The tables above do not.</p></noscript>
        <form id="filter" role="search" aria-label="Entries" hidden>
        <div class="fields">
        <div class="field wide"><label for="search">Search keys, texts and comments</label>
        <input type="search" id="search" autocomplete="off" spellcheck="false" dir="auto"></div>
        <div class="field"><label for="language">Language</label><select id="language"></select></div>
        <div class="field"><label for="catalog">Catalog</label><select id="catalog"></select></div>
        <div class="field"><label for="problems">Diagnostics</label><select id="problems">
        <option value="">All entries</option><option value="error">With errors</option>
        <option value="warning">With errors or warnings</option><option value="note">With any diagnostic</option>
        </select></div>
        </div>
        <fieldset><legend>States <span class="detail">(none chosen: all)</span></legend><div id="states"></div></fieldset>
        <button type="reset" id="clear">Clear filters</button>
        </form>
        <details id="file-findings" hidden><summary></summary><div></div></details>
        <p id="count"></p>
        <p id="announcement" class="hidden" role="status" aria-live="polite"></p>
        <ol id="list" aria-label="Entries"></ol>
        <nav id="pages" aria-label="Pages of entries" hidden>
        <button type="button" id="previous">Previous</button> <span id="page"></span>
        <button type="button" id="next">Next</button>
        </nav>
        </section>

        """

    /// What the figures mean.
    static let footer: StaticString = """
        <footer>
        <h2>What is counted</h2>
        <p>A unit is an entry in one language, unless it is not to be translated, stale, or has the empty key. It is as \
        far as the least finished of its texts: missing, new, needs review, machine translated, translated.</p>
        <p>Translated % = translated / total; filled % = (translated + machine translated + needs review) / total. \
        Percentages are rounded down.</p>
        </footer>

        """
}
