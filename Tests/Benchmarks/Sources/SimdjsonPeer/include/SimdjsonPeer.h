// Parses catalogs by simdjson's DOM.
#ifndef SIMDJSON_PEER_H
#define SIMDJSON_PEER_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct SimdjsonPeer SimdjsonPeer;
SimdjsonPeer *simdjson_peer_open(void);
void simdjson_peer_close(SimdjsonPeer *peer);

/// Parses a catalog; returns the number of members of `strings`, or -1. `bytes` has 64 bytes after its `count`.
int64_t simdjson_peer_parse(SimdjsonPeer *peer, const uint8_t *bytes, size_t count);

/// The same, and the number of bytes of all keys and of all values of string units.
int64_t simdjson_peer_sum(SimdjsonPeer *peer, const uint8_t *bytes, size_t count, int64_t *text_bytes);

#ifdef __cplusplus
}
#endif

#endif
