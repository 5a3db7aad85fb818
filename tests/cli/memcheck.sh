#!/bin/sh
# No verb reads what was never written, writes past an end or frees twice, as valgrind sees it: one
# run or more of every verb that ends by itself, on good files and on bad ones.
#   sh memcheck.sh PROGRAM SOURCE FOLDER
set -eu
program=$1 source=$2 folder=$3
data=$source/tests/data
maps=$source/maps/packs/sonar-family
deck=$source/maps/packs/con-sonar/con-sonar.deck.json
rm -rf "$folder"
mkdir -p "$folder"
cd "$folder"
runs=0

# check STATUS ARGUMENT...: the program ends with this status, and valgrind has nothing to say.
check() {
  expected=$1
  shift
  status=0
  # Leaks are for LeakSanitizer (tests/lsan.supp): fontconfig keeps what it has to the end.
  valgrind --quiet --error-exitcode=99 --log-file=said --leak-check=no --num-callers=30 \
    "$program" "$@" --jobs 1 --quiet >out 2>errors </dev/null || status=$?
  if [ "$status" -ne "$expected" ] || [ -s said ]; then
    echo "chartroom $*: status $status, not $expected"
    cat said errors
    exit 1
  fi
  runs=$((runs + 1))
}

cp "$data/findings/two-seas.map.json" fixed.map.json
cp "$data/good/smallest.map.json" small.map.json
check 0 help validate
check 2 frobnicate
check 0 completion man --verb export
for format in text json sarif junit github gitlab concise; do
  check 2 validate "$data/ten-faults" --level structure --format "$format"
done
check 0 validate small.map.json --level tracking
check 0 validate "$deck" --level structure
check 0 validate fixed.map.json --level structure --fix --unsafe-fixes
check 0 validate small.map.json --level structure --write-baseline known.json
check 0 validate small.map.json --level structure --baseline known.json
for bad in "$data"/bad/*.map.json; do
  check 2 validate "$bad" --level structure
done
check 0 show "$maps/umbria.map.json"
check 0 fmt small.map.json "$deck"
check 0 convert "$maps/umbria.map.json" umbria.tmj
check 0 convert umbria.tmj umbria.txt --to text
check 0 convert umbria.txt umbria.map.json --from text
check 1 diff "$maps/umbria.map.json" "$maps/archipelago.map.json" --level structure
check 0 merge-maps "$maps/umbria.map.json" umbria.map.json "$maps/umbria.map.json" --output merged.map.json
check 0 new made.map.json
check 0 simulate small.map.json --games 2 --format json --shard 1/2 --output one.json --record games
check 0 simulate small.map.json --games 2 --format json --shard 2/2 --output two.json
check 0 merge one.json two.json --output both.json
check 0 simulate "$deck" --games 2 --agents random
check 1 referee "$data/records/three-rounds.game"
check 2 referee "$data/records/malformed.game"
check 0 referee "$data/sheets/09-which-way-was-that/blue.game" "$data/sheets/09-which-way-was-that/green.game"
check 0 referee "$data/records/cards.game"
check 0 track "$data/heard/undo.heard"
check 2 track "$data/heard/malformed.heard"
check 0 play small.map.json --start A1 --against random
check 0 export small.map.json --sheet captain,gauges
check 0 export small.map.json --format svg --sheet operator
check 0 export "$deck" --sheet odds
echo "$runs runs under valgrind"
