#!/bin/sh
# Each verb that takes - says of a map or deck on standard input what it says of the same file.
# Usage: standard_input.sh CHARTROOM SOURCE
set -eu
program=$1
data=$2/tests/data
decks=$2/maps/packs/con-sonar
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

# same FILE VERB OPTIONS...: what is written, with the file's name for -.
same() {
  file=$1 verb=$2
  shift 2
  status=0
  "$program" "$verb" "$file" "$@" > of-file 2> errors-of-file || status=$?
  other=0
  "$program" "$verb" - "$@" < "$file" > of-input 2> errors-of-input || other=$?
  sed -i "s|$file|-|g" of-file errors-of-file
  [ "$status" = "$other" ] && cmp of-file of-input && cmp errors-of-file errors-of-input || {
    echo "$verb $file $*: differs on standard input (status $status of the file, $other of -)"
    diff of-file of-input || true
    diff errors-of-file errors-of-input || true
    exit 1
  }
}

# A map that is found fault with, not in canonical form; in a folder without a pack.
sed 's/"version": 1/"version":  1/' "$data/good/smallest.map.json" > a.map.json
cmp -s a.map.json "$data/good/smallest.map.json" && { echo "the map is canonical"; exit 1; }
sed 's/"version": 1/"version":  1/' "$decks/con-sonar.deck.json" > a.deck.json
cmp -s a.deck.json "$decks/con-sonar.deck.json" && { echo "the deck is canonical"; exit 1; }
cp "$data/findings/malformed.map.json" malformed.map.json

for file in a.map.json a.deck.json; do
  # Reports are written into files.
  "$program" report "$file" --quiet --output of-file.html
  "$program" report - --quiet --output of-input.html < "$file"
  grep -q F006 of-file.html || { echo "the report on $file lacks F006"; exit 1; }
  cmp of-file.html of-input.html || { echo "the report on $file differs on standard input"; exit 1; }

  same "$file" validate --level structure --format concise
  same "$file" show
  same "$file" simulate --games 4
  same "$file" export --sheet assembly --format svg --output out
  "$program" fmt - < "$file" > formatted
  cp "$file" formatted-file."${file#a.}"
  "$program" fmt --quiet formatted-file."${file#a.}"
  cmp formatted formatted-file."${file#a.}"
  same "$file" fmt --check
done
same a.map.json ladder --agents random,novice --games 128
same a.map.json suggest
same malformed.map.json validate --format concise
for verb in show simulate report export; do same malformed.map.json "$verb"; done
