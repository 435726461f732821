/// The style of the page.
enum PageStyle {
    static let text: StaticString = #"""

        :root {
          color-scheme: light dark;
          --page: #f6f7f9; --card: #ffffff; --text: #1c2330; --quiet: #566072; --line: #d8dde5; --field: #7b8594;
          --link: #0b57a4; --focus: #0b57a4; --mark: #ffe48a; --mark-text: #1c2330; --track: #e3e7ed; --source: #f6f7f9;
          --translated: #1f8a54; --machine: #2a8ab8; --review: #c07f0a; --new: #8a63d2;
          --translated-back: #dcf4e5; --translated-text: #14532d; --machine-back: #daeff8; --machine-text: #0d4560;
          --review-back: #fcefcf; --review-text: #6b3f06; --new-back: #ece6fa; --new-text: #48258c;
          --missing-back: #fde4e2; --missing-text: #8a1c17; --other-back: #e8ebf0; --other-text: #3d4656;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --page: #12161d; --card: #1a2029; --text: #e5e9f0; --quiet: #a3adbd; --line: #323b49; --field: #7f8a9b;
            --link: #82b8f5; --focus: #82b8f5; --mark: #6b5310; --mark-text: #fff6d6; --track: #2e3744; --source: #151a22;
            --translated: #3fae76; --machine: #4aa8d4; --review: #d79a2e; --new: #a483e6;
            --translated-back: #12392a; --translated-text: #a5ebc6; --machine-back: #103a4d; --machine-text: #b0e2f7;
            --review-back: #46320c; --review-text: #fadc9b; --new-back: #35285a; --new-text: #d9cbfa;
            --missing-back: #4f1d1d; --missing-text: #fcc5c1; --other-back: #2c3441; --other-text: #cdd4df;
          }
        }
        *, *::before, *::after { box-sizing: border-box; }
        html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
        body {
          margin: 0 auto; max-width: 76rem; padding: 1.5rem clamp(.75rem, 3vw, 2rem) 3rem; background: var(--page);
          color: var(--text); font: 1rem/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif;
        }
        h1 { margin: 0; font-size: 1.75rem; line-height: 1.25; overflow-wrap: anywhere; }
        h2 { margin: 2.25rem 0 .75rem; font-size: 1.3rem; }
        h2:focus { width: fit-content; }
        h3 { margin: 1.5rem 0 .5rem; font-size: 1.05rem; }
        p { margin: .5rem 0; }
        a { color: var(--link); text-underline-offset: .15em; }
        :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 3px; }
        .hidden {
          position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; border: 0; overflow: hidden;
          clip-path: inset(50%); white-space: nowrap;
        }
        .skip {
          position: absolute; inset-inline-start: .75rem; top: .5rem; padding: .5rem .9rem; background: var(--card);
          border: 1px solid var(--field); border-radius: 6px; z-index: 2;
        }
        .skip:not(:focus) { clip-path: inset(50%); width: 1px; height: 1px; padding: 0; overflow: hidden; }
        .detail, .date { color: var(--quiet); font-weight: normal; }
        .date { margin: .25rem 0 0; }

        /* Progress */
        .summary, .scroll, details, form, .entry, .notice {
          background: var(--card); border: 1px solid var(--line); border-radius: 10px;
        }
        .summary { margin-top: 1rem; padding: 1rem 1.25rem; }
        .summary dl { display: flex; flex-wrap: wrap; gap: .5rem 2.5rem; margin: 0 0 .75rem; }
        .summary dt { color: var(--quiet); font-size: .875rem; }
        .summary dd { margin: 0; font-size: 1.5rem; font-weight: 650; line-height: 1.2; font-variant-numeric: tabular-nums; }
        svg.bar { display: block; width: 100%; height: .7rem; border-radius: .35rem; background: var(--track); }
        rect.translated, .swatch.translated { fill: var(--translated); background: var(--translated); }
        rect.machine_translated, .swatch.machine_translated { fill: var(--machine); background: var(--machine); }
        rect.needs_review, .swatch.needs_review { fill: var(--review); background: var(--review); }
        rect.new, .swatch.new { fill: var(--new); background: var(--new); }
        .swatch.missing { background: var(--track); border: 1px solid var(--field); }
        .legend { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: .75rem 0 0; padding: 0; list-style: none; font-size: .875rem; }
        .swatch { display: inline-block; width: .75rem; height: .75rem; margin-inline-end: .4rem; border-radius: 3px; vertical-align: -.05rem; }
        .scroll { position: relative; overflow-x: auto; margin: 0 0 1rem; padding: .25rem .5rem .5rem; }
        table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
        caption { padding: .5rem; text-align: start; font-weight: 650; overflow-wrap: anywhere; }
        th, td { padding: .35rem .5rem; text-align: end; white-space: nowrap; }
        thead th { color: var(--quiet); font-size: .8125rem; font-weight: 600; line-height: 1.25; white-space: normal; vertical-align: bottom; }
        th:first-child { text-align: start; white-space: normal; overflow-wrap: break-word; min-width: 7rem; }
        tbody tr, tfoot tr { border-top: 1px solid var(--line); }
        tfoot tr { font-weight: 650; }
        tbody th { font-weight: normal; }
        tbody th a { font-weight: 600; }
        th .name { margin-inline-start: .4rem; color: var(--quiet); font-size: .875rem; }
        td.zero { color: var(--quiet); }
        td.bar, th.bar { width: 24%; min-width: 5rem; }
        thead button { font: inherit; color: inherit; background: none; border: 0; padding: 0; text-align: inherit; cursor: pointer; }
        thead button:hover { text-decoration: underline; }
        th[aria-sort] button::after { content: " \2193"; }
        th[aria-sort="ascending"] button::after { content: " \2191"; }
        details { margin: 0 0 .5rem; }
        details .scroll { border: 0; margin: 0; }
        details .catalog { margin: 0 .9rem .5rem; }
        summary { padding: .5rem .9rem; cursor: pointer; overflow-wrap: anywhere; }
        .share { color: var(--quiet); font-variant-numeric: tabular-nums; }

        /* Filters */
        form { padding: 1rem 1.25rem; }
        .fields { display: flex; flex-wrap: wrap; gap: .75rem 1rem; }
        .field { flex: 1 1 11rem; min-width: 0; }
        .field.wide { flex-basis: 20rem; flex-grow: 2; }
        label, legend { display: block; font-size: .875rem; font-weight: 600; }
        input[type="search"], select {
          width: 100%; min-height: 2.5rem; padding: .35rem .6rem; font: inherit; color: var(--text); background: var(--page);
          border: 1px solid var(--field); border-radius: 6px; text-overflow: ellipsis;
        }
        fieldset { margin: 1rem 0 .75rem; padding: 0; border: 0; min-width: 0; }
        #states { display: flex; flex-wrap: wrap; gap: .4rem; margin-top: .35rem; }
        #states label {
          display: inline-flex; align-items: center; gap: .4rem; padding: .3rem .7rem; border: 1px solid var(--field);
          border-radius: 2rem; font-weight: normal; cursor: pointer;
        }
        #states label:has(:checked) { border-color: var(--link); box-shadow: inset 0 0 0 1px var(--link); font-weight: 600; }
        #states label:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
        #states input { margin: 0; accent-color: var(--link); outline: none; }
        #states .number { color: var(--quiet); font-variant-numeric: tabular-nums; font-weight: normal; }
        form > button, nav button, .more {
          min-height: 2.25rem; padding: .3rem .9rem; font: inherit; color: var(--text); background: var(--card);
          border: 1px solid var(--field); border-radius: 6px; cursor: pointer;
        }
        button:disabled { color: var(--quiet); border-color: var(--line); cursor: default; }
        .notice { padding: .75rem 1rem; }
        #count { margin: 1rem 0 .5rem; font-weight: 600; font-variant-numeric: tabular-nums; }

        /* Entries */
        #list { margin: 0; padding: 0; list-style: none; }
        .entry { margin: 0 0 .75rem; content-visibility: auto; contain-intrinsic-size: auto 12rem; overflow: hidden; }
        .entry > header { padding: .75rem 1.25rem .6rem; }
        .entry h3 { display: inline; margin: 0; font-size: 1rem; font-weight: 650; white-space: pre-wrap; overflow-wrap: anywhere; }
        .entry .place { color: var(--quiet); font-size: .8125rem; overflow-wrap: anywhere; margin: .15rem 0 0; }
        .entry .comment { color: var(--quiet); margin: .25rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
        .texts { margin: 0; }
        .texts > div { display: grid; grid-template-columns: minmax(8rem, 13rem) minmax(0, 1fr); gap: .25rem 1rem; padding: .5rem 1.25rem; border-top: 1px solid var(--line); }
        .texts > .source { background: var(--source); }
        .texts dt { display: flex; flex-wrap: wrap; gap: .25rem .5rem; align-items: baseline; align-content: start; font-size: .875rem; }
        .texts dt .tag { font-weight: 600; }
        .texts dt .name { color: var(--quiet); }
        .texts dd { margin: 0; min-width: 0; }
        .text { display: block; white-space: pre-wrap; overflow-wrap: anywhere; }
        .placeholder { padding: 0 .15em; border-radius: 3px; background: var(--track); }
        .empty { color: var(--quiet); font-style: italic; }
        .forms { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .1rem .75rem; margin: 0; }
        .forms dt { display: block; color: var(--quiet); font-size: .8125rem; line-height: 1.85; max-width: 14rem; overflow-wrap: anywhere; }
        .badge {
          display: inline-block; padding: 0 .5rem; border-radius: 1rem; font-size: .8125rem; line-height: 1.45; white-space: nowrap;
          background: var(--other-back); color: var(--other-text);
        }
        .badge.translated { background: var(--translated-back); color: var(--translated-text); }
        .badge.machine_translated, .badge.note { background: var(--machine-back); color: var(--machine-text); }
        .badge.needs_review, .badge.warning { background: var(--review-back); color: var(--review-text); }
        .badge.new { background: var(--new-back); color: var(--new-text); }
        .badge.missing, .badge.error { background: var(--missing-back); color: var(--missing-text); }
        .languages { display: flex; flex-wrap: wrap; gap: .25rem .75rem; margin: 0; padding: 0; list-style: none; }
        .findings { margin: .35rem 0 0; padding: 0; list-style: none; font-size: .9375rem; }
        .findings li { padding: .15rem 0; overflow-wrap: anywhere; }
        .findings .rule { color: var(--quiet); font-size: .8125rem; white-space: nowrap; }
        .entry > .findings { padding: .5rem 1.25rem; border-top: 1px solid var(--line); margin: 0; }
        #file-findings { margin: 1rem 0 0; }
        #file-findings > div { padding: 0 1.25rem .75rem; }
        #file-findings h3 { margin: .5rem 0 0; overflow-wrap: anywhere; }
        mark { background: var(--mark); color: var(--mark-text); border-radius: 2px; }
        nav { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; margin-top: 1rem; }
        nav[hidden] { display: none; }
        footer { margin-top: 3rem; border-top: 1px solid var(--line); color: var(--quiet); font-size: .9375rem; }
        footer h2 { margin: 1.25rem 0 .5rem; font-size: 1rem; }
        footer p { max-width: 46rem; }

        @media (max-width: 40rem) {
          .texts > div { grid-template-columns: minmax(0, 1fr); padding-inline: .9rem; }
          .entry > header, .summary, form { padding-inline: .9rem; }
          .summary dl { gap: .5rem 1.5rem; }
          .forms { grid-template-columns: minmax(0, 1fr); }
          .forms dt { line-height: 1.5; margin-top: .25rem; }
          .findings .rule { white-space: normal; }
          td.bar, th.bar { min-width: 4rem; }
        }
        @media (forced-colors: active) {
          rect, .swatch { forced-color-adjust: none; }
          .badge, mark { border: 1px solid; }
        }
        @media print {
          :root { --page: #fff; --card: #fff; --text: #000; --quiet: #444; --line: #bbb; }
          body { max-width: none; padding: 0; font-size: 10pt; }
          form, nav, .skip { display: none; }
          .entry, tr { break-inside: avoid; content-visibility: visible; }
          .scroll { overflow: visible; }
          * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
        }

        """#
}
