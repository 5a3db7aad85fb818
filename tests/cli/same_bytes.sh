#!/bin/sh
# The same seed gives the same bytes on any number of jobs: results and records.
set -eu
program=$1
map=$2/maps/packs/sonar-family/north-pole.map.json
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for jobs in 1 2 7; do
  "$program" simulate "$map" --games 300 --format json --jobs $jobs --record "$folder/games$jobs" \
    --output "$folder/$jobs.json"
done
for jobs in 2 7; do
  cmp "$folder/1.json" "$folder/$jobs.json"
  diff -r "$folder/games1" "$folder/games$jobs"
done
# One thread plays all games where the system gives no others: none with a stack as large as this.
prlimit --stack=1099511627776:1099511627776 "$program" simulate "$map" --games 300 --format json \
  --jobs 2 --output "$folder/refused.json"
cmp "$folder/1.json" "$folder/refused.json"
test "$(find "$folder/games1" -name '0*.game' | wc -l)" -eq 300
test "$(find "$folder/games1" -name 'most-*.game' | wc -l)" -eq 2

# A verdict, which stops by itself, too.
for jobs in 1 2 7; do
  "$program" simulate "$map" --margin 0.05 --confidence 0.9 --blue novice --green novice \
    --format json --jobs $jobs --output "$folder/verdict$jobs.json"
done
for jobs in 2 7; do cmp "$folder/verdict1.json" "$folder/verdict$jobs.json"; done
