#include "SimdjsonPeer.h"

#include <cstring>
#include <simdjson.h>

struct SimdjsonPeer {
    simdjson::dom::parser parser;
};

extern "C" {

SimdjsonPeer *simdjson_peer_open(void) { return new SimdjsonPeer(); }

void simdjson_peer_close(SimdjsonPeer *peer) { delete peer; }

static bool strings(SimdjsonPeer *peer, const uint8_t *bytes, size_t count, simdjson::dom::object &result) {
    simdjson::dom::element root;
    auto error = peer->parser.parse(bytes, count, false).get(root);
    if (error) return false;
    return !root["strings"].get(result);
}

int64_t simdjson_peer_parse(SimdjsonPeer *peer, const uint8_t *bytes, size_t count) {
    simdjson::dom::object object;
    if (!strings(peer, bytes, count, object)) return -1;
    return (int64_t)object.size();
}

static int64_t sum(simdjson::dom::element element, const char *name) {
    int64_t total = 0;
    simdjson::dom::object object;
    if (!element.get(object)) {
        for (auto field : object) {
            std::string_view text;
            if (field.key == name && !field.value.get(text)) {
                total += (int64_t)text.size();
            } else {
                total += sum(field.value, name);
            }
        }
    }
    return total;
}

int64_t simdjson_peer_sum(SimdjsonPeer *peer, const uint8_t *bytes, size_t count, int64_t *text_bytes) {
    simdjson::dom::object object;
    if (!strings(peer, bytes, count, object)) return -1;
    int64_t members = 0;
    int64_t total = 0;
    for (auto field : object) {
        members += 1;
        total += (int64_t)field.key.size() + sum(field.value, "value");
    }
    *text_bytes = total;
    return members;
}
}
