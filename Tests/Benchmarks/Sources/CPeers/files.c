#define _GNU_SOURCE
#include "CPeers.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

int cpeers_map_file(const char *path) {
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return -1;
    struct stat status;
    int result = -1;
    if (fstat(descriptor, &status) == 0 && status.st_size > 0) {
        unsigned char *bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
        if (bytes != MAP_FAILED) {
            result = bytes[0];
            munmap(bytes, (size_t)status.st_size);
        }
    }
    close(descriptor);
    return result;
}

static double seconds(struct timespec time) { return (double)time.tv_sec + (double)time.tv_nsec * 1e-9; }

CPeersProcess cpeers_run(const char *const *arguments) {
    CPeersProcess result = {0, 0, 0, -1};
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    pid_t process;
    if (posix_spawnp(&process, arguments[0], &actions, NULL, (char *const *)arguments, environ) == 0) {
        int status;
        struct rusage usage;
        if (wait4(process, &status, 0, &usage) == process) {
            clock_gettime(CLOCK_MONOTONIC, &end);
            result.seconds = seconds(end) - seconds(start);
            result.user_seconds = (double)usage.ru_utime.tv_sec + (double)usage.ru_utime.tv_usec * 1e-6;
            result.peak_bytes = (int64_t)usage.ru_maxrss * 1024;
            result.exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
        }
    }
    posix_spawn_file_actions_destroy(&actions);
    return result;
}
