#!/bin/sh
# From a fresh Debian 12 to a verdict on real maps and sheets to print, in one command:
#   sh cli/quickstart.sh
set -eu
cd "$(dirname "$0")/.."
pack=maps/packs/sonar-family
chartroom=build/release/bin/chartroom

echo "== Packages"
sh cmake/install-packages.sh build

echo "== Build"
cmake --preset release
cmake --build --preset release

echo "== Is the shipped pack sound?"
"$chartroom" validate "$pack" --level structure

echo "== A first simulated match on each map"
"$chartroom" simulate "$pack" --games 1000

echo "== Sheets to print"
"$chartroom" export "$pack" --output sheets

cat <<EOT

Made: the programs in build/release/bin, and the sheets in ./sheets.
Print a sheet at 100 % ("actual size"), the transparency on clear film, and play.
Try next:
  $chartroom export $pack --paper letter
      the sheets for American paper
  $chartroom simulate $pack/umbria.map.json --games 20000
      a closer look at one map
  $chartroom validate --list
      what the validator looks for
  build/release/bin/chartroom-editor $pack/north-pole.map.json
      a map in the editor
  $chartroom --help
EOT
