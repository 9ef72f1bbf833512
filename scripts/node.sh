#!/bin/sh
# Becomes the Node.js that comes with the dependencies, or the machine's own where there is none for this platform.
node=node_modules/.bin/node
[ -x "$node" ] || node=node
exec "$node" "$@"
