#!/bin/sh
# Suggestions mend what a map misses: written into it they are judged clean. They are the same on
# any number of threads, and none is an answer, too.
#   sh suggest.sh PROGRAM SOURCES
set -eu
program=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp "$2/maps/packs/sonar-family/north-pole.map.json" "$folder/corner.map.json"
cd "$folder"

# A dead end in the corner: A1 and B1 behind land on A2 and B2.
python3 - <<'END'
import json
m = json.load(open("corner.map.json"))
m["id"] = "corner"
for row in (0, 1):
    m["points"][row] = ("." if row == 0 else "#") * 2 + m["points"][row][2:]
json.dump(m, open("corner.map.json", "w"), ensure_ascii=False)
END
"$program" fmt corner.map.json >/dev/null || true
status=0
"$program" validate corner.map.json --level structure --select R202 --fail-on warning >/dev/null || status=$?
test "$status" -eq 1

ask="corner.map.json --line structure --evaluations 400 --count 1 --games 1024 --quiet"
"$program" suggest $ask --format json --jobs 1 >one.json
"$program" suggest $ask --format json --jobs 2 >two.json
cmp one.json two.json
grep -q '"mended":\["structure"\]' one.json
"$program" suggest $ask --picture pictures --write 1 >said
grep -q "^1[.] make " said
test -s pictures/suggestion-1.png
"$program" validate corner.map.json --level structure --fail-on warning >/dev/null
"$program" suggest $ask | grep -q "nothing to improve"

# What is found by then is said where it is interrupted, and nothing is written.
cp "$2/maps/packs/sonar-family/north-pole.map.json" long.map.json
cp long.map.json before.json
python3 - "$program" <<'END'
import os, pty, re, signal, subprocess, sys
main, side = pty.openpty()
run = subprocess.Popen([sys.argv[1], "suggest", "long.map.json", "--line", "tracking", "--tracking", "31-60", "--count",
                        "20", "--evaluations", "1000000", "--write", "1"],
                       stdout=subprocess.PIPE, stderr=side, env={**os.environ, "TERM": "xterm"})
os.close(side)
told = b""
while not re.search(rb"[1-9][0-9]* of 20 suggestions", told):
    told += os.read(main, 65536)
run.send_signal(signal.SIGINT)
output, _ = run.communicate(timeout=60)
assert run.returncode == 130, (run.returncode, output)
assert b"\n1. " in output, output
END
cmp long.map.json before.json

# fails STATUS WORDS ARGUMENTS...: ends so and says so.
fails() {
  wanted=$1
  words=$2
  shift 2
  status=0
  "$program" suggest corner.map.json --games 1024 --quiet "$@" >said 2>&1 || status=$?
  test "$status" -eq "$wanted"
  grep -q -e "$words" said
}
cp corner.map.json before.json
fails 1 "none found in 40 tries" --line tracking --tracking 60-70 --evaluations 40 --write 1
cmp corner.map.json before.json
fails 2 "is not understood" --keep Z99
fails 2 "is not understood" --tracking simple
fails 2 "is not understood" --tracking 60-50
fails 2 "line tracking needs --tracking" --line tracking
fails 2 "is not understood" --time soon

status=0
"$program" suggest - --write 1 <corner.map.json >said 2>&1 || status=$?
test "$status" -eq 2
grep -q "is not a file" said

# A shipped map goes by its id, and stays as it is.
"$program" suggest umbria --line structure --quiet >said
grep -q "nothing to improve" said
status=0
"$program" suggest umbria --line structure --write 1 --quiet 2>said || status=$?
test "$status" -eq 2
grep -q -- "--write: umbria is not a file" said
