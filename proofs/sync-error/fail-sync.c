/*
 * Preloaded into a program, fails one of its calls of fsync and fdatasync with an I/O error. The file named by
 * SYNC_FAULT, which all processes share, says which: the calls that are left before it, counted by all of them.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

struct fault {
  int64_t left;
  int64_t failed;
  /* The file whose sync failed last, ended by a zero. */
  char path[496];
};

static struct fault *fault;

__attribute__((constructor)) static void begin(void) {
  const char *name = getenv("SYNC_FAULT");
  int file = name ? open(name, O_RDWR | O_CLOEXEC) : -1;
  if (file < 0) return;
  void *shared = mmap(NULL, sizeof(struct fault), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (shared != MAP_FAILED) fault = shared;
  close(file);
}

static int fails(int file) {
  if (!fault || __atomic_sub_fetch(&fault->left, 1, __ATOMIC_SEQ_CST) != 0) return 0;
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, fault->path, sizeof fault->path - 1);
  fault->path[length < 0 ? 0 : length] = 0;
  __atomic_add_fetch(&fault->failed, 1, __ATOMIC_SEQ_CST);
  errno = EIO;
  return 1;
}

#define FAILING(name)                                   \
  int name(int file) {                                  \
    static int (*next)(int);                            \
    if (!next) next = dlsym(RTLD_NEXT, #name);          \
    return fails(file) ? -1 : next(file);               \
  }

FAILING(fsync)
FAILING(fdatasync)
