#!/bin/sh
# The action's script, run by hand as a runner would, and the other files for CI systems.
#   sh action_test.sh PROGRAM SOURCE FOLDER
set -eu
program=$1 source=$2 folder=$3
rm -rf "$folder"
mkdir -p "$folder/bin"
cd "$folder"
mkdir .git # where the paths of code hosts begin
ln -s "$program" bin/chartroom
cp -r "$source/tests/data/ten-faults" "a pack"
fail() {
  echo "action_test: $1" >&2
  exit 1
}

shellcheck "$source/cli/action/judge.sh" "$source/cli/quickstart.sh"
status=0
PATH="$folder/bin:$PATH" GITHUB_STEP_SUMMARY=summary.md GITHUB_OUTPUT=output CHARTROOM_PATHS="a pack
$source/tests/data/findings/two-seas.map.json" CHARTROOM_SARIF=found.sarif \
  sh "$source/cli/action/judge.sh" >out || status=$?
[ "$status" -eq 2 ] || { cat out; fail "status $status"; }
grep -q '^status=2$' output || fail "the output says so"
grep -q '^::error file=a pack/broken.map.json,line=4' out || fail "annotations"
grep -q '^| error | R201 |' summary.md || fail "the summary"
python3 -c 'import json; log = json.load(open("found.sarif")); assert log["version"] == "2.1.0"
assert all("kind" not in result for result in log["runs"][0]["results"]), "GitHub makes an alert of each"'
# The annotation, the summary and the log name a file as GitHub does, wherever the job runs.
mkdir work
(cd work && PATH="$folder/bin:$PATH" GITHUB_STEP_SUMMARY=../below.md CHARTROOM_PATHS="../a pack" \
  sh "$source/cli/action/judge.sh" >../out) || true
grep -q '^::error file=a pack/broken.map.json,line=4' out || fail "annotations from the root"
grep -q '| a pack/broken.map.json:4:' below.md || { cat below.md; fail "a summary from the root"; }
! grep -Fe "../a pack" out below.md || fail "paths from the folder"
PATH="$folder/bin:$PATH" CHARTROOM_PATHS="$source/maps/packs" sh "$source/cli/action/judge.sh" >out
grep -q 'Passed' out || fail "the shipped pack passes"
status=0
PATH=/usr/bin:/bin sh "$source/cli/action/judge.sh" >out || status=$?
command -v chartroom >/dev/null || [ "$status" -eq 2 ] || fail "without chartroom: status $status"

mkdir failing
for tool in curl sudo apt-get; do
  printf '#!/bin/sh\nexit 7\n' >failing/$tool
  chmod +x failing/$tool
done
status=0
PATH="$folder/failing:$folder/bin:$PATH" GITHUB_OUTPUT=failed \
  CHARTROOM_PACKAGE="https://localhost/chartroom.deb" sh "$source/cli/action/judge.sh" >out 2>err || status=$?
[ "$status" -eq 2 ] && grep -q '^::error .*chartroom.deb cannot be installed' out || { cat out err; fail "a package that does not install"; }
grep -q '^status=2$' failed || fail "the output says so too"

/usr/bin/python3 - "$source" <<'EOT'
import pathlib, re, shlex, subprocess, sys
import yaml
source = pathlib.Path(sys.argv[1])
action = yaml.safe_load((source / "cli/action/action.yml").read_text())
step, = action["runs"]["steps"]
given = {re.search(r"inputs\.([a-z-]+)", value).group(1) for value in step["env"].values()}
assert given == set(action["inputs"]), given
script = (source / "cli/action/judge.sh").read_text()
assert all(name in script for name in step["env"])
hooks = yaml.safe_load((source / ".pre-commit-hooks.yaml").read_text())
for hook in hooks:
    files = re.compile(hook["files"])
    assert files.search("maps/a.map.json") and files.search("pack.json") and files.search("x/pack.json")
    assert not files.search("unpack.json") and not files.search("a.map.json.orig")
    map_file = source / "maps/packs/sonar-family/umbria.map.json"
    words = shlex.split(hook["entry"])
    assert words[0] == "chartroom"
    subprocess.run(["bin/chartroom", *words[1:], map_file], check=True, stdout=subprocess.DEVNULL)
job = yaml.safe_load((source / "cli/action/gitlab.yml").read_text())["chartroom"]
words = shlex.split(job["script"][0].replace("$CHARTROOM_PATHS", "'a pack'").replace(
    "$CHARTROOM_LEVEL", job["variables"]["CHARTROOM_LEVEL"]))
assert subprocess.run(["bin/chartroom", *words[1:]], stdout=subprocess.DEVNULL).returncode == 2
for report in job["artifacts"]["reports"].values():
    assert pathlib.Path(report).exists(), report
EOT
