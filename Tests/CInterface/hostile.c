/* Calls the library as nobody should, and as everybody should. Ends with the number of the first line that is wrong. */
#include <localization.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define EXPECT(condition)                                                                                              \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);                                    \
            exit(1);                                                                                                   \
        }                                                                                                              \
    } while (0)

static localization_handle tables, russian, arabic;

static localization_argument int64(int64_t value) {
    return (localization_argument){.kind = LOCALIZATION_INT64, .value.int64 = value};
}

static localization_argument number(double value) {
    return (localization_argument){.kind = LOCALIZATION_DOUBLE, .value.number = value};
}

static localization_argument utf8(const char *bytes, size_t length) {
    return (localization_argument){.kind = LOCALIZATION_UTF8, .value.utf8 = {bytes, length}};
}

static int64_t text(localization_handle localizer, const char *key, const localization_argument *arguments,
                    size_t count, char *buffer, size_t capacity) {
    return localization_text(localizer, key, strlen(key), arguments, count, buffer, capacity);
}

static void expect_text(localization_handle localizer, const char *key, localization_argument argument,
                        const char *expected) {
    char buffer[300];
    int64_t length = text(localizer, key, &argument, 1, buffer, sizeof buffer);
    if (length != (int64_t)strlen(expected) || strcmp(buffer, expected) != 0) {
        fprintf(stderr, "%s: '%s' instead of '%s'\n", key, length < 0 ? "" : buffer, expected);
        exit(1);
    }
}

static void values(void) {
    expect_text(russian, "order.slices", int64(21), "У вас 21 кусок.");
    expect_text(russian, "order.slices", int64(3), "У вас 3 куска.");
    expect_text(russian, "order.slices", int64(-25), "У вас -25 кусков.");
    localization_argument most = {.kind = LOCALIZATION_UINT64, .value.uint64 = UINT64_MAX};
    expect_text(russian, "order.slices", most, "У вас 18\u00A0446\u00A0744\u00A0073\u00A0709\u00A0551\u00A0615 кусков.");
    localization_argument share = {.kind = LOCALIZATION_PERCENT, .value.number = 0.256};
    expect_text(russian, "order.progress", share, "Готовность: 25,6\u00A0%");
    expect_text(russian, "order.greeting", utf8("Аня", 6), "Добрый вечер, Аня!");
    expect_text(russian, "order.greeting", utf8(NULL, 0), "Добрый вечер, !");

    char buffer[100];
    EXPECT(localization_number(russian, number(1234.5), -1, buffer, sizeof buffer) == 8);
    EXPECT(strcmp(buffer, "1\u00A0234,5") == 0);
    EXPECT(localization_number(russian, number(2), 2, buffer, sizeof buffer) == 4 && strcmp(buffer, "2,00") == 0);
    EXPECT(localization_number(russian, share, 0, buffer, sizeof buffer) > 0 && strcmp(buffer, "26\u00A0%") == 0);
    EXPECT(localization_plural_category(russian, int64(22), -1) == LOCALIZATION_FEW);
    EXPECT(localization_plural_category(russian, int64(25), -1) == LOCALIZATION_MANY);
    EXPECT(localization_plural_category(russian, number(1.5), -1) == LOCALIZATION_OTHER);
    EXPECT(localization_plural_category(russian, int64(1), 1) == LOCALIZATION_OTHER);
    EXPECT(localization_plural_category(arabic, int64(2), -1) == LOCALIZATION_TWO);
    EXPECT(localization_direction(russian) == LOCALIZATION_LEFT_TO_RIGHT);
    EXPECT(localization_direction(arabic) == LOCALIZATION_RIGHT_TO_LEFT);
    EXPECT(localization_language_tag(arabic, buffer, sizeof buffer) == 2 && strcmp(buffer, "ar") == 0);
    EXPECT(localization_interface_version() == LOCALIZATION_INTERFACE_VERSION);
    EXPECT(localization_verify(tables) == LOCALIZATION_OK);

    localization_handle mac;
    EXPECT(localization_negotiate(tables, "ru", 2, "mac", 3, &mac) == LOCALIZATION_OK);
    EXPECT(text(mac, "order.track", NULL, 0, buffer, sizeof buffer) > 0);
    EXPECT(strncmp(buffer, "Нажмите", strlen("Нажмите")) == 0);
    EXPECT(text(mac, "no such key", NULL, 0, buffer, sizeof buffer) == 11 && strcmp(buffer, "no such key") == 0);
    EXPECT(text(mac, "order.slices", NULL, 0, buffer, sizeof buffer) > 0);
    uint64_t missing = 0, others = 0;
    EXPECT(localization_problem_counts(mac, &missing, &others) == LOCALIZATION_OK && missing == 1 && others >= 1);
    EXPECT(localization_problem_counts(mac, NULL, NULL) == LOCALIZATION_OK);
    EXPECT(localization_close(mac) == LOCALIZATION_OK);
}

