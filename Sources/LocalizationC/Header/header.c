/* The functions are written in Swift; this file makes the header a module and has the compiler read it as C. */
#include "localization.h"

_Static_assert(offsetof(localization_argument, value) == 8, "the value of an argument lies at 8");
_Static_assert(sizeof(localization_argument) == 8 + (sizeof(size_t) > 4 ? 16 : 8), "nothing lies behind it");
