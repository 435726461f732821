import StringCatalog
import Testing

@testable import CatalogSync

struct SyncTests {
    /// What an edit does to the bytes of the entries, which are laid out as Xcode does.
    struct Example: CustomTestStringConvertible {
        let name: String
        let before: String
        let code: String
        let after: String
        let changes: [String]
        var options = SyncOptions(isForced: true)

        var testDescription: String { name }
    }

    static let examples: [Example] = [
        Example(
            name: "new keys, with a comment and with several placeholders",
            before: "",
            code: #"let n: Int; Text("\(n) of \("x")"); Text("Cart", comment: "A title.")"#,
            after: """
                    "%lld of %@" : {
                      "localizations" : {
                        "en" : {
                          "stringUnit" : {
                            "state" : "new",
                            "value" : "%1$lld of %2$@"
                          }
                        }
                      }
                    },
                    "Cart" : {
                      "comment" : "A title."
                    }
                """,
            changes: ["new %lld of %@", "new Cart"]),
        Example(
            name: "a new key with a default value, between others",
            before: """
                    "a" : {

                    },
                    "z" : {

                    }
                """,
            code: #"Text("a"); Text("z"); String(localized: "order", defaultValue: "Your order")"#,
            after: """
                    "a" : {

                    },
                    "order" : {
                      "extractionState" : "extracted_with_value",
                      "localizations" : {
                        "en" : {
                          "stringUnit" : {
                            "state" : "new",
                            "value" : "Your order"
                          }
                        }
                      }
                    },
                    "z" : {

                    }
                """,
            changes: ["new order"]),
        Example(
            name: "vanished keys become stale, manual ones and the empty key do not",
            before: """
                    "" : {

                    },
                    "Gone" : {

                    },
                    "Made" : {
                      "extractionState" : "manual"
                    },
                    "Moved" : {
                      "extractionState" : "migrated"
                    },
                    "Old" : {
                      "extractionState" : "stale"
                    },
                    "Valued" : {
                      "comment" : "c",
                      "extractionState" : "extracted_with_value"
                    }
                """,
            code: "",
            after: """
                    "" : {

                    },
                    "Gone" : {
                      "extractionState" : "stale"
                    },
                    "Made" : {
                      "extractionState" : "manual"
                    },
                    "Moved" : {
                      "extractionState" : "stale"
                    },
                    "Old" : {
                      "extractionState" : "stale"
                    },
                    "Valued" : {
                      "comment" : "c",
                      "extractionState" : "stale"
                    }
                """,
            changes: ["stale Gone", "stale Moved", "stale Valued"]),
        Example(
            name: "stale entries are removed where asked for",
            before: """
                    "Gone" : {

                    },
                    "Kept" : {

                    },
                    "Made" : {
                      "extractionState" : "manual"
                    },
                    "Old" : {
                      "extractionState" : "stale"
                    }
                """,
            code: #"Text("Kept")"#,
            after: """
                    "Kept" : {

                    },
                    "Made" : {
                      "extractionState" : "manual"
                    }
                """,
            changes: ["removed Gone", "removed Old"], options: SyncOptions(removesStale: true, isForced: true)),
        Example(
            name: "returned keys lose stale",
            before: """
                    "Back" : {
                      "extractionState" : "stale"
                    },
                    "title" : {
                      "extractionState" : "stale",
                      "localizations" : {
                        "en" : {
                          "stringUnit" : {
                            "state" : "new",
                            "value" : "Title"
                          }
                        }
                      }
                    }
                """,
            code: #"Text("Back"); String(localized: "title", defaultValue: "Title")"#,
            after: """
                    "Back" : {

                    },
                    "title" : {
                      "extractionState" : "extracted_with_value",
                      "localizations" : {
                        "en" : {
                          "stringUnit" : {
                            "state" : "new",
                            "value" : "Title"
                          }
                        }
                      }
                    }
                """,
            changes: ["returned Back", "returned title"]),
        Example(
            name: "a changed default value changes the source text and asks for review of every finished text",
            before: """
                    "title" : {
                      "extractionState" : "extracted_with_value",
                      "localizations" : {
                        "de" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "Titel"
                          }
                        },
                        "en" : {
                          "stringUnit" : {
                            "state" : "new",
                            "value" : "Title"
                          }
                        },
                        "fr" : {
                          "stringUnit" : {
                            "state" : "new",
                            "value" : "Titre"
                          }
                        },
                        "ja" : {
                          "variations" : {
                            "device" : {
                              "mac" : {
                                "stringUnit" : {
                                  "state" : "machine_translated",
                                  "value" : "題名"
                                }
                              },
                              "other" : {
                                "stringUnit" : {
                                  "state" : "needs_review",
                                  "value" : "題"
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                """,
            code: #"String(localized: "title", defaultValue: "Heading")"#,
            after: """
                    "title" : {
                      "extractionState" : "extracted_with_value",
                      "localizations" : {
                        "de" : {
                          "stringUnit" : {
                            "state" : "needs_review",
                            "value" : "Titel"
                          }
                        },
                        "en" : {
                          "stringUnit" : {
                            "state" : "new",
                            "value" : "Heading"
                          }
                        },
                        "fr" : {
                          "stringUnit" : {
                            "state" : "new",
                            "value" : "Titre"
                          }
                        },
                        "ja" : {
                          "variations" : {
                            "device" : {
                              "mac" : {
                                "stringUnit" : {
                                  "state" : "needs_review",
                                  "value" : "題名"
                                }
                              },
                              "other" : {
                                "stringUnit" : {
                                  "state" : "needs_review",
                                  "value" : "題"
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                """,
            changes: ["value title"]),
        Example(
            name: "a key that gets a default value",
            before: """
                    "title" : {
                      "localizations" : {
                        "de" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "Titel"
                          }
                        }
                      }
                    }
                """,
            code: #"NSLocalizedString("title", value: "%d of %d", comment: "")"#,
            after: """
                    "title" : {
                      "extractionState" : "extracted_with_value",
                      "localizations" : {
                        "de" : {
                          "stringUnit" : {
                            "state" : "needs_review",
                            "value" : "Titel"
                          }
                        },
                        "en" : {
                          "stringUnit" : {
                            "state" : "new",
                            "value" : "%1$d of %2$d"
                          }
                        }
                      }
                    }
                """,
            changes: ["value title"]),
        Example(
            name: "comments come from the code, several joined in one order, generated ones stay",
            before: """
                    "A" : {
                      "comment" : "old"
                    },
                    "B" : {
                      "comment" : "kept"
                    },
                    "C" : {
                      "comment" : "Generated.",
                      "isCommentAutoGenerated" : true
                    },
                    "M" : {
                      "comment" : "mine",
                      "extractionState" : "manual"
                    }
                """,
            code: #"""
                Text("A", comment: "two"); Text("A", comment: "one"); Text("A", comment: "two"); Text("A"); Text("B")
                Text("C", comment: "c"); String(localized: "M", defaultValue: "Value", comment: "m")
                """#,
            after: """
                    "A" : {
                      "comment" : "one\\ntwo"
                    },
                    "B" : {
                      "comment" : "kept"
                    },
                    "C" : {
                      "comment" : "Generated.",
                      "isCommentAutoGenerated" : true
                    },
                    "M" : {
                      "comment" : "mine",
                      "extractionState" : "manual"
                    }
                """,
            changes: ["comment A"]),
        Example(
            name: "types that cannot be seen are found in the catalog",
            before: """
                    "%@ of %lld" : {

                    },
                    "%d left" : {

                    },
                    "%lf" : {

                    },
                    "%lld left" : {

                    }
                """,
            code: #"let n: Int; Text("\(a) of \(n)"); Text("\(b) left"); Text("\(c)")"#,
            after: """
                    "%@ of %lld" : {

                    },
                    "%d left" : {

                    },
                    "%lf" : {

                    },
                    "%lld left" : {

                    }
                """,
            changes: []),
        Example(
            name: "a call that may be something else keeps an entry but adds none",
            before: """
                    "Kept" : {

                    },
                    "order.slices" : {

                    }
                """,
            code: #"html.text("Kept"); html.text("Other"); localizer.text(.orderSlices(count: 3))"#,
            after: """
                    "Kept" : {

                    },
                    "order.slices" : {

                    }
                """,
            changes: []),
        Example(
            name: "a source text that varies or was dropped from the code stays",
            before: """
                    "title" : {
                      "extractionState" : "extracted_with_value",
                      "localizations" : {
                        "en" : {
                          "variations" : {
                            "plural" : {
                              "other" : {
                                "stringUnit" : {
                                  "state" : "translated",
                                  "value" : "%lld titles"
                                }
                              }
                            }
                          }
                        }
                      }
                    },
                    "word" : {
                      "extractionState" : "extracted_with_value",
                      "localizations" : {
                        "en" : {
                          "stringUnit" : {
                            "state" : "new",
                            "value" : "Word"
                          }
                        }
                      }
                    }
                """,
            code: #"String(localized: "title", defaultValue: "\(5) headings"); String(localized: "word")"#,
            after: """
                    "title" : {
                      "extractionState" : "extracted_with_value",
                      "localizations" : {
                        "en" : {
                          "variations" : {
                            "plural" : {
                              "other" : {
                                "stringUnit" : {
                                  "state" : "translated",
                                  "value" : "%lld titles"
                                }
                              }
                            }
                          }
                        }
                      }
                    },
                    "word" : {
                      "extractionState" : "extracted_with_value",
                      "localizations" : {
                        "en" : {
                          "stringUnit" : {
                            "state" : "new",
                            "value" : "Word"
                          }
                        }
                      }
                    }
                """,
            changes: []),
    ]

    @Test(arguments: examples)
    func catalogsFollowTheCode(_ example: Example) throws {
        let plan = try SyncCase.plan(example.before, example.code, options: example.options)
        #expect(SyncCase.words(plan) == example.changes)
        let after = try SyncCase.entries(of: plan)
        #expect(after == example.after)

        let again = try SyncCase.plan(after, example.code, options: example.options)
        #expect(SyncCase.words(again).isEmpty, "a second run changes nothing")
        #expect(try SyncCase.entries(of: again) == after)
    }

    @Test
    func everyKindAndItsDetailsAreTold() throws {
        let plan = try SyncCase.plan(Self.examples[5].before, #"String(localized: "title", defaultValue: "Heading")"#)
        #expect(plan.changes.first?.oldText == "Title")
        #expect(plan.changes.first?.newText == "Heading")
        #expect(plan.changes.first?.languages == ["de", "ja"])
        #expect(plan.unchangedCount == 0)
    }

    /// How many of four entries are in the code, and whether the catalog is left alone.
    static let halves: [(kept: Int, isForced: Bool, isRefused: Bool)] = [
        (4, false, false), (2, false, false), (1, false, true), (0, false, true), (0, true, false),
    ]

    @Test(arguments: halves)
    func moreThanHalfBecomingStaleIsRefused(_ kept: Int, _ isForced: Bool, _ isRefused: Bool) throws {
        let keys = ["A", "B", "C", "D"]
        let entries = keys.map { "    \"\($0)\" : {\n\n    }" }.joined(separator: ",\n")
        let code = keys.prefix(kept).map { "Text(\"\($0)\")" }.joined(separator: "\n")
        for removesStale in [false, true] {
            let plan = try SyncCase.plan(
                entries, code, options: SyncOptions(removesStale: removesStale, isForced: isForced))
            #expect(plan.isRefused == isRefused)
            #expect(plan.vanishedCount == 4 - kept)
        }
    }

    static let warnings: [(entries: String, code: String, message: String)] = [
        (
            "", #"Text("\(order.name) is hot")"#,
            "0.swift:1:6: warning: the type of 'order.name' cannot be seen, so that the key is taken to be '%@ is hot'; write "
                + "the type where the value is declared, or correct the key in the catalog"
        ),
        (
            "", "String(localized: \"k\", defaultValue: \"A\")\nString(localized: \"k\", defaultValue: \"B\")",
            "0.swift:2:19: warning: the key 'k' has the default value 'B' here and 'A' at 0.swift:1:19, which counts; make "
                + "them the same"
        ),
        (
            """
                "k" : {
                  "extractionState" : "extracted_with_value",
                  "localizations" : {
                    "en" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "Edited"
                      }
                    }
                  }
                }
            """, #"String(localized: "k", defaultValue: "Value")"#,
            "0.swift:1:19: warning: the default value of 'k' differs from the source text that was edited at "
                + "Localizable.xcstrings:10:23 and stays; change one of them, or the state there to new"
        ),
    ]

    @Test(arguments: warnings)
    func whatIsDoubtfulIsReported(_ entries: String, _ code: String, _ message: String) throws {
        #expect(try SyncCase.plan(entries, code).diagnostics.map(\.description) == [message])
    }

    @Test
    func keysGoToTheirTables() throws {
        let code = """
            String(localized: "a", table: "Order"); Text("b"); localizer.text("c"); localizer.text("d")
            String(localized: "e", table: "Menu"); String(localized: "f", table: "Menu"); Text("f", tableName: "Menu")
            String(localized: "g", table: name)
            """
        let order = try SyncCase.catalog("    \"c\" : {\n\n    }", path: "Order.xcstrings")
        let extraction = ExtractionCase.extract(code)
        let both = CatalogSync.plan(
            [.init(order, table: "Order"), .init(try SyncCase.catalog(""), table: "Localizable")], extraction,
            options: SyncOptions())
        #expect(both.plans.map(SyncCase.words) == [["new a"], ["new b", "new d"]])
        #expect(both.otherTables.map(\.name) == ["Menu"])
        #expect(both.otherTables.map(\.keyCount) == [2])

        let named = CatalogSync.plan(
            [.init(order, table: "Order"), .init(try SyncCase.catalog(""), table: "Basket")], extraction,
            options: SyncOptions())
        #expect(named.plans.map(SyncCase.words) == [["new a"], []])
        #expect(
            named.diagnostics.map(\.description) == [
                "A.swift:1:88: warning: none of the catalogs has the key 'd', and the call does not say which one it belongs "
                    + "to; add it to one, or give a single catalog"
            ])
    }

    @Test
    func keysThatCodeDoesNotTellStay() throws {
        let entries = ["1Xt-HY-uBw.title", "CFBundleName"].map { "    \"\($0)\" : {\n\n    }" }.joined(separator: ",\n")
        for (table, changes) in [("InfoPlist", []), ("AppShortcuts", []), ("Main", ["stale CFBundleName"])] {
            let target = CatalogSync.Target(try SyncCase.catalog(entries), table: table)
            let result = CatalogSync.plan([target], Extraction(), options: SyncOptions())
            #expect(result.plans.map(SyncCase.words) == [changes])
        }
    }

    @Test
    func keysThatDifferInTheirBytesAloneAreTwo() throws {
        let plan = try SyncCase.plan("    \"e\u{301}\" : {\n\n    }", "Text(\"\u{E9}\")")
        #expect(plan.changes.map { Array($0.key.utf8) } == [Array("\u{E9}".utf8), Array("e\u{301}".utf8)])
        #expect(plan.changes.map(\.kind) == [.new, .stale])
    }

    static let positions: [(text: String, positioned: String)] = [
        ("plain", "plain"), ("%@", "%@"), ("%@ of %lld", "%1$@ of %2$lld"), ("%.2f–%05d%%", "%1$.2f–%2$05d%%"),
        ("%2$@ %@", "%2$@ %@"), ("100% a %@ 50% b", "100% a %@ 50% b"), ("%#@a@ %@", "%#@a@ %@"),
        ("%%%@%@", "%%%1$@%2$@"),
    ]

    @Test(arguments: positions)
    func severalArgumentsAreNumbered(_ text: String, _ positioned: String) {
        #expect(KeyShape.positioned(text) == positioned)
        #expect(KeyShape.positioned(positioned) == positioned)
    }
}
