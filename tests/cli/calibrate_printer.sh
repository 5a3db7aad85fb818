#!/bin/sh
# export --calibrate keeps a printer's measures; --printer makes up for them: other bytes.
set -eu
program=$1
map=$2/maps/packs/sonar-family/north-pole.map.json
XDG_CONFIG_HOME=$(mktemp -d)
export XDG_CONFIG_HOME
trap 'rm -rf "$XDG_CONFIG_HOME"' EXIT
cd "$XDG_CONFIG_HOME"
"$program" export --calibrate office=232.8,158.72,232.8,158.72 | grep -q "97.00% across and 99.20% down"
test -s chartroom/office.printer.json
if "$program" export "$map" --printer offise 2>said; then exit 1; fi
grep -q 'no printer "offise".*(known: office; ' said
"$program" export "$map" --sheet film --quiet --output plain
"$program" export "$map" --sheet film --quiet --output office --printer office
if cmp -s plain/north-pole-a4-film.pdf office/north-pole-a4-film-office.pdf; then exit 1; fi
qpdf --check office/north-pole-a4-film-office.pdf >said