/* Memory of every length: nothing is written behind it, the text is cut between characters and ends with a zero. */
static void buffers(void) {
    const char *whole = "У вас 21 кусок.";
    localization_argument argument = int64(21);
    for (size_t capacity = 0; capacity < 64; capacity++) {
        char *buffer = malloc(capacity + 16);
        memset(buffer, '#', capacity + 16);
        EXPECT(text(russian, "order.slices", &argument, 1, buffer, capacity) == (int64_t)strlen(whole));
        for (size_t index = capacity; index < capacity + 16; index++) EXPECT(buffer[index] == '#');
        if (capacity > 0) {
            size_t length = strlen(buffer);
            EXPECT(length < capacity && strncmp(buffer, whole, length) == 0);
            EXPECT(((unsigned char)whole[length] & 0xC0) != 0x80);
            EXPECT(length + 4 >= capacity || length == strlen(whole));
        }
        EXPECT(localization_number(arabic, number(1234567.891), -1, buffer, capacity) > 0);
        EXPECT(localization_language_tag(arabic, buffer, capacity) == 2);
        EXPECT(localization_status_text(LOCALIZATION_NOT_A_TABLE, buffer, capacity) == 18);
        for (size_t index = capacity; index < capacity + 16; index++) EXPECT(buffer[index] == '#');
        free(buffer);
    }
}

/* Memory of exactly the length that is said, with nothing behind it that may be read: for AddressSanitizer. */
static void exact_memory(void) {
    const char *name = "Аня Ёлкина";
    for (size_t length = 0; length <= strlen(name); length++) {
        char *key = malloc(length), *buffer = malloc(length);
        memcpy(key, name, length);
        localization_argument *argument = malloc(sizeof *argument);
        *argument = utf8(key, length);
        int is_whole = length == strlen(name) || ((unsigned char)name[length] & 0xC0) != 0x80;
        int64_t expected = is_whole ? (int64_t)length : LOCALIZATION_INVALID_UTF8;
        localization_handle localizer = 0;
        int32_t status = localization_negotiate(tables, key, length, key, length, &localizer);
        EXPECT(status == (is_whole ? LOCALIZATION_OK : LOCALIZATION_INVALID_UTF8));
        EXPECT(!is_whole || localization_close(localizer) == LOCALIZATION_OK);
        EXPECT(localization_text(russian, key, length, argument, 1, buffer, length) == expected);
        expected = is_whole ? (int64_t)(length + strlen("Добрый вечер, !")) : LOCALIZATION_INVALID_UTF8;
        EXPECT(text(russian, "order.greeting", argument, 1, buffer, length) == expected);
        EXPECT(localization_number(russian, number(1e300), -1, buffer, length) > 300);
        EXPECT(localization_open_bytes(key, length, &localizer) == LOCALIZATION_NOT_A_TABLE);
        free(argument);
        free(buffer);
        free(key);
    }
}

