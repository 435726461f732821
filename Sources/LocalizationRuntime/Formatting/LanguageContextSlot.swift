import Internationalization
import Synchronization

/// Holds what formatting needs to know about a language of a table, worked out when it is first asked for.
final class LanguageContextSlot: Sendable {
    private let reference = AtomicLazyReference<LanguageContext>()

    /// The context for text in `tag`, its numbers printed by the same tag.
    func context(for tag: LanguageTag) -> LanguageContext {
        reference.load() ?? reference.storeIfNil(LanguageContext(tag: tag, numberTag: tag))
    }
}
