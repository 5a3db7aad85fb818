#!/bin/sh
# --staged judges what git would commit, byte for byte as it is staged, in hooks too, and leaves
# index, work tree and temporary folder as they were.
#   sh staged_test.sh PROGRAM SOURCE FOLDER
set -eu
. "$(dirname "$0")/git_here.sh"
program=$1 source=$2 folder=$3
rm -rf "$folder"
mkdir -p "$folder/tree" "$folder/temporary"
cd "$folder/tree"
export TMPDIR="$folder/temporary"

fail() {
  echo "staged_test: $1" >&2
  exit 1
}
map() {
  sed "s/\"id\": \"[a-z-]*\"/\"id\": \"$1\"/" "$source/maps/packs/sonar-family/umbria.map.json"
}
damaged() {
  map "$1" | sed 's/"version": 1/"version": 0/'
}
where=.
# staged [OPTIONS]: "file:code" of each finding, and the files that were judged.
staged() {
  rm -f report.json
  "$program" validate "$where" --staged --level structure --select F002,F005 --format json=report.json "$@" 2>err || true
  [ -s report.json ] || { cat err >&2; fail "nothing was judged"; }
  python3 - <<'END'
import json
report = json.load(open("report.json"))
print(*[f"{f['path']}:{f['code']}" for f in report["findings"]], "of", *[f["path"] for f in report["files"]])
END
}
is() {
  [ "$1" = "$2" ] || fail "found \"$1\", not \"$2\""
  [ -z "$(ls "$TMPDIR")" ] || fail "left behind: $(ls "$TMPDIR")"
}

# Before the first commit all is new.
mkdir sub
for name in one two three; do map $name >$name.map.json; done
echo '{"format":"chartroom-pack","version":1,"id":"p","name":{"en":"P"},"author":"A","license":"B","maps":["one.map.json","two.map.json","three.map.json"]}' >pack.json
"$program" fmt pack.json >/dev/null
printf 'report.json\nerr\n' >.gitignore
git_here init . >/dev/null
git_here add .
damaged one >one.map.json
index=$(sha256sum .git/index)
is "$(staged)" "of one.map.json pack.json three.map.json two.map.json"
[ "$index" = "$(sha256sum .git/index)" ] || fail "the index is another one"
map one >one.map.json
git_here commit -m start >/dev/null
is "$(staged)" "of"

# What is staged counts, not what lies in the work tree; what is not staged is not looked at.
damaged one >one.map.json
damaged four >four.map.json
is "$(staged)" "of"
git_here add one.map.json
map one >one.map.json
is "$(staged)" "one.map.json:F002 of one.map.json"
! "$program" validate one.map.json --staged --level structure >/dev/null || fail "one file"
"$program" validate one.map.json --level structure --select F002 >/dev/null || fail "the work tree is whole"
git_here rm -q --cached two.map.json
is "$(staged)" "one.map.json:F002 pack.json:F005 of one.map.json pack.json three.map.json"
git_here reset -q

# What a sparse checkout leaves out of the work tree is staged all the same.
git_here update-index --skip-worktree pack.json three.map.json
rm pack.json three.map.json
git_here add two.map.json
damaged two >two.map.json
git_here add two.map.json
is "$(staged)" "two.map.json:F002 of two.map.json"
git_here update-index --cacheinfo "100644,$(damaged three | git_here hash-object -w --stdin),three.map.json"
git_here update-index --skip-worktree three.map.json
is "$(staged)" "three.map.json:F002 two.map.json:F002 of three.map.json two.map.json"
git_here update-index --no-skip-worktree pack.json three.map.json
git_here reset -q --hard

# What a search calls an error is one before it is committed, too.
map four >four.MAP.json
mkdir five.map.json
echo >five.map.json/six
git_here add four.MAP.json five.map.json
status=0
"$program" validate . --staged --level structure >out 2>&1 || status=$?
[ "$status" -eq 2 ] || { cat out; fail "status $status of odd names"; }
grep -q 'four.MAP.json.* capitalization' out || { cat out; fail "capitals"; }
grep -q 'five.map.json.* is a folder' out || { cat out; fail "a folder"; }
git_here rm -qrf four.MAP.json five.map.json

# With --since the commits count too.
git_here checkout -q -b work
damaged three >three.map.json
git_here commit -q -am three
damaged two >two.map.json
is "$(staged --since main)" "three.map.json:F002 of three.map.json"
git_here reset -q --hard main
rm four.map.json

# From a folder below, by absolute paths, and under names that are no pathspecs.
mkdir sub/deep
for name in ':(top)x.map.json' '-n.map.json' 'a
b.map.json'; do damaged x >"sub/deep/$name"; done
git_here add .
rm -r sub/deep
cd sub
is "$(staged)" 'deep/-n.map.json:F002 deep/:(top)x.map.json:F002 deep/a
b.map.json:F002 of deep/-n.map.json deep/:(top)x.map.json deep/a
b.map.json'
where=$PWD/deep/-n.map.json
is "$(staged)" "deep/-n.map.json:F002 of deep/-n.map.json"
[ ! -e deep ] || fail "the work tree is another one"
rm report.json err
cd ..
git_here reset -q --hard

# A hook sees what its commit would have: of all, of some files, or of what is staged.
cat >.git/hooks/pre-commit <<END
#!/bin/sh
exec "$program" validate . --staged --level structure --select F002 >&2
END
chmod +x .git/hooks/pre-commit
refused() {
  ! git_here commit -m x "$@" >/dev/null 2>err || fail "committed: $*"
  grep -q 'one.map.json:.*F002' err || { cat err; fail "$*"; }
}
damaged one >one.map.json
map two | sed 's/Umbria/Umbra/' >two.map.json
refused -a
refused one.map.json
git_here commit -q -m two two.map.json 2>/dev/null || fail "the other file is whole"
git_here add one.map.json
git_here reset -q --hard

# A baseline is the staged one, and reports are written where they would be without that.
"$program" validate . --level structure --write-baseline known.json >/dev/null || true
damaged one >one.map.json
git_here add .
rm known.json
mkdir -p sub
(cd sub && "$program" validate .. --staged --level structure --baseline ../known.json --format junit=r.xml >/dev/null) || true
[ -s sub/r.xml ] || fail "the report"
git_here rm -q --cached known.json
"$program" validate . --staged --level structure --baseline known.json >out 2>err && fail "a baseline that is not staged"
grep -q '^known.json' err || { cat err; fail "a baseline that is not staged"; }

# What cannot be is said.
misused() {
  words=$1
  shift
  status=0
  "$program" validate --staged --level structure "$@" >out 2>err || status=$?
  [ "$status" -eq 2 ] || { cat out err; fail "status $status: $*"; }
  grep -qh -e "$words" out err || { cat err; fail "$*"; }
  [ -z "$(ls "$TMPDIR")" ] || fail "left behind: $*"
}
misused 'does not go with -, --watch' . --fix
misused 'does not go with -, --watch' -
misused 'does not go with --ratchet' . --ratchet --baseline known.json
misused 'no such commit in' . --since nowhere
misused 'four.map.json' four.map.json
cd "$folder"
if ! git rev-parse --show-toplevel >/dev/null 2>&1; then
  misused 'is not in a git work tree' .
fi
