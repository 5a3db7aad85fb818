#!/bin/sh
# SPDX-License-Identifier: MIT
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
  $as_root apt-get update --quiet
  $as_root apt-get install --yes --no-install-recommends "$(realpath "$package")"
}
# could_not WHAT: the job cannot be done, which is status 2 as chartroom has it.
could_not() {
  echo "::error title=Chartroom::$1"
  [ -z "${GITHUB_OUTPUT:-}" ] || echo "status=2" >>"$GITHUB_OUTPUT"
  exit 2
}

if [ -n "${CHARTROOM_PACKAGE:-}" ]; then
  (install_package "$CHARTROOM_PACKAGE") || could_not "$CHARTROOM_PACKAGE cannot be installed (the log says why)"
fi
command -v chartroom >/dev/null || could_not 'chartroom is not installed (give the input "package")'

set -- --level "${CHARTROOM_LEVEL:-structure}" --fail-on "${CHARTROOM_FAIL_ON:-error}" --format github
[ -z "${CHARTROOM_BASELINE:-}" ] || set -- "$@" --baseline "$CHARTROOM_BASELINE"
[ -z "${CHARTROOM_SARIF:-}" ] || set -- "$@" --format "code-scanning=$CHARTROOM_SARIF"
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
