#!/bin/sh
# Runs a command of Chautari with the settings of the service and as its account, for root: install it as
# /usr/local/sbin/chautari. The settings are read as systemd reads them, so that nothing in them is a word to the shell.
set -eu
settings=${CHAUTARI_ENV:-/etc/chautari.env}
if ! [ -r "$settings" ]; then
  echo "$settings cannot be read: run this as root, such as by sudo." >&2
  exit 1
fi
while IFS= read -r line || [ -n "$line" ]; do
  case $line in
    [A-Z_]*=*) ;;
    *) continue ;;
  esac
  name=${line%%=*} value=${line#*=}
  # Given for this command alone.
  if printenv "$name" >/dev/null; then continue; fi
  case $value in
    \"*\") value=${value#\"} value=${value%\"} ;;
    \'*\') value=${value#\'} value=${value%\'} ;;
  esac
  export "$name=$value"
done <"$settings"
export NODE_ENV=production
umask 077
cd "${CHAUTARI_APP:-/srv/chautari/app}"
exec runuser -u "${CHAUTARI_USER:-chautari}" -- /bin/sh scripts/node.sh dist/server/cli.js "$@"
