#!/bin/sh
# Becomes the Node.js that comes with the dependencies, or the machine's own where there is none for this platform.
# Not by way of node_modules/.bin: some versions of npm do not link it there.
for node in node_modules/node-linux-*/bin/node; do
  [ -x "$node" ] && exec "$node" "$@"
done
exec node "$@"
