#include "CPeers.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/umsg.h>
#include <unicode/unumberformatter.h>
#include <unicode/ustring.h>

struct CPeersMessage {
    UMessageFormat *format;
};

CPeersMessage *cpeers_message_open(const char *locale, const char *pattern) {
    UChar wide[1024];
    int32_t length = 0;
    UErrorCode status = U_ZERO_ERROR;
    u_strFromUTF8(wide, 1024, &length, pattern, -1, &status);
    UMessageFormat *format = umsg_open(wide, length, locale, NULL, &status);
    if (U_FAILURE(status)) return NULL;
    CPeersMessage *message = malloc(sizeof(CPeersMessage));
    message->format = format;
    return message;
}

void cpeers_message_close(CPeersMessage *message) {
    umsg_close(message->format);
    free(message);
}

int32_t cpeers_message_format(
    CPeersMessage *message, int64_t number, const char *text, char *output, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UChar argument[256];
    UChar wide[1024];
    u_strFromUTF8(argument, 256, NULL, text, -1, &status);
    // A plural argument is read as a double.
    int32_t length = umsg_format(message->format, wide, 1024, &status, (double)number, argument);
    int32_t count = 0;
    u_strToUTF8(output, capacity, &count, wide, length, &status);
    return U_FAILURE(status) ? -1 : count;
}

struct CPeersNumber {
    UNumberFormatter *formatter;
    UFormattedNumber *result;
};

CPeersNumber *cpeers_number_open(const char *locale, const char *skeleton) {
    UChar wide[256];
    int32_t length = 0;
    UErrorCode status = U_ZERO_ERROR;
    u_strFromUTF8(wide, 256, &length, skeleton, -1, &status);
    UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(wide, length, locale, &status);
    UFormattedNumber *result = unumf_openResult(&status);
    if (U_FAILURE(status)) return NULL;
    CPeersNumber *number = malloc(sizeof(CPeersNumber));
    number->formatter = formatter;
    number->result = result;
    return number;
}

void cpeers_number_close(CPeersNumber *number) {
    unumf_close(number->formatter);
    unumf_closeResult(number->result);
    free(number);
}

static int32_t to_utf8(CPeersNumber *number, char *output, int32_t capacity, UErrorCode *status) {
    UChar wide[256];
    int32_t length = unumf_resultToString(number->result, wide, 256, status);
    int32_t count = 0;
    u_strToUTF8(output, capacity, &count, wide, length, status);
    return U_FAILURE(*status) ? -1 : count;
}

int32_t cpeers_number_format_integer(CPeersNumber *formatter, int64_t number, char *output, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    unumf_formatInt(formatter->formatter, number, formatter->result, &status);
    return to_utf8(formatter, output, capacity, &status);
}

int32_t cpeers_number_format_double(CPeersNumber *formatter, double number, char *output, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    unumf_formatDouble(formatter->formatter, number, formatter->result, &status);
    return to_utf8(formatter, output, capacity, &status);
}