static void arguments(void) {
    char buffer[100];
    localization_argument list[300];
    memset(list, 0, sizeof list);
    EXPECT(text(russian, "order.slices", list, 1, buffer, sizeof buffer) == LOCALIZATION_INVALID_ARGUMENT);
    for (int kind = -3; kind < 12; kind++) {
        list[0] = int64(3);
        list[0].kind = kind;
        if (kind == LOCALIZATION_UTF8) list[0] = utf8(NULL, 3);
        int64_t result = text(russian, "order.slices", list, 1, buffer, sizeof buffer);
        EXPECT(kind >= 1 && kind <= 5 && kind != 4 ? result > 0 : result == LOCALIZATION_INVALID_ARGUMENT);
    }
    for (size_t index = 0; index < 300; index++) list[index] = int64((int64_t)index);
    EXPECT(text(russian, "order.slices", list, 256, buffer, sizeof buffer) > 0);
    EXPECT(text(russian, "order.slices", list, 257, buffer, sizeof buffer) == LOCALIZATION_INVALID_ARGUMENT);
    EXPECT(text(russian, "order.slices", list, SIZE_MAX, buffer, sizeof buffer) == LOCALIZATION_INVALID_ARGUMENT);
    EXPECT(text(russian, "order.slices", NULL, 1, buffer, sizeof buffer) == LOCALIZATION_INVALID_ARGUMENT);
    EXPECT(text(russian, "order.slices", list, 1, NULL, 10) == LOCALIZATION_INVALID_ARGUMENT);
    EXPECT(text(russian, "order.slices", list, 1, buffer, SIZE_MAX) == LOCALIZATION_INVALID_ARGUMENT);
    EXPECT(localization_text(russian, NULL, 1, NULL, 0, buffer, sizeof buffer) == LOCALIZATION_INVALID_ARGUMENT);
    EXPECT(localization_text(russian, "a", SIZE_MAX, NULL, 0, buffer, sizeof buffer) == LOCALIZATION_INVALID_ARGUMENT);
    EXPECT(localization_text(russian, NULL, 0, NULL, 0, NULL, 0) == 0);

    const char *broken[] = {"\xFF", "a\x80", "\xC0\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xE2\x82", "\xF8\x88"};
    for (size_t index = 0; index < sizeof broken / sizeof *broken; index++) {
        size_t length = strlen(broken[index]);
        localization_argument argument = utf8(broken[index], length);
        localization_handle none = 7;
        EXPECT(text(russian, broken[index], NULL, 0, buffer, 10) == LOCALIZATION_INVALID_UTF8);
        EXPECT(text(russian, "order.greeting", &argument, 1, buffer, 10) == LOCALIZATION_INVALID_UTF8);
        EXPECT(localization_negotiate(tables, broken[index], length, NULL, 0, &none) == LOCALIZATION_INVALID_UTF8);
        EXPECT(none == 0);
        EXPECT(localization_open(broken[index], length, &none) == LOCALIZATION_INVALID_UTF8);
    }
    EXPECT(localization_number(russian, utf8("1", 1), -1, buffer, 9) == LOCALIZATION_INVALID_ARGUMENT);
    EXPECT(localization_number(russian, number(1), 1000, buffer, 9) == LOCALIZATION_INVALID_ARGUMENT);
    EXPECT(localization_number(russian, number(1), -2, buffer, 9) == LOCALIZATION_INVALID_ARGUMENT);
    double odd[] = {0.0 / 0.0, 1 / 0.0, -1 / 0.0, 1e308, 5e-324, -0.0};
    for (size_t index = 0; index < sizeof odd / sizeof *odd; index++) {
        EXPECT(localization_number(russian, number(odd[index]), 999, buffer, sizeof buffer) > 0);
        EXPECT(localization_plural_category(russian, number(odd[index]), -1) >= 0);
        localization_argument argument = {.kind = LOCALIZATION_PERCENT, .value.number = odd[index]};
        EXPECT(text(arabic, "order.progress", &argument, 1, buffer, sizeof buffer) > 0);
        EXPECT(localization_plural_category(russian, argument, -1) == LOCALIZATION_INVALID_ARGUMENT);
    }
    EXPECT(localization_status_text(-99, buffer, 9) == LOCALIZATION_INVALID_ARGUMENT);
    for (int status = 0; status >= -8; status--) EXPECT(localization_status_text(status, buffer, sizeof buffer) > 3);
}

