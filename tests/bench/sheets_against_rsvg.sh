#!/bin/sh
# All sheets of a map as PDF, by Chartroom and by rsvg-convert from the same drawings as SVG, in one
# run: sh sheets_against_rsvg.sh CHARTROOM MAP [TIMES]. Needs librsvg2-bin.
set -eu
program=$1
map=$2
times=${3:-5}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

milliseconds() {
  begin=$(date +%s%N)
  for _ in $(seq "$times"); do "$@" >"$folder/said"; done
  echo $((($(date +%s%N) - begin) / 1000000 / times))
}

"$program" export "$map" --format svg --quiet --output "$folder"
pages=$(find "$folder" -name '*.svg' | wc -l)
ours=$(milliseconds "$program" export "$map" --quiet --output "$folder")
theirs=$(milliseconds rsvg-convert --format pdf --output "$folder/theirs.pdf" "$folder"/*.svg)
echo "$pages pages: chartroom $ours ms ($((ours / pages)) a page)," \
  "rsvg-convert $theirs ms ($((theirs / pages)) a page)"
