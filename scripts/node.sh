#!/bin/sh
# Becomes the Node.js that comes with the dependencies, or the machine's own where there is none for this platform.
# Not by way of node_modules/.bin: some versions of npm do not link it there.
# What pictures needed goes back to the system instead of waiting for more pictures: the C library's allocator would keep
# some hundred megabytes, an arena for each thread and large pieces among the small ones.
export MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=1048576
for node in node_modules/node-linux-*/bin/node; do
  [ -x "$node" ] && exec "$node" "$@"
done
exec node "$@"
