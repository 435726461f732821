import LocalizationRuntime
import Parcel
import Plain
import Shop

print(Strings.localizer(for: "ru").text(.title))
print(shopLine(for: "ru"))
print(try parcelLabel(for: "ru"))
print(plain)
