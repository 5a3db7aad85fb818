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
maker=${2:?who makes the packages}
case $maker in *\<*\>) ;; *) maker="$maker <>" ;; esac
# Debian's lines have room for 80 letters.
folded() {
  awk '
    function flush() {if (line != "") print line; line = ""}
    /^### / {flush(); print "  [ " substr($0, 5) " ]"; next}
    /^$/ {flush(); print ""; next}
    /^- / {flush(); line = "  *"; $1 = ""}
    {
      count = split($0, words, " ")
      for (i = 1; i <= count; ++i) {
        if (length(line) + length(words[i]) > 78) {print line; line = "   "}
        line = line " " words[i]
      }
    }
    END {flush()}'
}
sed -n 's/^## \[\(.*\)\] - \(.*\)$/\1 \2/p' "$changelog" | while read -r version date; do
  printf 'chartroom (%s) unstable; urgency=medium\n\n' "$version"
  section "$version" | folded
  printf '\n -- %s  %s\n\n' "$maker" "$(LC_ALL=C date -u -R -d "$date")"
done
