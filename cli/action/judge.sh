#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs the action with its inputs in CHARTROOM_…: installs the package if one is given, validates,
# annotates. Ends with chartroom's own status. Without a package and without chartroom it installs
# the package of its own release, or builds its own source tree.
set -eu

install_package() {
  package=$1
  case "$package" in
    https://*)
      folder=$(mktemp -d)
      curl --fail --location --silent --show-error --output "$folder/chartroom.deb" "$package" || return 1
      package=$folder/chartroom.deb
      ;;
  esac
  as_root=""
  [ "$(id -u)" -eq 0 ] || as_root=sudo
  $as_root apt-get update --quiet || return 1
  $as_root apt-get install --yes --no-install-recommends "$(realpath "$package")"
}
# GitHub names the repository of this release; nothing else does.
install_release() {
  number=${CHARTROOM_ACTION_REF#v}
  case "${CHARTROOM_ACTION_REPOSITORY:-}:$number" in
    ?*:[0-9]*.[0-9]*.[0-9]*) ;;
    *) return 1 ;;
  esac
  release=https://github.com/$CHARTROOM_ACTION_REPOSITORY/releases/download/$CHARTROOM_ACTION_REF
  install_package "$release/chartroom_${number}_$(dpkg --print-architecture).deb"
}
build_here() {
  # In a condition the shell does not stop by itself.
  cd "$tree" && sh cmake/install-packages.sh build && cmake --preset release -DCHARTROOM_EDITOR=OFF &&
    cmake --build --preset release --target chartroom
}
# could_not WHAT: the job failed, which is status 2 as in chartroom.
could_not() {
  echo "::error title=Chartroom::$1"
  [ -z "${GITHUB_OUTPUT:-}" ] || echo "status=2" >>"$GITHUB_OUTPUT"
  exit 2
}

if [ -n "${CHARTROOM_PACKAGE:-}" ]; then
  (install_package "$CHARTROOM_PACKAGE") || could_not "$CHARTROOM_PACKAGE cannot be installed (see the log)"
fi
if ! command -v chartroom >/dev/null; then
  tree=$(realpath "$(dirname "$0")/../..")
  if ! (install_release) >&2; then
    (build_here) >&2 || could_not 'chartroom cannot be built (see the log); or give the input "package"'
    PATH="$tree/build/release/bin:$PATH"
  fi
fi
command -v chartroom >/dev/null || could_not 'chartroom is not installed (give the input "package")'

set -- --format github
[ -z "${CHARTROOM_FAIL_ON:-}" ] || set -- "$@" --fail-on "$CHARTROOM_FAIL_ON"
baseline=${CHARTROOM_BASELINE:-}
if [ -n "${CHARTROOM_BASE:-}" ]; then
  # In a container the work tree belongs to another user.
  GIT_CONFIG_VALUE_0=$(pwd -P)
  export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0
  # A tag of the same name is not the branch.
  base=$CHARTROOM_BASE
  if git show-ref --verify --quiet "refs/remotes/$base"; then base=refs/remotes/$base; fi
  git cat-file -e "$base^{commit}" ||
    could_not "git has no commit $CHARTROOM_BASE (see the log; actions/checkout needs fetch-depth: 0)"
  # Validates the changes with the packs and the baseline of the target branch, as the pull request's
  # own could excuse everything. A baseline that this branch lacks does not count.
  set -- "$@" --since "$base" --packs-of "$base"
  case $baseline in
    /*) baseline=$(realpath -m --relative-to=. "$baseline") ;;
  esac
  if [ -n "$baseline" ]; then
    if git cat-file -e "$base:./$baseline" 2>/dev/null; then
      ours=$(mktemp -d)
      git show "$base:./$baseline" >"$ours/known.json"
      baseline=$ours/known.json
    else
      baseline=
    fi
  fi
fi
[ -z "$baseline" ] || set -- "$@" --baseline "$baseline"
[ -z "${CHARTROOM_SARIF:-}" ] || set -- "$@" --format "sarif=$CHARTROOM_SARIF"
set -- "$@" --
while IFS= read -r path; do
  [ -z "$path" ] || set -- "$@" "$path"
done <<PATHS
${CHARTROOM_PATHS:-.}
PATHS

level=${CHARTROOM_LEVEL:-}
if [ -z "$level" ] && chartroom validate --show-settings "$@" | grep -q '^project file: none$'; then
  level=structure
fi
status=0
chartroom validate ${level:+--level "$level"} "$@" || status=$?
[ -z "${GITHUB_OUTPUT:-}" ] || echo "status=$status" >>"$GITHUB_OUTPUT"
exit "$status"
