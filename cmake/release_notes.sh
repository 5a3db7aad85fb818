#!/bin/sh
# What CHANGELOG.md says of one release, to be published with it; or all of it as the changelog of
# Debian's packages, signed by whoever makes them:
#   sh cmake/release_notes.sh VERSION
#   sh cmake/release_notes.sh --debian "Name <address>"
set -eu
changelog="$(dirname "$0")/../CHANGELOG.md"

# section VERSION: without its heading and the empty lines round it.
section() {
  awk -v heading="## [$1] " '
    index($0, "## [") == 1 {on = index($0, heading) == 1; next}
    !on {next}
    /^$/ {gap = 1; next}
    {if (gap && some) print ""; gap = 0; some = 1; print}
    END {exit !some}' "$changelog"
}

if [ "${1:-}" != --debian ]; then
  section "${1:?a version}" || { echo "CHANGELOG.md says nothing of $1" >&2; exit 1; }
  exit 0
fi
sed -n 's/^## \[\(.*\)\] - \(.*\)$/\1 \2/p' "$changelog" | while read -r version date; do
  printf 'chartroom (%s) unstable; urgency=medium\n\n' "$version"
  section "$version" | sed -e 's/^### \(.*\)$/  [ \1 ]/; t' -e 's/^- /  * /; t' -e 's/^  /    /; t' \
    -e 's/^\(.\)/  \1/'
  printf '\n -- %s  %s\n\n' "${2:?who makes the packages}" "$(LC_ALL=C date -u -R -d "$date")"
done
