#!/bin/sh
# Runs the pinned Node.js, or the machine's own where there is none for this platform. Not through node_modules/.bin,
# because some versions of npm do not link it there.
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
pinned=scripts/pinned-node/node_modules
for node in "$pinned"/node-linux-*/bin/node; do
  [ -f "$pinned/.package-lock.json" ] && [ -x "$node" ] && exec "$node" "$@"
done
case $(node --version) in v2[4-9].* | v[3-9]?.*) exec node "$@" ;; esac
echo 'Node.js 24 is not installed yet. Run `npm run build` first.' >&2
exit 1
