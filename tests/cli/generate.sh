#!/bin/sh
# A generated pack is whole, the same on any number of threads, judged clean, and its certificates
# hold; one that was touched does not. Bad requests say what is wrong or what was nearest.
#   sh generate.sh PROGRAM
set -eu
program=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

ask="--count 1 --starts free --islands 5-8 --theme reef --evaluations 64 --quiet"
mkdir one two
"$program" generate one/season $ask --jobs 1 --author "A. N. Other"
"$program" generate two/season $ask --jobs 2 --author "A. N. Other"
diff -r one two
cd one/season
grep -q -- "--author 'A. N. Other' --evaluations 16 --seed 1\$" report.md
test -s contact-sheet.png
id=$(basename ./*.map.json .map.json)
grep -q "## .*($id)" report.md
grep -q '"theme": "reef"' "$id.map.json"
grep -q '"ko": ' "$id.map.json"
grep -q '"license": ' pack.json
"$program" validate . --level tracking --fail-on warning >/dev/null
"$program" validate --certificate . | grep -q "^$id.certificate.json: holds$"

# A figure that was touched is found, also one that follows from others.
cp "$id.certificate.json" kept
sed -i '0,/"unfinished_at_most": 0/s//"unfinished_at_most": 1/' "$id.certificate.json"
status=0
"$program" validate --certificate . >"$folder/said" || status=$?
test "$status" -eq 1
grep -q "does not hold: its games give other results than it states" "$folder/said"
mv kept "$id.certificate.json"

# House rules of a pack make another game of the map.
cp pack.json kept
sed -i '0,/^{/s//{\n  "rules": {"damage_to_sink": 1},/' pack.json
status=0
"$program" validate --certificate . >"$folder/said" || status=$?
test "$status" -eq 1
grep -q "does not hold: the rules of the map's pack change the game" "$folder/said"
mv kept pack.json

# One point of land less is another map.
sed -i '0,/[.]#/s//../' "$id.map.json"
status=0
"$program" validate --certificate "$id.map.json" >"$folder/said" || status=$?
test "$status" -eq 1
grep -q "does not hold: it belongs to another map" "$folder/said"
cd "$folder"

# fails STATUS WORDS ARGUMENTS...: ends so and says so, and makes no folder.
fails() {
  wanted=$1
  words=$2
  shift 2
  status=0
  "$program" generate new "$@" >said 2>&1 || status=$?
  test "$status" -eq "$wanted"
  grep -q -e "$words" said
  test ! -e new
}
fails 2 "do not fit on a sea of 10 x 10" --islands 40
fails 2 "needs 4 islands" --islands 1-2 --shapes atoll
fails 2 "the shape chain needs" --islands 1-2 --shapes all,strait
fails 2 "no surface point" --surfacing-damage 1 --surface-points 0
fails 2 "is not understood" --tracking simple
fails 2 "is not understood" --tracking 20-10
fails 2 "is not understood" --time soon
fails 2 "visible text" --name "$(printf '\342\200\213 ')"
fails 1 "the closest to 80 to 90 possible positions" --tracking 80-90 --starts free
fails 1 "the closest had" --count 1 --evaluations 8 --seed 4
status=0
"$program" generate one --count 1 2>said || status=$?
test "$status" -eq 2
grep -q "not an empty folder" said
# Before the search, and not when there are maps.
status=0
"$program" generate /proc/nowhere/season --count 1 --evaluations 8 --seed 4 2>said || status=$?
test "$status" -eq 2
grep -q "/proc/nowhere" said
! grep -q "the nearest" said
status=0
"$program" validate --certificate two/season/pack.json 2>said || status=$?
test "$status" -eq 2
grep -q "no certificate" said

# Ctrl-C keeps what is certified. Looks at what comes of it, however far it had come.
mkdir three
"$program" generate three/season --count 200 --starts free --evaluations 100000 --quiet --jobs 1 &
job=$!
sleep 5
kill -INT "$job"
status=0
wait "$job" || status=$?
test "$status" -eq 130
if [ -e three/season ]; then "$program" validate three/season --level structure --fail-on warning >/dev/null; fi
