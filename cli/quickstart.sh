#!/bin/sh
# From a fresh Debian 12 or 13 to a verdict on real maps and a deck, sheets to print, and the editor,
# in one command:
#   sh cli/quickstart.sh
set -eu
cd "$(dirname "$0")/.."
packs=maps/packs  # maps of SONAR, and a deck of Con Sonar!
chartroom=build/release/bin/chartroom

echo "== 1 of 5: packages (a minute or two, depending on your connection)"
sh cmake/install-packages.sh build editor

echo "== 2 of 5: the program chartroom (about 3 minutes on two cores)"
cmake --preset release -DCHARTROOM_TESTS=OFF
cmake --build --preset release --target chartroom

echo "== 3 of 5: validate the shipped packs and simulate some games (seconds)"
"$chartroom" validate "$packs" --level structure
"$chartroom" simulate "$packs" --games 1000

echo "== 4 of 5: sheets to print (seconds)"
"$chartroom" export "$packs" --output sheets

echo "== 5 of 5: the editor and the rest (about 2 minutes on two cores)"
cmake --build --preset release

cat <<EOT

Created the programs in build/release/bin and the sheets in ./sheets.
Print the sheets at 100% ("actual size"), the films on clear film, and play.
Put the programs on the path of this session and play:
  PATH="\$PWD/build/release/bin:\$PATH"
  chartroom play north-pole --start C2
  chartroom export $packs --paper letter
      sheets for US Letter paper
  chartroom simulate $packs/sonar-family/umbria.map.json --games 20000
      a closer look at one map
  chartroom play con-sonar
      a game of cards against two agents
  chartroom validate --list
      the list of checks
  chartroom-editor $packs/sonar-family/north-pole.map.json
      a map in the editor
  chartroom --help
EOT
