#!/bin/sh
# --since judges what changed in git, and no more than that; what it is told never becomes an option
# of git or a word of a shell.
#   sh since_test.sh PROGRAM SOURCE FOLDER
set -eu
. "$(dirname "$0")/git_here.sh"
program=$1 source=$2 folder=$3
rm -rf "$folder"
mkdir -p "$folder/tree"
cd "$folder/tree"

fail() {
  echo "since_test: $1" >&2
  exit 1
}
# judged FILES... by `--since main`, as the report lists them.
judged() {
  status=0
  "$program" validate . --level structure --select F,R --format json=report.json --since main "$@" || status=$?
  [ "$status" -ne 2 ] || fail "status 2"
  python3 -c 'import json; print(*[f["path"] for f in json.load(open("report.json"))["files"]])'
}
is() {
  [ "$1" = "$2" ] || fail "judged \"$1\", not \"$2\""
}

map() {
  sed "s/\"id\": \"[a-z-]*\"/\"id\": \"$1\"/" "$source/maps/packs/sonar-family/umbria.map.json"
}
mkdir -p inner hidden/deep
for name in one two three; do map $name >$name.map.json; done
map four >inner/four.map.json
map five >inner/five.map.json
pack='{"format":"chartroom-pack","version":1,"id":"ID","name":{"en":"P"},"maps":[MAPS]}'
echo "$pack" | sed 's/ID/outer/; s/MAPS/"one.map.json","two.map.json","three.map.json"/' >pack.json
echo "$pack" | sed 's/ID/inner/; s/MAPS/"four.map.json","five.map.json"/' >inner/pack.json
printf 'report.json\nignored.map.json\n' >.gitignore
git_here init .
git_here add .
git_here commit -m start
git_here checkout -b work

is "$(judged)" ""
grep -q '"status":0' report.json || fail "nothing to judge is no failure"

# Committed, changed only, staged only, new: all four; ignored: not.
map one-b >one.map.json
git_here commit -am one
map two-b >two.map.json
map three-b >three.map.json
git_here add three.map.json
map six >"s i\"x.map.json"
map six >ignored.map.json
is "$(judged)" 'one.map.json s i"x.map.json three.map.json two.map.json'
is "$(cd inner && "$program" validate .. --level structure --since main --format json | grep -o '"kind":"map"' | wc -l | tr -d ' ')" 4

# A program that the work tree's settings name is not run.
git_here config core.fsmonitor "touch '$folder/ran'; false"
is "$(judged)" 'one.map.json s i"x.map.json three.map.json two.map.json'
[ ! -e "$folder/ran" ] || fail "the monitor of the work tree has run"
git_here config --unset core.fsmonitor

# What main did meanwhile is not ours.
git_here stash -u
git_here checkout main
map four-b >inner/four.map.json
git_here commit -am four
git_here checkout work
is "$(judged)" "one.map.json"

# An id that another file of the pack has is found though that file did not change.
map two >one.map.json
judged >/dev/null
grep -q '"code":"F004"' report.json || fail "the others of the pack are known"
git_here checkout one.map.json

# A pack that changed is judged whole, and so is each that lost a map; a pack above is not else.
sed 's/"P"/"Q"/' inner/pack.json >new && mv new inner/pack.json
is "$(judged)" "inner/five.map.json inner/four.map.json inner/pack.json one.map.json"
git_here checkout inner/pack.json
mkdir -p hidden/deep
git_here mv inner/five.map.json hidden/deep/moved.map.txt
is "$(judged)" "ignored.map.json inner/four.map.json inner/pack.json one.map.json pack.json three.map.json two.map.json"
grep -q '"code":"F005"' report.json || fail "a map that is gone"
git_here reset --hard

# A map that became a link, a link whose file changed, a pack that is gone and another repository
# below are changes, too.
has() {
  case " $(judged) " in *" $1 "*) ;; *) fail "$1 is not judged" ;; esac
}
map seven >kept.txt
rm two.map.json
ln -s kept.txt two.map.json
status=0
"$program" validate . --level structure --since main --format json >report.json 2>err || status=$?
[ "$status" -eq 2 ] && grep -q '^two.map.json: is a link now' err || { cat err; fail "a link for a map: status $status"; }
for name in pack.json two.map.json; do grep -q "\"path\":\"$name\"" report.json || fail "$name is not judged"; done
git_here add .
git_here commit -m link
git_here branch linked
map eight >kept.txt
"$program" validate . --level structure --since linked --format concise >out || true
! grep -q 'Nothing was checked' out || fail "what a link leads to"
git_here reset --hard main
git_here rm pack.json
has three.map.json
git_here reset --hard main
git_here init below
(cd below && map nine >nine.map.json && git_here add . && git_here commit -m nine)
has below/nine.map.json
rm -rf below
# What git makes of files by their attributes is another thing, too.
echo '*.map.json working-tree-encoding=UTF-16LE-BOM' >inner/.gitattributes
has inner/four.map.json
! judged | grep -q three.map.json || fail "attributes of another folder"
rm inner/.gitattributes

# Fixes keep to what changed, too; standard input is always judged.
"$program" validate . --since main --level structure --diff >patch || true
! grep -q 'two.map' patch || fail "--diff keeps to what changed"
"$program" validate - --since main --level structure <two.map.json >out 2>err || true
grep -q '^1 map checked' out || { cat out err; fail "standard input"; }

# What cannot be is said, and runs nothing else.
refused() {
  words=$1
  shift
  status=0
  "$program" validate . --level structure "$@" >out 2>err || status=$?
  [ "$status" -eq 2 ] || { cat out err; fail "status $status: $*"; }
  grep -q -e "$words" err || { cat err; fail "$*"; }
}
refused 'no such commit in' --since nowhere
refused 'no such commit in' --since ''
refused 'no such commit in' --since=--output=stolen
refused 'no such commit in' --since 'main; touch stolen'
refused 'no such commit in' --since 'main..work'
[ ! -e stolen ] || fail "a reference that became something else"
git_here checkout --orphan alone
git_here commit -m alone
refused 'no common ancestor' --since main
mkdir ../outside
cp one.map.json ../outside
cd ../outside
# The build folder may itself lie in a work tree, whose end is here.
if ! git rev-parse --show-toplevel >/dev/null 2>&1; then
  refused 'is not in a git work tree' --since main
fi
