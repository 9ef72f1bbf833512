#!/bin/sh
# Runs the Node.js among the dependencies, or the machine's own where there is none for this platform. Not through
# node_modules/.bin, because some versions of npm do not link it there.
# npm writes this record last: without it an installation was broken off.
if ! [ -f node_modules/.package-lock.json ]; then
  echo 'The dependencies are not installed, or not whole. Run `npm ci` first.' >&2
  exit 1
fi
for argument; do
  case $argument in dist/*)
    if ! [ -f "$argument" ]; then
      echo 'Nothing is built yet. Run `npm ci` and `npm run build` first.' >&2
      exit 1
    fi ;;
  esac
done
# The allocator settings return memory to the system after pictures are prepared; glibc would keep some hundred megabytes.
export MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=1048576
for node in node_modules/node-linux-*/bin/node; do
  [ -x "$node" ] && exec "$node" "$@"
done
exec node "$@"
