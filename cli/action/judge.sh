#!/bin/sh
# SPDX-License-Identifier: MIT
# What the action does, by its inputs in CHARTROOM_…: installs the package if one is given, judges,
# annotates. Ends with chartroom's own status. Without a package and without chartroom it takes the
# package of the release that it is itself of, or builds the tree that it lies in.
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
# Whose release this is, GitHub says: the owner's name stands nowhere else.
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
# could_not WHAT: the job cannot be done, which is status 2 as chartroom has it.
could_not() {
  echo "::error title=Chartroom::$1"
  [ -z "${GITHUB_OUTPUT:-}" ] || echo "status=2" >>"$GITHUB_OUTPUT"
  exit 2
}

if [ -n "${CHARTROOM_PACKAGE:-}" ]; then
  (install_package "$CHARTROOM_PACKAGE") || could_not "$CHARTROOM_PACKAGE cannot be installed (the log says why)"
fi
if ! command -v chartroom >/dev/null; then
  tree=$(realpath "$(dirname "$0")/../..")
  if ! (install_release) >&2; then
    (build_here) >&2 || could_not 'chartroom cannot be built (the log says why); the input "package" names one'
    PATH="$tree/build/release/bin:$PATH"
  fi
fi
command -v chartroom >/dev/null || could_not 'chartroom is not installed (give the input "package")'

set -- --format github
[ -z "${CHARTROOM_FAIL_ON:-}" ] || set -- "$@" --fail-on "$CHARTROOM_FAIL_ON"
baseline=${CHARTROOM_BASELINE:-}
if [ -n "${CHARTROOM_BASE:-}" ]; then
  # The work tree belongs to somebody else where the job runs in a container.
  GIT_CONFIG_VALUE_0=$(pwd -P)
  export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0
  # A tag of the same name is not the branch.
  base=$CHARTROOM_BASE
  if git show-ref --verify --quiet "refs/remotes/$base"; then base=refs/remotes/$base; fi
  git cat-file -e "$base^{commit}" ||
    could_not "git shows no $CHARTROOM_BASE here (the log says why; actions/checkout needs fetch-depth: 0)"
  # What a request changes is judged by the packs and the baseline of the branch that it asks, as its
  # own could excuse everything. What that branch has not is nobody's.
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