static void handles(const char *path) {
    char buffer[50];
    localization_handle foreign[] = {0, 1, 2, 31, 32, 1 << 24, ~tables, tables + 1, tables ^ ((uint64_t)1 << 29),
                                     tables + ((uint64_t)1 << 40), UINT64_MAX, (uint64_t)(size_t)buffer, INT64_MAX};
    for (size_t index = 0; index < sizeof foreign / sizeof *foreign; index++) {
        localization_handle handle = foreign[index], none = 9;
        if (handle == russian || handle == arabic || handle == tables) continue;
        EXPECT(localization_close(handle) == LOCALIZATION_INVALID_HANDLE);
        EXPECT(text(handle, "order.slices", NULL, 0, buffer, sizeof buffer) == LOCALIZATION_INVALID_HANDLE);
        EXPECT(localization_negotiate(handle, "ru", 2, NULL, 0, &none) == LOCALIZATION_INVALID_HANDLE && none == 0);
        EXPECT(localization_join(&handle, 1, &none) == LOCALIZATION_INVALID_HANDLE);
        EXPECT(localization_direction(handle) == LOCALIZATION_INVALID_HANDLE);
        EXPECT(localization_verify(handle) == LOCALIZATION_INVALID_HANDLE);
    }
    /* Of the other kind. */
    localization_handle none;
    EXPECT(text(tables, "order.slices", NULL, 0, buffer, sizeof buffer) == LOCALIZATION_INVALID_HANDLE);
    EXPECT(localization_language_tag(tables, buffer, sizeof buffer) == LOCALIZATION_INVALID_HANDLE);
    EXPECT(localization_negotiate(russian, "ru", 2, NULL, 0, &none) == LOCALIZATION_INVALID_HANDLE);
    EXPECT(localization_join(&russian, 1, &none) == LOCALIZATION_INVALID_HANDLE);
    EXPECT(localization_join(NULL, 1, &none) == LOCALIZATION_INVALID_ARGUMENT);
    EXPECT(localization_join(&tables, 0, &none) == LOCALIZATION_INVALID_ARGUMENT);
    EXPECT(localization_join(&tables, SIZE_MAX, &none) == LOCALIZATION_INVALID_ARGUMENT);
    EXPECT(localization_join(&tables, 1, NULL) == LOCALIZATION_INVALID_ARGUMENT);
    EXPECT(localization_negotiate(tables, "ru", 2, NULL, 0, NULL) == LOCALIZATION_INVALID_ARGUMENT);
    EXPECT(localization_open(path, strlen(path), NULL) == LOCALIZATION_INVALID_ARGUMENT);

    /* A closed handle stays closed, whoever gets its place; a localizer outlives its tables. */
    localization_handle closed[1000];
    for (int index = 0; index < 1000; index++) {
        localization_handle own, joined, localizer;
        EXPECT(localization_open(path, strlen(path), &own) == LOCALIZATION_OK);
        localization_handle both[] = {own, tables};
        EXPECT(localization_join(both, 2, &joined) == LOCALIZATION_OK);
        EXPECT(localization_negotiate(joined, "ru", 2, NULL, 0, &localizer) == LOCALIZATION_OK);
        EXPECT(localization_close(own) == LOCALIZATION_OK && localization_close(joined) == LOCALIZATION_OK);
        expect_text(localizer, "order.slices", int64(3), "У вас 3 куска.");
        EXPECT(localization_close(localizer) == LOCALIZATION_OK);
        EXPECT(localization_close(localizer) == LOCALIZATION_INVALID_HANDLE);
        closed[index] = localizer;
        for (int old = 0; old <= index; old += 37) {
            EXPECT(text(closed[old], "order.slices", NULL, 0, buffer, 9) == LOCALIZATION_INVALID_HANDLE);
        }
    }
}

