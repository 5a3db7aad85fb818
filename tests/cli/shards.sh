#!/bin/sh
# Shards merged, and a run that was interrupted and resumed, are the bytes of one run.
set -eu
program=$1
pack=$2/maps/packs/sonar-family
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

"$program" simulate "$pack" --games 101 --format json --output "$folder/whole.json"
for part in 1 2 3; do
  "$program" simulate "$pack" --games 101 --shard $part/3 --format json --jobs $part \
    --output "$folder/$part.json"
done
"$program" merge "$folder/3.json" "$folder/1.json" "$folder/2.json" --output "$folder/merged.json"
cmp "$folder/whole.json" "$folder/merged.json"

# A shard that is missing, doubled, or of another run: status 2.
fails() {
  status=0
  "$program" "$@" 2>"$folder/errors" >/dev/null || status=$?
  test "$status" -eq 2
}
fails merge "$folder/1.json" "$folder/2.json"
grep -q 'missing shard 3/3 of this run' "$folder/errors"
fails merge "$folder/1.json" "$folder/2.json" "$folder/2.json" "$folder/3.json"
grep -q 'duplicate' "$folder/errors"
"$program" simulate "$pack" --games 101 --shard 3/3 --seed 2 --format json --output "$folder/other.json"
fails merge "$folder/1.json" "$folder/2.json" "$folder/other.json"
grep -q '"seed" differs from' "$folder/errors"

# Interrupted after its first blocks, then resumed.
map=$pack/archipelago.map.json
python3 - "$program" "$map" "$folder" <<'EOT'
import os, signal, subprocess, sys, time
program, path, folder = sys.argv[1:]
run = subprocess.Popen([program, "simulate", path, "--games", "6000", "--jobs", "2", "--format",
                        "json", "--record", folder + "/games", "--output", folder + "/part.json"])
deadline = time.monotonic() + 30
while not os.path.isdir(folder + "/games/archipelago") or not os.listdir(folder + "/games/archipelago"):
    assert time.monotonic() < deadline, "no game was played"
    time.sleep(0.01)
run.send_signal(signal.SIGINT)
assert run.wait(timeout=30) == 130, run.returncode
EOT
grep -q '"complete":false' "$folder/part.json"
"$program" simulate "$map" --games 6000 --format json --resume "$folder/part.json" \
  --output "$folder/resumed.json"
"$program" simulate "$map" --games 6000 --format json --output "$folder/once.json"
cmp "$folder/once.json" "$folder/resumed.json"
fails simulate "$map" --games 8000 --resume "$folder/part.json"
grep -q '"games asked" is another one' "$folder/errors"
