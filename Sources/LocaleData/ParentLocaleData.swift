/// Finds parents of locales and the direction of scripts.
package enum ParentLocaleData {
    /// The parent that CLDR names for the packed subtags `key`; nil when it is found by cutting subtags.
    package static func parent(of key: Int) -> Int? {
        ParentLocaleTable.parents.value(for: key, keyWidth: 7, valueWidth: 7)
    }

    /// Whether the packed script is written from right to left.
    package static func isRightToLeft(script: Int) -> Bool {
        ParentLocaleTable.rightToLeftScripts.offset(ofRowFor: script, keyWidth: 3, width: 3) != nil
    }
}
