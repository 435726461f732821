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
}
