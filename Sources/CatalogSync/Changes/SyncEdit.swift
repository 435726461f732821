import StringCatalog

/// One edit of a catalog's file.
enum SyncEdit: Sendable {
    case add(key: String, content: JSONContent)
    case remove(key: String)
    case setExtractionState(key: String, StringCatalog.ExtractionState?)
    case setComment(key: String, String)
    /// The text of the source language, in the state `new`.
    case setSourceText(key: String, language: String, text: String)
    case markForReview(key: String, language: String, path: VariationPath)

    func apply(to editor: inout CatalogEditor) throws(EditError) {
        switch self {
        case .add(let key, let content): try editor.addEntry(key, content)
        case .remove(let key): try editor.removeEntry(key)
        case .setExtractionState(let key, let state): try editor.setExtractionState(state, of: key)
        case .setComment(let key, let comment): try editor.setComment(comment, of: key)
        case .setSourceText(let key, let language, let text):
            try editor.setUnit(value: text, state: .new, of: key, in: language)
        case .markForReview(let key, let language, let path):
            try editor.setUnit(state: .needsReview, at: path, of: key, in: language)
        }
    }
}
