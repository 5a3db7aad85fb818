#!/bin/sh
# What the action does, by its inputs in CHARTROOM_…: installs the package if one is given, judges,
# annotates. Ends with chartroom's own status.
set -eu

install_package() {
  package=$1
  case "$package" in
    https://*)
      folder=$(mktemp -d)
      curl --fail --location --silent --show-error --output "$folder/chartroom.deb" "$package"
      package=$folder/chartroom.deb
      ;;
  esac
  as_root=""
  [ "$(id -u)" -eq 0 ] || as_root=sudo
  $as_root apt-get install --yes --no-install-recommends "$(realpath "$package")"
}

[ -z "${CHARTROOM_PACKAGE:-}" ] || install_package "$CHARTROOM_PACKAGE"
if ! command -v chartroom >/dev/null; then
  echo "::error title=Chartroom::chartroom is not installed (give the input \"package\")"
  exit 2
fi

set -- --level "${CHARTROOM_LEVEL:-structure}" --fail-on "${CHARTROOM_FAIL_ON:-error}" --format github
[ -z "${CHARTROOM_BASELINE:-}" ] || set -- "$@" --baseline "$CHARTROOM_BASELINE"
[ -z "${CHARTROOM_SARIF:-}" ] || set -- "$@" --format "sarif=$CHARTROOM_SARIF"
set -- "$@" --
while IFS= read -r path; do
  [ -z "$path" ] || set -- "$@" "$path"
done <<PATHS
${CHARTROOM_PATHS:-.}
PATHS

status=0
chartroom validate "$@" || status=$?
[ -z "${GITHUB_OUTPUT:-}" ] || echo "status=$status" >>"$GITHUB_OUTPUT"
exit "$status"
