#!/bin/sh
# Of a folder with maps and decks: shards merged, and a run that goes on, are the bytes of one run;
# and the referee finds no fault in recorded games.
set -eu
program=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/games"
cp "$2/maps/packs/sonar-family/archipelago.map.json" "$2/maps/packs/con-sonar/con-sonar.deck.json" "$folder/games"

simulate() {
  "$program" simulate "$folder/games" --games 203 --sonar 1 --format json "$@"
}
simulate --output "$folder/whole.json"
for part in 1 2 3; do
  simulate --shard $part/3 --jobs $part --output "$folder/$part.json"
done
"$program" merge "$folder/3.json" "$folder/1.json" "$folder/2.json" --output "$folder/merged.json"
cmp "$folder/whole.json" "$folder/merged.json"

status=0
"$program" merge "$folder/1.json" "$folder/2.json" 2>"$folder/errors" >/dev/null || status=$?
test "$status" -eq 2
grep -q 'missing shard 3/3 of this run' "$folder/errors"

# What a shard has played is nothing that has to be played again.
simulate --shard 2/3 --resume "$folder/2.json" --output "$folder/again.json"
cmp "$folder/2.json" "$folder/again.json"
status=0
simulate --shard 1/3 --resume "$folder/2.json" 2>"$folder/errors" >/dev/null || status=$?
test "$status" -eq 2
grep -q '"shard" is another one' "$folder/errors"

deck=$folder/games/con-sonar.deck.json
"$program" simulate "$deck" --games 12 --agents planner --sonar 2 --record "$folder/records" \
  --output "$folder/result.txt"
for game in "$folder"/records/con-sonar/*.game; do
  "$program" referee "$game" --maps "$deck" >/dev/null
done
