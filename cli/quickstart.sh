#!/bin/sh
# From a fresh Debian 12 to a verdict on real maps and a deck, and sheets to print, in one command:
#   sh cli/quickstart.sh
set -eu
cd "$(dirname "$0")/.."
packs=maps/packs  # maps of SONAR, and a deck of Con Sonar!
chartroom=build/release/bin/chartroom

echo "== Packages"
sh cmake/install-packages.sh build editor

echo "== Build"
cmake --preset release
cmake --build --preset release

echo "== Are the shipped packs sound?"
"$chartroom" validate "$packs" --level structure

echo "== First simulated games on each map and deck"
"$chartroom" simulate "$packs" --games 1000

echo "== Sheets to print"
"$chartroom" export "$packs" --output sheets

cat <<EOT

Made: the programs in build/release/bin, and the sheets in ./sheets.
Print a sheet at 100 % ("actual size"), the films on clear film, and play.
Put the programs on the path of this session, and play:
  PATH="\$PWD/build/release/bin:\$PATH"
  chartroom play north-pole --start C2
  chartroom export $packs --paper letter
      the sheets for American paper
  chartroom simulate $packs/sonar-family/umbria.map.json --games 20000
      a closer look at one map
  chartroom play con-sonar
      a game of cards against two agents
  chartroom validate --list
      what the validator looks for
  chartroom-editor $packs/sonar-family/north-pole.map.json
      a map in the editor
  chartroom --help
EOT
