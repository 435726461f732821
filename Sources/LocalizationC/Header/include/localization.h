/*
 * Texts of lookup tables in the language of each request, for programs in C and whatever calls C.
 *
 * Every text goes with its length in bytes and need not end with a zero; it is UTF-8. A text of length 0 may be NULL.
 *
 * Functions that give a text write it into memory of the caller's as snprintf does: at most `capacity` bytes with a zero
 * at the end, cut at the boundary of a character. They return the length that the whole text has without that zero, so
 * that a call with capacity 0 measures. Everything else returns a status, LOCALIZATION_OK or a negative one.
 *
 * Handles are numbers. A handle that was closed, or is none, is refused: LOCALIZATION_INVALID_HANDLE. All functions may
 * be called by any number of threads at the same time; a handle that one thread closes while another uses it is good
 * until that call returns.
 */
#ifndef LOCALIZATION_H
#define LOCALIZATION_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this interface. It grows when something is added; what is there stays. */
#define LOCALIZATION_INTERFACE_VERSION 1

/* Tables, or a localizer; 0 is none. */
typedef uint64_t localization_handle;

enum {
    LOCALIZATION_OK = 0,
    LOCALIZATION_INVALID_HANDLE = -1,   /* closed, of the other kind, or none at all */
    LOCALIZATION_INVALID_ARGUMENT = -2, /* NULL with a length, an unknown kind, a number out of range */
    LOCALIZATION_INVALID_UTF8 = -3,
    LOCALIZATION_UNREADABLE_FILE = -4,
    LOCALIZATION_NOT_A_TABLE = -5,
    LOCALIZATION_NEWER_TABLE = -6,      /* written by a newer version of the compiler */
    LOCALIZATION_DAMAGED_TABLE = -7,
    LOCALIZATION_TOO_MANY_HANDLES = -8
};

/* The kinds of arguments. */
enum {
    LOCALIZATION_INT64 = 1,
    LOCALIZATION_UINT64 = 2,
    LOCALIZATION_DOUBLE = 3,
    LOCALIZATION_UTF8 = 4,
    LOCALIZATION_PERCENT = 5 /* a ratio: 0.256 prints as 25.6%, in German 25,6 % */
};

/* A value for a placeholder of a text. */
typedef struct localization_argument {
    int32_t kind;
    union {
        int64_t int64;
        uint64_t uint64;
        double number; /* of LOCALIZATION_DOUBLE and LOCALIZATION_PERCENT */
        struct {
            const char *bytes;
            size_t length;
        } utf8;
    } value;
} localization_argument;

/* Plural categories, as CLDR names them. */
enum {
    LOCALIZATION_ZERO = 0,
    LOCALIZATION_ONE = 1,
    LOCALIZATION_TWO = 2,
    LOCALIZATION_FEW = 3,
    LOCALIZATION_MANY = 4,
    LOCALIZATION_OTHER = 5
};

enum { LOCALIZATION_LEFT_TO_RIGHT = 0, LOCALIZATION_RIGHT_TO_LEFT = 1 };

/* The version of the library, to be compared with LOCALIZATION_INTERFACE_VERSION. */
uint32_t localization_interface_version(void);

/* A few English words about a status, such as "not a lookup table". */
int64_t localization_status_text(int32_t status, char *buffer, size_t capacity);

/* Opens a file that `xcstrings compile` wrote. It is mapped: replace it by renaming another to its path. */
int32_t localization_open(const char *path, size_t path_length, localization_handle *tables);

/* Opens a table whose bytes are at hand. They are copied. */
int32_t localization_open_bytes(const void *bytes, size_t length, localization_handle *tables);

/* Tables that are searched one after the other, and for which one language is chosen. The others stay open. */
int32_t localization_join(const localization_handle *handles, size_t count, localization_handle *tables);

/* Looks at every byte of tables: LOCALIZATION_OK, or LOCALIZATION_DAMAGED_TABLE. */
int32_t localization_verify(localization_handle tables);

/* Closes tables or a localizer. A localizer keeps its tables: they may be closed before it. */
int32_t localization_close(localization_handle handle);

/*
 * A localizer for an Accept-Language header, such as "ru, de;q=0.8"; in the source language where that asks for nothing
 * that there is. `device` is the name of a device in the catalog, such as "mac", or NULL.
 */
int32_t localization_negotiate(localization_handle tables, const char *accept_language, size_t accept_language_length,
                               const char *device, size_t device_length, localization_handle *localizer);

/* The tag of the language that was chosen, for Content-Language: "pt-BR". */
int64_t localization_language_tag(localization_handle localizer, char *buffer, size_t capacity);

/* LOCALIZATION_LEFT_TO_RIGHT or LOCALIZATION_RIGHT_TO_LEFT. */
int32_t localization_direction(localization_handle localizer);

/*
 * The text of a key, which is the key itself where no table has it. Arguments of another kind than the placeholder's
 * print by their own; of one that is missing the placeholder is shown. At most 256 arguments.
 *
 * Takes no memory for up to four arguments, texts among them of at most 15 bytes, unless a plural form is chosen.
 */
int64_t localization_text(localization_handle localizer, const char *key, size_t key_length,
                          const localization_argument *arguments, size_t argument_count, char *buffer,
                          size_t capacity);

/* How many lookups of the localizer found no key, and how many had other problems. Either may be NULL. */
int32_t localization_problem_counts(localization_handle localizer, uint64_t *missing_keys, uint64_t *others);

/*
 * A number or a percentage as the language prints it, with `fraction_digits` from 0 to 999, or as many as it needs but
 * at most six for -1. The argument is of any kind but LOCALIZATION_UTF8.
 */
int64_t localization_number(localization_handle localizer, localization_argument number, int32_t fraction_digits,
                            char *buffer, size_t capacity);

/* The plural category of a number as localization_number prints it; percentages are refused. */
int32_t localization_plural_category(localization_handle localizer, localization_argument number,
                                     int32_t fraction_digits);

#ifdef __cplusplus
}
#endif

#endif
