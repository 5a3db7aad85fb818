#!/bin/sh
# fmt, show, convert, new, diff and merge-maps on real files, and merging by a real git.
#   sh maps_verbs_test.sh PROGRAM SOURCE FOLDER
set -eu
program=$1 source=$2 folder=$3
rm -rf "$folder"
mkdir -p "$folder"
cd "$folder"

fail() {
  echo "maps_verbs_test: $1" >&2
  exit 1
}
# run STATUS ARGUMENTS...: chartroom's standard output is in out, its errors in err.
run() {
  expected=$1
  shift
  status=0
  "$program" "$@" >out 2>err || status=$?
  [ "$status" -eq "$expected" ] || { cat out err; fail "status $status, not $expected: $*"; }
}

# Every shipped map goes through every form and comes back byte for byte.
for map in "$source"/maps/packs/sonar-family/*.map.json; do
  cp "$map" a.map.json
  run 0 convert a.map.json a.tmj
  run 0 convert a.tmj b.map.json
  cmp a.map.json b.map.json
  run 0 convert a.map.json a.txt
  run 0 convert a.txt b.map.json
  cmp a.map.json b.map.json
  run 0 convert - - --from json --to text <a.map.json
  cmp out a.txt
  run 0 show a.map.json
  cmp out a.txt
  run 0 show a.tmj
  cmp out a.txt
done
[ -s chartroom-tiles.png ] || fail "Tiled needs its tiles"
run 1 convert "$source/tests/data/ten-faults/split.map.json" split.txt
[ ! -e split.txt ] || fail "a divided quadrant does not convert"
run 0 convert "$source/tests/data/ten-faults/split.map.json" split.tmj
run 2 convert "$source/tests/data/findings/malformed.map.json" x.txt
run 2 convert a.map.json a.png

# fmt names what it changes, once.
cp -r "$source/tests/data/ten-faults" pack
rm pack/broken.map.json
run 1 fmt pack --check
[ "$(cat out)" = pack/deep/sloppy.map.json ] || fail "--check names the file"
run 0 fmt pack
[ "$(cat out)" = pack/deep/sloppy.map.json ] || fail "fmt names the file"
run 0 fmt pack --check
# A byte order mark, which some editors write, is what fmt and --fix remove.
for way in 'fmt' 'validate --fix --level structure'; do
  { printf '\357\273\277'; cat "$source/maps/packs/sonar-family/umbria.map.json"; } >marked.map.json
  run 1 fmt marked.map.json --check
  run 0 $way marked.map.json
  cmp marked.map.json "$source/maps/packs/sonar-family/umbria.map.json"
done
run 0 fmt - <"$source/tests/data/ten-faults/deep/sloppy.map.json"
cmp out pack/deep/sloppy.map.json
run 2 fmt "$source/tests/data/findings/malformed.map.json"

# new makes a map that nothing is wrong with, and never overwrites.
run 0 new two-bays.map.json --size 8x6 --theme reef
run 0 validate two-bays.map.json --level structure
grep -q '"Two Bays"' two-bays.map.json || fail "the name is made of the id"
run 2 new two-bays.map.json
run 0 new "Long Reef_2.map.json"
grep -q '"id": "long-reef-2"' "Long Reef_2.map.json" || fail "an id of its file's name"
grep -q '"en": "Long Reef 2"' "Long Reef_2.map.json" || fail "a name of its file's name"
run 0 validate "Long Reef_2.map.json" --level structure --format json
rm "Long Reef_2.map.json"
run 2 new Île.map.json
grep -q '^Île.map.json: "id" must be .*, not "Île"; choose another with --id$' err || { cat err; fail "the id is told"; }
run 2 new x.json
run 2 new x.map.json --size 3x3
run 0 new twin.map.json --from "$source/maps/packs/sonar-family/north-pole.map.json" --id twin --name Twin

# diff
run 0 diff a.map.json a.map.json --level structure
run 1 diff two-bays.map.json twin.map.json --level structure --format json
python3 - <<'EOT'
import json
diff = json.load(open("out"))
assert diff["format"] == "chartroom-diff" and diff["same"] is False
assert diff["surface_points"]["became"] == ["D3", "I5", "E8"], diff
assert {"key": "theme", "before": "reef", "after": "arctic"} in diff["values"]
EOT
cp twin.map.json sealed.map.json
sed -i '/"points"/{n;s/^    "\../    ".#/;n;s/^    "../    "##/}' sealed.map.json
run 1 diff twin.map.json sealed.map.json --level structure
grep -q '^became islands: B1, A2 and B2$' out || { cat out; fail "diff names the islands"; }
grep -q '^ 1 \. +' out || fail "diff draws them"
grep -q '^+ error R201: ' out || { cat out; fail "diff tells of findings gained"; }
run 1 diff sealed.map.json twin.map.json --level structure
grep -q '^- error R201: ' out || fail "and of those lost"
for kind in png:PNG svg:'<svg' pdf:%PDF; do
  run 1 diff twin.map.json sealed.map.json --level structure --picture "boards.${kind%%:*}"
  head -c 200 "boards.${kind%%:*}" | grep -aq "${kind#*:}" || fail "diff draws a ${kind%%:*}"
done
run 2 diff twin.map.json sealed.map.json --picture boards.gif
grep -q 'expected a name that ends in .png, .svg or .pdf' err || { cat err; fail "kinds of pictures are told"; }

# A real git merges maps with it: both changed the same line of points, and it is no conflict.
mkdir repository
cd repository
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
git init -q -b main .
git config user.name tester
git config user.email tester@localhost
git config merge.chartroom.driver "'$program' merge-maps %O %A %B --output %A --name %P"
echo '*.map.json merge=chartroom' >.gitattributes
run 0 new sea.map.json --size 8x6
git add .
git commit -qm begin
git checkout -qb theirs
sed -i '/"points"/{n;s/\.\.",/##",/}' sea.map.json
git commit -qam right
git checkout -q main
sed -i '/"points"/{n;s/"\.\./"##/}' sea.map.json
git commit -qam left
git merge -q theirs -m both 2>merge.log || { cat merge.log; fail "no conflict"; }
grep -q '^    "##....##",$' sea.map.json || fail "both changes are in"
run 0 fmt sea.map.json --check
# A true conflict is left to people, between git's marks.
git checkout -qb name theirs
sed -i 's/"en": "Sea"/"en": "Lake"/' sea.map.json
git commit -qam lake
git checkout -q main
sed -i 's/"en": "Sea"/"en": "Pond"/' sea.map.json
git commit -qam pond
if git merge -q name -m names 2>merge.log; then fail "two names are a conflict"; fi
grep -q 'sea.map.json: both sides changed name.en' merge.log || { cat merge.log; fail "the conflict is told"; }
printf '<<<<<<< ours\n    "en": "Pond"\n=======\n    "en": "Lake"\n>>>>>>> theirs\n' >expected
sed -n '/<<<<<<</,/>>>>>>>/p' sea.map.json | cmp - expected
git status --porcelain | grep -q '^UU sea.map.json' || fail "git knows of the conflict"
git merge --abort
# Git compares pictures, and bare files where one is no map.
git config diff.chartroom.textconv "f() { '$program' show -- \"\$1\" 2>/dev/null || cat -- \"\$1\"; }; f"
echo '*.map.json merge=chartroom diff=chartroom' >.gitattributes
sed -i '/"points"/{n;n;s/"\./"#/}' sea.map.json
git diff sea.map.json | grep -q '^+ 2 # \.' || fail "git shows pictures"
sed -i 's/"id": "sea",/"id": "sea", "depth": 3,/' sea.map.json
git diff sea.map.json | grep -q '^+ .*"depth": 3' || fail "git shows what is no map"
git checkout -q sea.map.json
# Both sides added the map: git has no base then.
git checkout -q main
git checkout -qb isles
run 0 new isles.map.json --size 6x6
git add isles.map.json
git commit -qm isles
git checkout -q main
run 0 new isles.map.json --size 6x6 --theme reef
git add isles.map.json
git commit -qm reef
if git merge -q isles -m isles 2>merge.log; then fail "two new maps are a conflict"; fi
grep -q 'isles.map.json: both sides changed the new map' merge.log || { cat merge.log; fail "two additions are told"; }
[ "$(sed -n '/<<<<<<</,/>>>>>>>/p' isles.map.json)" = '<<<<<<< ours
  "theme": "reef",
=======
>>>>>>> theirs' ] || { cat isles.map.json; fail "what differs is between marks"; }
git merge --abort
# A side that is no map is named by its file, and what it says is not lost.
git checkout -qb broken
sed -i 's/"id": "sea",/"id": "sea", "depth": 3,/' sea.map.json
git commit -qam broken
git checkout -q main
sed -i 's/"en": "Pond"/"en": "Lagoon"/' sea.map.json
git commit -qam lagoon
if git merge -q broken -m broken 2>merge.log; then fail "a broken side is a conflict"; fi
grep -q '^sea.map.json (theirs):4:16: unknown member "depth"' merge.log || { cat merge.log; fail "the broken side is named"; }
grep -q '^>>>>>>> theirs' sea.map.json && grep -q '"depth": 3' sea.map.json || { cat sea.map.json; fail "both texts are in"; }

# A file's $schema is kept by whatever writes it anew, and its loss is told.
cd "$folder"
rm -rf schemas && mkdir schemas && cd schemas
with_schema() {
  sed '1a\  "$schema": "map.schema.json",' "$1"
}
with_schema "$source/maps/packs/sonar-family/umbria.map.json" >a.map.json
with_schema "$source/maps/packs/con-sonar/con-sonar.deck.json" >b.deck.json
with_schema "$source/maps/packs/sonar-family/pack.json" >pack.json
run 0 fmt --check a.map.json b.deck.json pack.json
for file in a.map.json b.deck.json pack.json; do
  cp "$file" keep
  tr -d '\n' <keep >"$file"
  run 0 fmt "$file"
  cmp "$file" keep || fail "fmt keeps the schema of $file"
  tr -d '\n' <keep >"$file"
  "$program" validate "$file" --level structure --select F006 --fix --quiet >out 2>err
  cmp "$file" keep || { cat err; fail "--fix keeps the schema of $file"; }
  tr -d '\n' <keep >"$file"
  "$program" validate "$file" --level structure --select F006 --format sarif >out
  grep -q 'insertedContent[^}]*[$]schema' out || fail "the fix of $file has the schema"
  cp keep "$file"
done
run 0 convert a.map.json c.map.json
cmp a.map.json c.map.json || fail "convert keeps it"
run 0 convert a.map.json c.txt
grep -q 'a.map.json: dropped $schema' err || { cat err; fail "the dropped schema is reported"; }
run 0 diff a.map.json "$source/maps/packs/sonar-family/umbria.map.json" --level structure
sed 's/map.schema/ours.schema/' a.map.json >ours.map.json
sed 's/"author": "[^"]*"/"author": "Theirs"/' a.map.json >theirs.map.json
run 0 merge-maps a.map.json ours.map.json theirs.map.json
grep -q 'ours.schema' out && grep -q Theirs out || { cat out; fail "a merged schema"; }
sed 's/map.schema/theirs.schema/' a.map.json >theirs.map.json
run 1 merge-maps a.map.json ours.map.json theirs.map.json
grep -q '^<<<<<<< ours' out && grep -q 'both sides changed $schema' err || { cat out err; fail "two schemas"; }
# What is too large to be read as a whole is not written in part.
cp a.map.json large.map.json
head -c 1100000 /dev/zero | tr '\0' ' ' >>large.map.json
cp large.map.json kept.map.json
run 2 merge-maps a.map.json large.map.json theirs.map.json --output large.map.json
grep -q 'large.map.json: is larger than 1 MiB' err || { cat err; fail "too large to merge"; }
cmp large.map.json kept.map.json || fail "a large side is kept as it was"
