// What the benchmarks compare with: glibc's gettext, ICU's message and number formatting, a bare mmap; and a count of
// the allocations of this process.
#ifndef CPEERS_H
#define CPEERS_H

#include <stddef.h>
#include <stdint.h>

// MARK: Allocations

/// How often this process has asked for memory since it started, on the calling thread.
uint64_t cpeers_allocation_count(void);

// MARK: gettext

/// Opens `domain`, whose catalogs lie below `directory`, in `language`.
/// Returns whether gettext accepts it.
int cpeers_gettext_open(const char *directory, const char *domain, const char *language);

/// The text of `key` in `domain`; `key` itself when there is none. gettext keeps it.
const char *cpeers_gettext(const char *domain, const char *key);

// MARK: ICU

/// A message pattern that was parsed, with a number and a text as its arguments.
typedef struct CPeersMessage CPeersMessage;
CPeersMessage *cpeers_message_open(const char *locale, const char *pattern);
void cpeers_message_close(CPeersMessage *message);

/// Formats into `output` as UTF-8; returns the number of bytes, or -1.
int32_t cpeers_message_format(CPeersMessage *message, int64_t number, const char *text, char *output, int32_t capacity);

/// A number formatter with a skeleton, ready to be used.
typedef struct CPeersNumber CPeersNumber;
CPeersNumber *cpeers_number_open(const char *locale, const char *skeleton);
void cpeers_number_close(CPeersNumber *formatter);
int32_t cpeers_number_format_integer(CPeersNumber *formatter, int64_t number, char *output, int32_t capacity);
int32_t cpeers_number_format_double(CPeersNumber *formatter, double number, char *output, int32_t capacity);

// MARK: Opening

/// Opens a file, maps it, reads its first byte and gives it back; returns that byte, or -1.
int cpeers_map_file(const char *path);

// MARK: Processes

/// What a process that ended took.
typedef struct {
    double seconds;
    double user_seconds;
    int64_t peak_bytes;
    int exit_code;
} CPeersProcess;

/// Runs a program, its output thrown away, and waits for it.
CPeersProcess cpeers_run(const char *const *arguments);

#endif
