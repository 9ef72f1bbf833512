#!/bin/sh
# Exits with 1 and a message when nothing is built. A shell script, because a Node.js of its own would slow every start.
[ -f dist/server/main.js ] && exit
echo 'Nothing is built yet. Run `npm ci` and `npm run build` first.' >&2
exit 1
