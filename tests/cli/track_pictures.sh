#!/bin/sh
# Pictures of `chartroom track`: one for each line that is heard, the same bytes every time.
set -eu
program=$1
list=$2/tests/data/heard/north-pole.heard
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
"$program" track "$list" --format json --picture first >lines.txt
"$program" track "$list" --picture second >/dev/null
diff -r first second
test "$(find first -name '0*.png' | wc -l)" -eq "$(wc -l <lines.txt)"
# Every line tells something new, so no two pictures are the same.
test "$(cksum first/*.png | cut -d ' ' -f 1 | sort -u | wc -l)" -eq "$(wc -l <lines.txt)"