/* Tables that are no tables, or cut, or changed in any one byte. */
static void damage(const char *path) {
    localization_handle none = 5;
    EXPECT(localization_open("/no/such/file", 13, &none) == LOCALIZATION_UNREADABLE_FILE && none == 0);
    EXPECT(localization_open("/", 1, &none) == LOCALIZATION_UNREADABLE_FILE);
    EXPECT(localization_open("a\0b", 3, &none) == LOCALIZATION_UNREADABLE_FILE);
    EXPECT(localization_open(NULL, 0, &none) == LOCALIZATION_UNREADABLE_FILE);
    EXPECT(localization_open(NULL, 5, &none) == LOCALIZATION_INVALID_ARGUMENT);
    EXPECT(localization_open_bytes(NULL, 0, &none) == LOCALIZATION_NOT_A_TABLE);
    EXPECT(localization_open_bytes("<html>", 6, &none) == LOCALIZATION_NOT_A_TABLE);

    FILE *file = fopen(path, "rb");
    EXPECT(file != NULL);
    static unsigned char bytes[1 << 16], changed[1 << 16];
    size_t count = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    EXPECT(count > 100 && count < sizeof bytes);
    localization_handle whole;
    EXPECT(localization_open_bytes(bytes, count, &whole) == LOCALIZATION_OK);
    for (size_t length = 0; length < count; length += 1 + length / 20) {
        EXPECT(localization_open_bytes(bytes, length, &none) < 0 && none == 0);
    }
    char buffer[100];
    for (size_t index = 0; index < count; index++) {
        memcpy(changed, bytes, count);
        changed[index] ^= 0x55;
        int32_t status = localization_open_bytes(changed, count, &none);
        if (status != LOCALIZATION_OK) continue;
        EXPECT(localization_verify(none) == LOCALIZATION_DAMAGED_TABLE);
        localization_handle localizer;
        localization_argument argument = int64(3);
        EXPECT(localization_negotiate(none, "ru", 2, "mac", 3, &localizer) == LOCALIZATION_OK);
        EXPECT(text(localizer, "order.slices", &argument, 1, buffer, sizeof buffer) >= 0);
        EXPECT(text(localizer, "order.track", NULL, 0, buffer, sizeof buffer) >= 0);
        EXPECT(localization_close(localizer) == LOCALIZATION_OK && localization_close(none) == LOCALIZATION_OK);
    }
    EXPECT(localization_close(whole) == LOCALIZATION_OK);
}

/* Handles that other threads close meanwhile. */
static _Atomic localization_handle shared;

static void *reader(void *unused) {
    char buffer[100];
    localization_argument argument = int64(21);
    for (int index = 0; index < 20000; index++) {
        int64_t result = text(shared, "order.slices", &argument, 1, buffer, sizeof buffer);
        EXPECT(result == LOCALIZATION_INVALID_HANDLE || strcmp(buffer, "У вас 21 кусок.") == 0);
    }
    return unused;
}

static void threads(void) {
    pthread_t readers[4];
    for (int index = 0; index < 4; index++) EXPECT(pthread_create(&readers[index], NULL, reader, NULL) == 0);
    for (int index = 0; index < 5000; index++) {
        localization_handle localizer;
        EXPECT(localization_negotiate(tables, "ru", 2, NULL, 0, &localizer) == LOCALIZATION_OK);
        shared = localizer;
        EXPECT(localization_close(localizer) == LOCALIZATION_OK);
    }
    for (int index = 0; index < 4; index++) EXPECT(pthread_join(readers[index], NULL) == 0);
}

int main(int count, char **words) {
    EXPECT(count == 2);
    EXPECT(localization_open(words[1], strlen(words[1]), &tables) == LOCALIZATION_OK);
    EXPECT(localization_negotiate(tables, "ru, de;q=0.8", 12, NULL, 0, &russian) == LOCALIZATION_OK);
    EXPECT(localization_negotiate(tables, "ar", 2, NULL, 0, &arabic) == LOCALIZATION_OK);
    values();
    buffers();
    exact_memory();
    arguments();
    handles(words[1]);
    damage(words[1]);
    threads();
    EXPECT(localization_close(russian) == LOCALIZATION_OK && localization_close(arabic) == LOCALIZATION_OK);
    EXPECT(localization_close(tables) == LOCALIZATION_OK);
    puts("as it should be");
    return 0;
}
