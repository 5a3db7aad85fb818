#!/bin/sh
# --packs-of holds each pack to what it is in a commit: what a request says in its own packs changes
# nothing, whether it lowers, excludes, adds a pack or takes one away; stricter packs stay so.
#   sh packs_of_test.sh PROGRAM SOURCE FOLDER
set -eu
. "$(dirname "$0")/git_here.sh"
program=$1 source=$2 folder=$3
rm -rf "$folder"
mkdir -p "$folder/tree/strict"
cd "$folder/tree"

fail() {
  cat said >&2
  echo "packs_of_test: $1" >&2
  exit 1
}
# ends STATUS WORDS WHAT: so ends, and says so, what is judged by the packs of main.
ends() {
  status=0
  "$program" validate . --level structure --packs-of main --quiet >said 2>&1 || status=$?
  [ "$status" -eq "$1" ] || fail "$3: status $status, not $1"
  grep -q -e "$2" said || fail "$3: does not say \"$2\""
}
# Leaves the tree as it is in main.
again() {
  git_here reset --hard main
  git_here clean -fdq
}
# map ID [FIRST SECOND]: with the first two points of the first two rows as given.
map() {
  awk -v id="$1" -v first="${2:-}" -v second="${3:-}" '
    {sub(/"id": "[a-z-]*"/, "\"id\": \"" id "\"")}
    /^    "[.#]+",?$/ {row++}
    first != "" && row == 1 {sub(/"../, "\"" first)}
    second != "" && row == 2 {sub(/"../, "\"" second)}
    {print}' "$source/maps/packs/sonar-family/north-pole.map.json"
}
# pack ID CHECKS MEMBERS
pack() {
  echo "{\"format\":\"chartroom-pack\",\"version\":1,\"id\":\"$1\",\"name\":{\"en\":\"P\"},$3\"maps\":[\"$1.map.json\"],\"checks\":{$2}}"
}
map mild >mild.map.json
map strict >strict/strict.map.json
pack mild '' '"languages":["de"],' >pack.json
pack strict '"severity":{"R202":"error"}' '' >strict/pack.json
git_here init .
git_here add .
git_here commit -m start
git_here checkout -q -b request
ends 0 "Passed" "nothing changed"

# A1 alone behind land.
map mild '.#' '#.' >mild.map.json
ends 1 "R201" "land that parts the sea"
pack mild '"severity":{"R201":"note"}' '"languages":["de"],' >pack.json
ends 1 "R201" "lowered by the request"
pack mild '"exclude":[{"code":"R201","reason":"x"}]' '"languages":["de"],' >pack.json
ends 1 "R201" "excluded by the request"
again

# A dead end of A1 and B1.
map strict .. '##' >strict/strict.map.json
ends 1 "error R202" "a dead end below a stricter pack"
pack strict '"severity":{"R202":"note"}' '' >strict/pack.json
ends 1 "error R202" "a stricter pack that the request makes mild"
rm strict/pack.json
ends 2 "strict/pack.json.* is missing, but main has it" "a stricter pack that the request takes away"
again

# An exclusion of the request counts after it is merged, so it is told now if it will be idle.
pack mild '"exclude":[{"code":"R201","reason":"x"}]' '"languages":["de"],' >pack.json
ends 0 "F008.*exclusion of R201" "an exclusion that matches nothing"
pack mild '"exclude":[{"code":"R202","reason":"x"}]' '"languages":["de"],' >pack.json
map mild .. '##' >mild.map.json
if "$program" validate . --level structure --packs-of main 2>&1 | grep F008 >said; then
  fail "an exclusion that will allow a dead end is called idle"
fi
again

# What makes the request stricter counts at once, as it will after the merge.
pack mild '"exclude":[{"code":"R202","reason":"x"}]' '"languages":["de"],' >pack.json
map mild .. '##' >mild.map.json
pack strict '"severity":{"R202":"note"}' '' >strict/pack.json
git_here commit -qam "a dead end that is allowed, and a mild pack"
git_here branch -f allowing
pack mild '' '"languages":["de"],' >pack.json
"$program" validate . --level structure --packs-of allowing --fail-on warning >said && fail "an exclusion taken away"
pack mild '"exclude":[{"code":"R202","reason":"x"}],"locked":["R202"]' '"languages":["de"],' >pack.json
"$program" validate . --level structure --packs-of allowing >said && fail "a lock that a pack below overrides"
grep -q F009 said || fail "the lock that is new is not named"
git_here reset -q --hard main

# A pack that is new excuses nothing, and is as strict as the one above.
mkdir strict/new
map new .. '##' >strict/new/new.map.json
pack new '"severity":{"R202":"note"},"exclude":[{"code":"R202","reason":"x"}]' '' >strict/new/pack.json
ends 1 "error R202" "a new pack below a stricter one"
again

rm pack.json
ends 2 "pack.json.* is missing, but main has it" "the pack of the root taken away"
ln -s strict/pack.json pack.json
ends 2 "is missing, but main has it" "a link in its place"
again
sed -i '/"de"/d' mild.map.json
pack mild '' '' >pack.json
ends 0 'no name in "de"' "a language that the request takes away"
again

# refused STATUS WORDS OPTIONS...
refused() {
  wanted=$1 words=$2
  shift 2
  status=0
  "$program" validate --level structure "$@" >said 2>&1 || status=$?
  [ "$status" -eq "$wanted" ] || fail "status $status, not $wanted"
  grep -q -e "$words" said || fail "does not say \"$words\""
}
refused 2 "no such commit" . --packs-of --output=x
refused 2 "no such commit" . --packs-of nowhere
refused 2 "use only one of" . --packs-of main --isolated
refused 2 "does not go with --packs-of" . --packs-of main --staged
# A folder that a request makes a submodule, or a link to what it brings, hides what main has there.
whole=$(map strict '.#' '#.')
git_here rm -qr strict
git_here init -q strict
echo "$whole" >strict/strict.map.json
(cd strict && git_here add . && git_here commit -qm own)
git_here add strict 2>said
refused 2 "strict.* is in another work tree" strict --packs-of main
refused 2 "strict.* is in another work tree" strict --since main
refused 2 "strict is a submodule, but a folder in main" . --packs-of main
rm -rf strict
again
git_here rm -qr strict
git_here init -q strict
(cd strict && git_here commit -q --allow-empty -m own)
git_here add strict 2>said
rm -rf strict/.git
refused 2 "strict is a submodule, but a folder in main" . --packs-of main
refused 2 "strict is a submodule, but a folder in main" . --since main
refused 2 "strict is a submodule, but a folder in HEAD" . --staged
rm -rf strict
again
git_here mv strict elsewhere
rm elsewhere/pack.json
ln -s elsewhere strict
refused 2 "strict is a link, but not in main" strict --packs-of main
refused 2 "strict is a link, but not in main" strict/strict.map.json --packs-of main
refused 2 "strict is a link, but not in main" strict --since main
rm strict
again
ln -s strict linked
git_here add linked
git_here commit -qm linked
refused 0 "Passed" linked --packs-of request
refused 2 "linked is a link, but not in main" linked --packs-of main
git_here reset -q --hard main

outside=$(mktemp -d)
trap 'rm -rf "$outside"' EXIT
map outside >"$outside/outside.map.json"
refused 2 "is not in a git work tree" "$outside" --packs-of main
