#!/bin/sh
# Baselines, ratchets, fixes, patches and the watch, as a pack's CI and its author use them.
#   sh control_test.sh PROGRAM SOURCE FOLDER
set -eu
program=$1 source=$2 folder=$3
rm -rf "$folder"
mkdir -p "$folder"
cd "$folder"
codes=F004,F005,F006,F007,F008,Q102,R201,R202,S303

fail() {
  echo "control_test: $1" >&2
  exit 1
}
fresh() {
  rm -rf pack
  cp -r "$source/tests/data/ten-faults" pack
  rm pack/broken.map.json
}
# judge STATUS ARGUMENTS...
judge() {
  expected=$1
  shift
  status=0
  case "$*" in
    *--select*) ;;
    *) set -- --select "$codes" "$@" ;;
  esac
  "$program" validate pack --level structure --fail-on note "$@" >out 2>err || status=$?
  [ "$status" -eq "$expected" ] || { cat out err; fail "status $status, not $expected: $*"; }
}

# An empty path, as of a variable that is not set, is not the current folder.
for verb in validate fmt show simulate; do
  status=0
  "$program" "$verb" "" >out 2>err || status=$?
  [ "$status" -eq 2 ] || fail "$verb of an empty path: status $status"
  grep -qh '^"": .*empty path' out err || { cat err; fail "$verb of an empty path"; }
done

# What is known counts no more, in any layout, but in its file alone.
fresh
judge 1
judge 0 --write-baseline known.json
judge 0 --baseline known.json
grep -q '(9 known in the baseline). Passed' out || fail "nine findings are known"
tr -d '\n' <pack/two-seas.map.json >flat
mv flat pack/two-seas.map.json
judge 0 --baseline known.json --select Q102,R201,R202,S303
judge 1 --baseline known.json --select F006
mv pack/two-seas.map.json pack/renamed.map.json
judge 1 --baseline known.json --select R201
sed 's/R201 A1/R201 B1/' known.json >other.json
judge 1 --baseline other.json --select R201

# The ratchet: what moved is known, what is mended cannot come back, other maps stay as they are.
fresh
judge 0 --baseline other.json --ratchet
grep -q 'R201 A1' other.json || fail "a ratchet takes up what moved"
judge 0 --baseline known.json --ratchet --select R202
cp known.json before.json
judge 0 --baseline known.json --ratchet
cmp -s known.json before.json || fail "nothing changed, so the baseline did not"
"$program" validate pack --level structure --fix --unsafe-fixes --select R201,S303 >out 2>err
grep -q 'two-seas.map.json: fixed R201: ' err || fail "a mend is named"
judge 0 --baseline known.json --ratchet
grep -q 'known.json: 7 findings known, down from 9' err || fail "two are gone"
fresh
judge 1 --baseline known.json
judge 2 --baseline nowhere.json
judge 2 --write-baseline nowhere/known.json
grep -q ': error R201: ' out || fail "the report is there though the baseline cannot be"
# What was not judged may have findings that are known.
cp known.json before.json
status=0
"$program" validate pack nowhere.map.json --level structure --write-baseline known.json >out 2>err ||
  status=$?
[ "$status" -eq 2 ] || fail "a file that is missing: status $status"
grep -q 'known.json: not written' err || { cat err; fail "an unwritten baseline is told of"; }
cmp -s known.json before.json || fail "a baseline of a part replaces that of all"
# A part is renewed by itself: what is known of the rest stays, but for files that are gone.
fresh
"$program" validate pack/split.map.json --level structure --write-baseline known.json >out
cmp -s known.json before.json || { diff before.json known.json; fail "what is known of the rest"; }
sed 's/wreck.map.json/gone.map.json/' before.json >known.json
"$program" validate pack/split.map.json --level structure --select R --write-baseline known.json >out
! grep -q 'gone' known.json || fail "a file that is gone"
grep -q 'Q102' known.json || fail "a check that did not run"
echo '{}' >other.json
judge 2 --write-baseline other.json
[ "$(cat other.json)" = '{}' ] || fail "a file that is no baseline is replaced"
# The earlier form goes by ids, and is renewed.
printf '{"format":"chartroom-baseline","version":1,"findings":{"two-seas":["R201 A1"]}}' >old.json
judge 0 --baseline old.json --select R201
grep -q 'only by ids' err || { cat err; fail "the earlier form is told of"; }
mkdir pack/other
cp pack/two-seas.map.json pack/other
judge 1 --baseline old.json --select R201
rm -r pack/other
judge 0 --baseline old.json --select R201 --ratchet
grep -q 'pack/two-seas.map.json": {' old.json || { cat old.json; fail "the ratchet renews the form"; }
printf '{"format":"chartroom-baseline","version":1,"findings":{"a":["X"]}}' >bad.json
judge 2 --baseline bad.json
grep -q '^bad.json:1:61: .*"X"' err || { cat err; fail "a bad baseline has a place"; }
printf '{"format":"chartroom-baseline","version":1,"findings":{"a":["R201 A1","R999 A1"]}}' >bad.json
judge 2 --baseline bad.json
grep -q '^bad.json:1:71: .*the code of a check .*"R999 A1"' err || { cat err; fail "no check has the code"; }

