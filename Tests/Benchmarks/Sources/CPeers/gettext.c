#include "CPeers.h"

#include <libintl.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

int cpeers_gettext_open(const char *directory, const char *domain, const char *language) {
    // gettext translates nothing in the locale C; C.UTF-8 is another one, in which LANGUAGE decides.
    if (setlocale(LC_ALL, "C.UTF-8") == NULL) return 0;
    if (setenv("LANGUAGE", language, 1) != 0) return 0;
    if (bindtextdomain(domain, directory) == NULL) return 0;
    return bind_textdomain_codeset(domain, "UTF-8") != NULL;
}

const char *cpeers_gettext(const char *domain, const char *key) { return dgettext(domain, key); }
