import Foundation
import TestSupport
import Testing

struct StatusCommandTests {
    private static let definition = """
        A unit is an entry in one language, unless it is not to be translated, stale, or
        has the empty key. It is as far as the least finished of its texts: missing,
        new, needs review, machine translated, translated.
        translated % = translated / total; filled % = (translated + machine translated +
        needs review) / total. Percentages are rounded down.

        """
    private static let podcasts = "Catalogs/Samples/Podcasts.xcstrings"

    static let cases: [CommandCase] = [
        CommandCase(
            "status \(podcasts)",
            output: """
                Catalogs/Samples/Podcasts.xcstrings (source language en, 9 units in each language, 1 stale)
                  language  translated %  filled %  total  translated  machine  review  new  missing
                  ar               77.7%     88.8%      9           7        0       1    0        1
                  cs               77.7%     88.8%      9           7        0       1    0        1
                  en                100%      100%      9           9        0       0    0        0
                  he               66.6%     66.6%      9           6        0       0    2        1
                  ja               77.7%     77.7%      9           7        0       0    0        2
                  lv               77.7%     88.8%      9           7        0       1    0        1
                  pl               88.8%     88.8%      9           8        0       0    0        1
                  ru               88.8%     88.8%      9           8        0       0    0        1
                  total            81.9%     86.1%     72          59        0       3    2        8


                """ + definition),
        CommandCase(
            "status Catalogs/Samples --language pl -l de --sort filled",
            output: """
                Catalogs/Samples/AppShortcuts.xcstrings (source language en, 2 units in each language)
                  language  translated %  filled %  total  translated  machine  review  new  missing
                  de                100%      100%      2           2        0       0    0        0
                  pl                0.0%      0.0%      2           0        0       0    0        2
                  total            50.0%     50.0%      4           2        0       0    0        2

                Catalogs/Samples/Clinic.xcstrings (source language en, 6 units in each language)
                  language  translated %  filled %  total  translated  machine  review  new  missing
                  pl               66.6%     83.3%      6           4        0       1    0        1
                  de               83.3%     83.3%      6           5        0       0    0        1
                  total            75.0%     83.3%     12           9        0       1    0        2

                Catalogs/Samples/Ferry.xcstrings (source language de, 5 units in each language)
                  language  translated %  filled %  total  translated  machine  review  new  missing
                  de                100%      100%      5           5        0       0    0        0
                  pl                0.0%      0.0%      5           0        0       0    0        5
                  total            50.0%     50.0%     10           5        0       0    0        5

                Catalogs/Samples/Podcasts.xcstrings (source language en, 9 units in each language, 1 stale)
                  language  translated %  filled %  total  translated  machine  review  new  missing
                  pl               88.8%     88.8%      9           8        0       0    0        1
                  de                0.0%      0.0%      9           0        0       0    0        9
                  total            44.4%     44.4%     18           8        0       0    0       10

                All 4 catalogs
                  language  translated %  filled %  total  translated  machine  review  new  missing
                  pl               54.5%     59.0%     22          12        0       1    0        9
                  de               54.5%     54.5%     22          12        0       0    0       10
                  total            54.5%     56.8%     44          24        0       1    0       19


                """ + definition),
        CommandCase(
            "status \(podcasts) -l ja --json",
            output: """
                {
                  "catalogs": [
                    {
                      "path": "Catalogs/Samples/Podcasts.xcstrings",
                      "sourceLanguage": "en",
                      "languages": [
                        {
                          "language": "ja",
                          "total": 9,
                          "translated": 7,
                          "machineTranslated": 0,
                          "needsReview": 0,
                          "new": 0,
                          "missing": 2,
                          "stale": 1,
                          "translatedPercent": 77.7,
                          "filledPercent": 77.7
                        }
                      ],
                      "total": {
                        "total": 9,
                        "translated": 7,
                        "machineTranslated": 0,
                        "needsReview": 0,
                        "new": 0,
                        "missing": 2,
                        "stale": 1,
                        "translatedPercent": 77.7,
                        "filledPercent": 77.7
                      }
                    }
                  ],
                  "languages": [
                    {
                      "language": "ja",
                      "total": 9,
                      "translated": 7,
                      "machineTranslated": 0,
                      "needsReview": 0,
                      "new": 0,
                      "missing": 2,
                      "stale": 1,
                      "translatedPercent": 77.7,
                      "filledPercent": 77.7
                    }
                  ],
                  "total": {
                    "total": 9,
                    "translated": 7,
                    "machineTranslated": 0,
                    "needsReview": 0,
                    "new": 0,
                    "missing": 2,
                    "stale": 1,
                    "translatedPercent": 77.7,
                    "filledPercent": 77.7
                  }
                }

                """),
        CommandCase(
            "status \(podcasts) -l he -l lv --format tsv",
            output: """
                catalog\tlanguage\ttotal\ttranslated\tmachine_translated\tneeds_review\tnew\tmissing\tstale\ttranslated_percent\tfilled_percent
                Catalogs/Samples/Podcasts.xcstrings\the\t9\t6\t0\t0\t2\t1\t1\t66.6\t66.6
                Catalogs/Samples/Podcasts.xcstrings\tlv\t9\t7\t0\t1\t0\t1\t1\t77.7\t88.8

                """),
        // Another spelling of a language finds it.
        CommandCase(
            "status \(podcasts) -l iw --format tsv",
            output: """
                catalog\tlanguage\ttotal\ttranslated\tmachine_translated\tneeds_review\tnew\tmissing\tstale\ttranslated_percent\tfilled_percent
                Catalogs/Samples/Podcasts.xcstrings\the\t9\t6\t0\t0\t2\t1\t1\t66.6\t66.6

                """),
        CommandCase(
            "status \(podcasts) --list missing -l ja",
            output: """
                Catalogs/Samples/Podcasts.xcstrings, ja: 2 missing
                  Speed: %@×
                      comment: How fast an episode plays, such as 1.5×.
                  Up Next

                """),
        CommandCase(
            "status Catalogs/Samples/Clinic.xcstrings --list needs_review",
            output: """
                Catalogs/Samples/Clinic.xcstrings, pl: 1 needs review
                  insurance.missing
                      source: We have no insurance on file for you.

                Catalogs/Samples/Clinic.xcstrings, ru: 1 needs review
                  insurance.missing
                      source: We have no insurance on file for you.

                Catalogs/Samples/Clinic.xcstrings, tr: 1 needs review
                  vaccination.share
                      source: %@ of all doses are given.
                      comment: The share of doses that are given, such as 25%.

                """),
        CommandCase(
            "status \(podcasts) --list stale",
            output: """
                Catalogs/Samples/Podcasts.xcstrings: 1 stale
                  Share Clip

                """),
        CommandCase(
            "status \(podcasts) --list new -l ru",
            errors: """
                note: no unit is new

                """),
        CommandCase(
            "status \(podcasts) --list needs_review --format tsv",
            output: """
                catalog\tlanguage\tstate\tkey\tsource\tcomment
                Catalogs/Samples/Podcasts.xcstrings\tar\tneeds_review\tFree space: %.1f GB\tFree space: %.1f GB\t
                Catalogs/Samples/Podcasts.xcstrings\tcs\tneeds_review\tFree space: %.1f GB\tFree space: %.1f GB\t
                Catalogs/Samples/Podcasts.xcstrings\tlv\tneeds_review\tDownloaded: %@\tDownloaded: %@\tThe share of an episode that is on the device, such as 25%.

                """),
        CommandCase(
            "status \(podcasts) -l lv --list needs_review --json",
            output: """
                {
                  "units": [
                    {
                      "path": "Catalogs/Samples/Podcasts.xcstrings",
                      "line": 269,
                      "language": "lv",
                      "state": "needs_review",
                      "key": "Downloaded: %@",
                      "source": "Downloaded: %@",
                      "comment": "The share of an episode that is on the device, such as 25%."
                    }
                  ]
                }

                """),
        CommandCase(
            "status \(podcasts) -l ja -l ru --format markdown",
            output: """
                ### Catalogs/Samples/Podcasts.xcstrings

                source language en, 9 units in each language, 1 stale

                | Language | Translated % | Filled % | Total | Translated | Machine translated | Needs review | New | Missing |
                |:--|--:|--:|--:|--:|--:|--:|--:|--:|
                | ja | 77.7% | 77.7% | 9 | 7 | 0 | 0 | 0 | 2 |
                | ru | 88.8% | 88.8% | 9 | 8 | 0 | 0 | 0 | 1 |
                | **total** | 83.3% | 83.3% | 18 | 15 | 0 | 0 | 0 | 3 |

                A unit is an entry in one language, unless it is not to be translated, stale, or has the empty key. It is as far as the least finished of its texts: missing, new, needs review, machine translated, translated.

                translated % = translated / total; filled % = (translated + machine translated + needs review) / total. Percentages are rounded down.


                """),
        CommandCase(
            "status \(podcasts) -l rü -l po --format tsv",
            output: """
                catalog\tlanguage\ttotal\ttranslated\tmachine_translated\tneeds_review\tnew\tmissing\tstale\ttranslated_percent\tfilled_percent
                Catalogs/Samples/Podcasts.xcstrings\trü\t9\t0\t0\t0\t0\t9\t1\t0.0\t0.0
                Catalogs/Samples/Podcasts.xcstrings\tpo\t9\t0\t0\t0\t0\t9\t1\t0.0\t0.0

                """,
            errors: """
                warning: no catalog has the language 'rü'
                warning: no catalog has the language 'po'; did you mean 'pl'?

                """),
        CommandCase(
            "status \(podcasts) --fail-under 70 --format tsv -l ja",
            output: """
                catalog\tlanguage\ttotal\ttranslated\tmachine_translated\tneeds_review\tnew\tmissing\tstale\ttranslated_percent\tfilled_percent
                Catalogs/Samples/Podcasts.xcstrings\tja\t9\t7\t0\t0\t0\t2\t1\t77.7\t77.7

                """),
        CommandCase(
            "status \(podcasts) --fail-under 77.8 --format tsv -l ja -l ru -l he",
            output: """
                catalog\tlanguage\ttotal\ttranslated\tmachine_translated\tneeds_review\tnew\tmissing\tstale\ttranslated_percent\tfilled_percent
                Catalogs/Samples/Podcasts.xcstrings\tja\t9\t7\t0\t0\t0\t2\t1\t77.7\t77.7
                Catalogs/Samples/Podcasts.xcstrings\tru\t9\t8\t0\t0\t0\t1\t1\t88.8\t88.8
                Catalogs/Samples/Podcasts.xcstrings\the\t9\t6\t0\t0\t2\t1\t1\t66.6\t66.6

                """,
            errors: """
                error: 'he' is translated by 66.6%, which is below 77.8%
                error: 'ja' is translated by 77.7%, which is below 77.8%

                """,
            exitCode: 1),
    ]

    @Test(arguments: cases) func progressIsPrinted(_ test: CommandCase) throws {
        try test.check()
    }
}
