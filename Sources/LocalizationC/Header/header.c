/* The functions are written in Swift; this file makes the header a module and has the compiler read it as C. */
#include "localization.h"

_Static_assert(sizeof(localization_argument) == 24, "an argument has the same layout for everybody on 64-bit systems");
