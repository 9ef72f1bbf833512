#!/bin/sh
# Runs the Node.js among the dependencies, or the machine's own where there is none for this platform. Not through
# node_modules/.bin, because some versions of npm do not link it there.
# The allocator settings return memory to the system after pictures are prepared; glibc would keep some hundred megabytes.
export MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=1048576
for node in node_modules/node-linux-*/bin/node; do
  [ -x "$node" ] && exec "$node" "$@"
done
exec node "$@"
