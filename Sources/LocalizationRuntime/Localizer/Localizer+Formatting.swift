extension Localizer {
    /// The tag by which numbers are printed, for code that prints dates or money by other means: `ar-EG` where that was
    /// wanted and the texts are in `ar`, with the extensions that were wanted, such as `-u-nu-latn`.
    public var formattingTag: String { (storage.choice.numberTag ?? storage.language).description }
}
