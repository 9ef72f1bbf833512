#!/bin/sh
# For commands that only run what is built: says so and ends with status 1 when nothing is. In the shell, since every
# start would wait for a Node.js of its own.
[ -f dist/server/main.js ] && exit
echo 'Nothing is built yet. Run `npm ci` and `npm run build` first.' >&2
exit 1
