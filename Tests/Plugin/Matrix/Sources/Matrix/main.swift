import LocalizationRuntime
import Parcel
import Plain
import Shop

// `.title` is the program's own, though the shop's is public.
print(Strings.localizer(for: "ru").text(.title))
print(shopLine(for: "ru"))
print(try parcelLabel(for: "ru"))
print(plain)

// One negotiation for two modules, each with its symbol of the same name.
let page = Localizer(Strings.tables.adding(Shop.Strings.tables), acceptLanguage: "fr, ru;q=0.9")
print(page.languageTag, page.text(.title), page.text(Message<Shop.Strings.Localizable>.title))
