#!/bin/sh
# The Slurm array script, run here as Slurm would run its tasks, and the shell of the GitHub example.
set -eu
program=$1
source=$2
map=$source/maps/packs/sonar-family/umbria.map.json
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
task() {
  CHARTROOM=$2 SLURM_ARRAY_TASK_ID=$1 SLURM_ARRAY_TASK_COUNT=3 SLURM_CPUS_PER_TASK=2 \
    sh "$source/cli/slurm-array.sh" "$map" 100 "$folder/results" --blue random
}
# The node of the second task dies in the middle. That costs its shard only: the others add up as
# soon as it was played again.
printf '#!/bin/sh\nkill -KILL $$\n' >"$folder/dies"
chmod +x "$folder/dies"
task 1 "$program"
if task 2 "$folder/dies"; then exit 1; fi
task 3 "$program"
if "$program" merge "$folder"/results/part-*.json 2>"$folder/errors"; then exit 1; fi
grep -q 'missing shard 2/3 of this run' "$folder/errors"
task 2 "$program"
"$program" merge "$folder"/results/part-*.json --output "$folder/merged.json"
"$program" simulate "$map" --games 100 --blue random --format json --output "$folder/whole.json"
cmp "$folder/whole.json" "$folder/merged.json"
status=0
CHARTROOM=$program sh "$source/cli/slurm-array.sh" "$map" 100 "$folder/results" 2>"$folder/errors" || status=$?
test "$status" -ne 0
grep -q 'job array' "$folder/errors"

if command -v shellcheck >/dev/null; then
  shellcheck "$source/cli/slurm-array.sh"
  python3 - "$source/cli/github-matrix.yml" >"$folder/steps.sh" <<'EOT'
import re, sys
text = open(sys.argv[1]).read()
runs = re.findall(r"- run: (?:\|\n((?: {10,}.*\n)+)|(.*\n))", text)
print("#!/bin/sh")
for block, line in runs:
    print(re.sub(r"\$\{\{ *matrix\.part *\}\}", "1", block or line))
assert len(runs) == 2, runs
EOT
  shellcheck "$folder/steps.sh"
  PATH=$folder/bin:$PATH
  mkdir "$folder/bin"
  ln -s "$program" "$folder/bin/chartroom"
  cd "$folder"
  sed -i 's|1/8|1/1|' steps.sh
  MAP=$map GAMES=100 sh -e steps.sh
  "$program" simulate "$map" --games 100 --format json | cmp - whole.json
fi
