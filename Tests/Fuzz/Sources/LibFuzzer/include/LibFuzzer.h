#pragma once

#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer with the arguments of a command line; it calls `test` with one input after another.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test)(const uint8_t *data, size_t size));
