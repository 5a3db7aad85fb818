#!/bin/sh
# new, fmt, validate, diff, report and merge-maps on decks, and merging by a real git.
#   sh deck_verbs_test.sh PROGRAM SOURCE FOLDER
set -eu
program=$1 source=$2 folder=$3
rm -rf "$folder"
mkdir -p "$folder"
cd "$folder"

fail() {
  echo "deck_verbs_test: $1" >&2
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

# new makes a deck that nothing is wrong with, and never overwrites.
run 0 new home-waters.deck.json
run 0 validate home-waters.deck.json --level structure --fail-on note
run 0 fmt --check home-waters.deck.json
grep -q '"Home Waters"' home-waters.deck.json || fail "the name is made of the id"
run 2 new home-waters.deck.json
run 0 new online.deck.json --from "$source/maps/packs/con-sonar/con-sonar-online.deck.json" --name Online
grep -q '"last_submarines": 2' online.deck.json || fail "a model is followed"

# fmt, --fix and --diff put a deck into canonical form.
python3 - <<'EOT'
import json
deck = json.load(open("home-waters.deck.json"))
json.dump(deck, open("sloppy.deck.json", "w"))
EOT
run 0 validate sloppy.deck.json --level structure
grep -q 'note F006: The deck is not in canonical form' out || { cat out; fail "F006"; }
run 1 validate sloppy.deck.json --diff
run 0 validate sloppy.deck.json --fix --level structure --fail-on note
cmp sloppy.deck.json home-waters.deck.json

# diff tells cards, values and findings.
sed 's/"effect": 6,/"effect": 7,/; s/"die": 8/"die": 10/' home-waters.deck.json >other.deck.json
run 1 diff home-waters.deck.json other.deck.json --level structure --format json
python3 - <<'EOT'
import json
diff = json.load(open("out"))
assert diff["format"] == "chartroom-diff" and diff["same"] is False
assert diff["before"]["id"] == "home-waters", diff
assert {"before": "red+6/transport/attack-submarine", "after": "red+7/transport/attack-submarine"} in diff["fleet"], diff
assert {"key": "die", "before": "8", "after": "10"} in diff["values"], diff
assert diff["torpedoes"] == [] and diff["level"] == "structure"
EOT
sed '0,/"effect": 6,/s//"effect": 9,/' home-waters.deck.json >stronger.deck.json
run 1 diff home-waters.deck.json stronger.deck.json --level structure
grep -q '^fleet: red+6/transport/attack-submarine -> red+9/' out || { cat out; fail "a card is told"; }
grep -q '^+ warning D704: Red has 6 steps in total' out || { cat out; fail "a finding is gained"; }

# Every form of reports tells of it.
run 1 validate stronger.deck.json --level structure --fail-on warning \
  --format sarif=a.sarif --format junit=a.xml --format github=a.txt --format json
python3 - "$source" <<'EOT'
import json, sys
import jsonschema
report = json.load(open("out"))
jsonschema.validate(report, json.load(open(sys.argv[1] + "/validator/reports/validate.schema.json")))
finding, = report["findings"]
assert finding["code"] == "D704" and finding["pointer"] == "/nations", finding
assert finding["points"] == ["green", "red"], finding
result, = [r for r in json.load(open("a.sarif"))["runs"][0]["results"] if "kind" not in r]
assert result["ruleId"] == "D704", result
assert result["locations"][0]["logicalLocations"][0]["fullyQualifiedName"] == "home-waters/green", result
assert "D704" in open("a.xml").read() and "D704" in open("a.txt").read()
EOT
run 0 validate stronger.deck.json --level structure --write-baseline known.json
run 0 validate stronger.deck.json --level structure --fail-on warning --baseline known.json --ratchet
run 0 report stronger.deck.json --output report.html
grep -q 'D704' report.html && grep -q '<h1>Home Waters</h1>' report.html || fail "the report tells the finding"

# Git merges decks card by card, and leaves true conflicts between its marks.
mkdir repository
cd repository
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
git init -q -b main .
git config user.name Tester
git config user.email tester@localhost
git config merge.chartroom.driver "'$program' merge-maps %O %A %B --output %A --name %P"
echo '*.deck.json merge=chartroom' >.gitattributes
run 0 new sea.deck.json
git add .gitattributes sea.deck.json
git commit -qm begin
git checkout -qb theirs
sed -i '0,/"effect": -3,/s//"effect": -4,/' sea.deck.json
git commit -qam theirs
git checkout -q main
sed -i '0,/"effect": 2,/s//"effect": 3,/; s/"die": 8/"die": 10/' sea.deck.json
git commit -qam ours
git merge -q theirs -m both 2>merge.log || { cat merge.log; fail "no conflict"; }
grep -q '"effect": 3,' sea.deck.json && grep -q '"effect": -4,' sea.deck.json || fail "both changes are in"
run 0 fmt --check sea.deck.json
git checkout -qb stronger
sed -i '0,/"effect": 6,/s//"effect": 7,/' sea.deck.json
git commit -qam stronger
git checkout -q main
sed -i '0,/"effect": 6,/s//"effect": 5,/' sea.deck.json
git commit -qam weaker
if git merge -q stronger -m both 2>merge.log; then fail "one card changed twice is a conflict"; fi
grep -q 'sea.deck.json: both sides changed the fleet cards of red differently' merge.log || { cat merge.log; fail "the conflict is told"; }
[ "$(sed -n '/<<<<<<</,/>>>>>>>/p' sea.deck.json | wc -l)" -eq 5 ] || { cat sea.deck.json; fail "one line differs"; }
git merge --abort

# export words what does not fit, and what no font has, on the sheets of a deck as on those of a map.
python3 - "$source" <<'EOT'
import json, pathlib, sys
packs = pathlib.Path(sys.argv[1]) / "maps/packs"
for file, end in (("con-sonar/con-sonar.deck.json", "deck"), ("sonar-family/north-pole.map.json", "map")):
    document = json.loads((packs / file).read_text())
    for name in ("Sea of " + "W" * 120, "Sea \U0010FFFD"):
        document["name"]["en"] = name
        kind = "long" if len(name) > 20 else "odd"
        pathlib.Path(f"{kind}.{end}.json").write_text(json.dumps(document))
EOT
for kind in map deck; do
  run 0 export long.$kind.json --sheet rules --output sheets
  grep -q 'X601: "Sea of W*" does not fit even at 2 mm and is shortened' err || { cat err; fail "X601 of a $kind"; }
  run 0 export odd.$kind.json --sheet rules --output sheets
  grep -q 'X602: No installed font has U+10FFFD, used in "Sea ' err || { cat err; fail "X602 of a $kind"; }
done