# --diff shows what --fix does; after it there is nothing left to mend.
fresh
git init -q .
git add pack
judge 1 --diff --unsafe-fixes
cp out patch
git apply --index patch
cp -r pack patched
fresh
judge 1 --fix --unsafe-fixes
diff -r pack patched || fail "the patch and the fixes differ"
fresh
judge 1 --fix --diff --unsafe-fixes
head -c "$(wc -c <patch)" out | cmp - patch || fail "--fix --diff shows what it wrote"
diff -r pack patched || fail "--fix --diff writes what --fix does"
judge 0 --diff --unsafe-fixes
[ ! -s out ] || fail "fixed files are fixed"
judge 1 --fix --unsafe-fixes
diff -r pack patched || fail "fixing twice changes nothing"

# Git takes patches of files whatever they are called.
fresh
name=$(printf 'pack/t\303\274rk "odd"\tand\\so\non.map.json')
mv pack/two-seas.map.json "$name"
git add pack
judge 1 --diff --unsafe-fixes --select R201
cp out patch
cp "$name" odd
git apply patch || { cat patch; fail "git does not take a patch of an odd name"; }
! cmp -s "$name" odd || fail "the patch of an odd name changes it"

# What stands under standard input's name is judged by the pack there, in the place of the file.
fresh
judge 1
cp out all
"$program" validate - pack --level structure --fail-on note --select "$codes" \
  --stdin-filename ./pack/two-seas.map.json <pack/two-seas.map.json >out 2>err && fail "the same findings"
diff all out || fail "standard input in the place of a file"
mv pack/english.map.json english
as_file() {
  "$program" validate "$@" --level structure --select "$codes" <english >out 2>err || cat err
}
as_file - --stdin-filename pack/english.map.json
grep -q '^pack/english.map.json:5:11: note F007' out || { cat out; fail "its name, and its pack"; }
as_file - --stdin-filename pack/new.map.json
grep -q '^pack/new.map.json:5:11: note F007' out || { cat out; fail "a file that is not listed"; }
as_file -
! grep -q F007 out || fail "standard input has no pack"
as_file - pack --select F005 --stdin-filename pack/english.map.json
! grep -q 'english.map.json, which does not exist' out || fail "it is there as standard input"
(cd pack && "$program" validate - --level structure --stdin-filename english.map.json <../english) >out
grep -q '^english.map.json:5:11: note F007' out || { cat out; fail "the pack of the current folder"; }

# A file that cannot be read has no patch, and the patch of the others is not all.
cp "$source/tests/data/ten-faults/broken.map.json" pack/
judge 2 --diff
grep -q '^pack/broken.map.json:4:' err || { cat err; fail "--diff tells of a broken file"; }

# The watch judges again when a file changes, and ends in order.
fresh
rm -f report.json
# A shell starts background jobs deaf to SIGINT.
env --default-signal=INT "$program" validate pack --level structure --watch --format json=report.json 2>/dev/null &
watch=$!
trap 'kill $watch 2>/dev/null || true' EXIT
until_report() {
  tries=0
  until [ -s report.json ] && grep -q "$1" report.json; do
    tries=$((tries + 1))
    [ "$tries" -lt 200 ] || fail "no report with $1"
    sleep 0.05
  done
}
until_report '"code":"R201"'
"$program" validate pack --level structure --fix --unsafe-fixes --select R201 --quiet >out 2>&1 || true
tries=0
while grep -q '"code":"R201"' report.json; do
  tries=$((tries + 1))
  [ "$tries" -lt 200 ] || fail "the watch does not see a mended file"
  sleep 0.05
done
mkdir pack/new
cp "$source/tests/data/findings/two-seas.map.json" pack/new/
until_report 'new/two-seas'
cp "$source/tests/data/findings/dead-end.map.json" pack/new/
until_report 'new/dead-end'
# A folder that goes and comes back, as when git changes the branch, is still watched.
rm report.json
mv pack elsewhere
until_report '"files":\[\]'
mv elsewhere pack
until_report 'new/dead-end'
kill -INT "$watch"
status=0
wait "$watch" || status=$?
[ "$status" -eq 130 ] || fail "the watch ended with $status"
