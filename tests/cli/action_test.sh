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

shellcheck "$source/cmake/install-packages.sh" "$source/cmake/release_notes.sh" "$source/cmake/source_archive.sh"
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
# A request that makes its own fault milder, by a pack or a baseline, is judged by those of its base.
(
  mkdir request
  cd request
  export GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b.c GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b.c
  git init --quiet --initial-branch main
  cp "$source"/maps/packs/sonar-family/*.json .
  git add .
  git commit --quiet --message base
  mkdir mild
  cp "$source/tests/data/findings/two-seas.map.json" mild
  cat >mild/pack.json <<'EOT'
{"format": "chartroom-pack", "version": 1, "id": "mild", "name": {"en": "M"}, "author": "a", "license": "b",
 "maps": ["two-seas.map.json"], "checks": {"severity": {"R201": "note"}}}
EOT
  "$program" validate mild/two-seas.map.json --level structure --write-baseline known.json >/dev/null
  git add .
  git commit --quiet --message request
  # judged STATUS [BASE [BASELINE]]
  judged() {
    expected=$1
    status=0
    PATH="$folder/bin:$PATH" CHARTROOM_BASE="${2:-}" CHARTROOM_BASELINE="${3:-}" \
      sh "$source/cli/action/judge.sh" >out || status=$?
    [ "$status" -eq "$expected" ] || { cat out; fail "judged by ${2:-its own pack}: $status"; }
  }
  judged 0
  judged 1 HEAD~1
  judged 1 HEAD~1 known.json
  git update-ref refs/remotes/origin/main HEAD~1
  git tag origin/main HEAD
  judged 1 origin/main
  git rm --quiet pack.json
  git commit --quiet --message "no pack"
  mkdir again
  cp -r mild again
  sed -i 's/two-seas/three-seas/' again/mild/two-seas.map.json
  git add .
  judged 1 HEAD
  judged 2 nowhere
)
# Without chartroom and without a package: that of the own release, else what the own tree builds.
mkdir -p tree/cli/action tree/cmake tools
cp "$source/cli/action/judge.sh" tree/cli/action
echo 'echo "packages $*"' >tree/cmake/install-packages.sh
cat >tools/cmake <<'EOT'
#!/bin/sh
echo "cmake $*"
[ ! -e "$REFUSES" ] || exit 1
case "$*" in *--build*) mkdir -p build/release/bin && ln -sf "$PROGRAM" build/release/bin/chartroom ;; esac
EOT
cat >tools/curl <<'EOT'
#!/bin/sh
while [ "$1" != --output ]; do shift; done
echo "curl $3"
[ -e "$RELEASED" ] && echo deb >"$2"
EOT
cat >tools/apt-get <<'EOT'
#!/bin/sh
echo "apt-get $*"
case "$*" in *install*) ln -sf "$PROGRAM" "$TOOLS/chartroom" ;; esac
EOT
printf '#!/bin/sh\nexec "$@"\n' >tools/sudo
chmod +x tools/*
# own STATUS REF: what the script does as the action of that ref.
own() {
  expected=$1
  status=0
  rm -rf tree/build tools/chartroom
  PROGRAM=$program TOOLS=$folder/tools RELEASED=$folder/released REFUSES=$folder/refuses \
    PATH="$folder/tools:/usr/bin:/bin" CHARTROOM_ACTION_REPOSITORY=someone/chartroom CHARTROOM_ACTION_REF=$2 \
    CHARTROOM_PATHS="$source/maps/packs" sh tree/cli/action/judge.sh >out 2>err || status=$?
  [ "$status" -eq "$expected" ] || { cat out err; fail "as the action of $2: status $status"; }
}
if ! PATH=/usr/bin:/bin command -v chartroom >/dev/null; then
  own 0 main
  grep -q '^packages build$' err && grep -q 'preset release -DCHARTROOM_EDITOR=OFF$' err && grep -q Passed out ||
    { cat err; fail "a branch builds"; }
  ! grep -q '^curl' err || fail "a branch has no release"
  own 0 v9.8.7
  grep -q '^curl https://github.com/someone/chartroom/releases/download/v9.8.7/chartroom_9.8.7_[a-z0-9]*.deb$' err &&
    grep -q '^cmake --build' err || { cat err; fail "a release without a package builds"; }
  touch released
  own 0 v9.8.7
  grep -q '^apt-get install .*chartroom.deb$' err && ! grep -q '^cmake' err || { cat err; fail "a release is installed"; }
  touch refuses
  own 2 main
  grep -q '^::error .*cannot be built' out || fail "what does not build is said"
fi

# What installs packages leaves the window system alone where there is no editor, and says elsewhere
# what to install.
mkdir bare lists
for tool in sh awk dirname id tr; do ln -s "$(command -v $tool)" "bare/$tool"; done
status=0
PATH="$folder/bare" sh "$source/cmake/install-packages.sh" build >out 2>err || status=$?
[ "$status" -eq 1 ] && grep -q Fedora err && grep -q Arch err && grep -q macOS err || fail "without apt"
printf '#!/bin/sh\nexit 1\n' >bare/dpkg-query
printf '#!/bin/sh\necho "$@"\n' >bare/apt-get
cp bare/apt-get bare/sudo
chmod +x bare/dpkg-query bare/apt-get bare/sudo
PATH="$folder/bare" sh "$source/cmake/install-packages.sh" build >out || fail "with an apt"
grep -q 'satisfy.* libcairo2-dev' out && ! grep -Eiq 'wx|gtk' out || { cat out; fail "a build without the editor"; }
PATH="$folder/bare" sh "$source/cmake/install-packages.sh" editor tests >out || fail "with an apt"
grep -q 'libwxgtk3' out && grep -q 'libopenmpi-dev' out || { cat out; fail "editor and tests"; }

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
import json, pathlib, re, shlex, subprocess, sys
import yaml
source = pathlib.Path(sys.argv[1])
action = yaml.safe_load((source / "cli/action/action.yml").read_text())
step, = action["runs"]["steps"]
given = {found.group(1) for value in step["env"].values() if (found := re.search(r"inputs\.([a-z-]+)", value))}
assert given == set(action["inputs"]), given
script = (source / "cli/action/judge.sh").read_text()
assert all(name in script for name in step["env"])
# What the Marketplace asks of an action.
assert all(action.get(member) for member in ("name", "description", "author"))
assert action["branding"]["icon"] == "map" and action["branding"]["color"] == "blue"
assert "OWNER" not in (source / "cli/action/action.yml").read_text()
# No container engine runs here: the image's lines name what there is, and it does not run as root.
image = (source / "cli/action/Containerfile").read_text()
sections = {line.strip("[]") for line in (source / "cmake/packages.txt").read_text().splitlines() if line.startswith("[")}
presets = {one["name"] for one in json.loads((source / "CMakePresets.json").read_text())["configurePresets"]}
for section in re.findall(r"install-packages.sh (\w+)", image):
    assert section in sections, (section, sections)
for preset in re.findall(r"--preset (\w+)", image):
    assert preset in presets, preset
assert re.search(r"^USER (?!root)\w+$", image.split("FROM")[-1], re.M) and 'ENTRYPOINT ["chartroom"]' in image
hooks = yaml.safe_load((source / ".pre-commit-hooks.yaml").read_text())
for hook in hooks:
    files = re.compile(hook["files"])
    assert files.search("maps/a.map.json") and files.search("pack.json") and files.search("x/pack.json")
    assert not files.search("unpack.json") and not files.search("a.map.json.orig")
    map_file = source / "maps/packs/sonar-family/umbria.map.json"
    words = shlex.split(hook["entry"]) + hook["args"]
    assert words[0] == "chartroom" and words[-1] == "--"
    subprocess.run(["bin/chartroom", *words[1:], map_file], check=True, stdout=subprocess.DEVNULL)
# Editors find the schemas where the package puts them.
editor, = (fence for fence in re.findall(r"^```json\n(.*?)^```$", (source / "cli/CI.md").read_text(), re.M | re.S)
           if "json.schemas" in fence)
installed = (source / "cmake/ChartroomPackage.cmake").read_text()
for one in json.loads(editor)["json.schemas"]:
    path = pathlib.PurePath(one["url"])
    assert str(path.parent) == "/usr/share/chartroom/schemas" and f"/{path.name}" in installed, path
# What jobs judge with, to be run below.
fences = re.findall(r"^```(?:yaml|groovy)\n(.*?)^```$", (source / "cli/CI.md").read_text(), re.M | re.S)
github, gitlab, jenkins = (next(fence for fence in fences if words in fence)
                           for words in ("runs-on:", "merge_request_event", "pipeline {"))
jobs = {"gitlab": yaml.safe_load((source / "cli/action/gitlab.yml").read_text())["chartroom"],
        "gitlab-guide": yaml.safe_load(gitlab)["maps"]}
scripts = {name: "\n".join(job["script"]) for name, job in jobs.items()}
scripts["jenkins"] = jenkins.split("'''")[1]
job = yaml.safe_load(github)["jobs"]["validate"]
run, = (step["run"] for step in job["steps"] if "chartroom validate" in step.get("run", ""))
assert "BASE" in job["env"] and job["container"]["options"] == "--user root"
upload, = (step for step in job["steps"] if "upload-sarif" in step.get("uses", ""))
assert upload["if"].startswith("always()"), "what failed the job is what has to be shown"
assert f"--format sarif={upload['with']['sarif_file']}" in run
assert yaml.safe_load(github)["permissions"]["security-events"] == "write"
scripts["github"] = run
pathlib.Path("jobs").mkdir()
for name, script in scripts.items():
    assert "chartroom validate" in script and "apt-get" not in script, script
    pathlib.Path("jobs", name).write_text("set -e\n" + script)
for name, job in jobs.items():
    pathlib.Path("jobs", name + ".reports").write_text("\n".join(job["artifacts"]["reports"].values()))
EOT

# A request that left the branch where that still excused what it excuses no more is judged by what
# the branch says now, and the reports tell of what fails it.
git init --quiet --bare --initial-branch main asked.git
git clone --quiet asked.git fork 2>/dev/null
cd fork
export GIT_CONFIG_GLOBAL="$folder/gitconfig" GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b.c GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b.c
git checkout --quiet -B main
cp "$source"/maps/packs/sonar-family/*.json .
cp pack.json strict.json
echo '{"format": "chartroom-project", "version": 1, "level": "structure"}' >chartroom.json
python3 - <<'EOT'
import json
pack = json.load(open("pack.json"))
pack["checks"] = {**pack.get("checks", {}), "severity": {"R201": "note"}}
json.dump(pack, open("pack.json", "w"))
EOT
git add .
git commit --quiet --message mild
git checkout --quiet -b request
sed 's/two-seas/umbria/' "$source/tests/data/findings/two-seas.map.json" >umbria.map.json
git commit --quiet --all --message request
git checkout --quiet main
git mv -f strict.json pack.json
git commit --quiet --all --message strict
git push --quiet origin main
git checkout --quiet request
for job in gitlab gitlab-guide jenkins github; do
  status=0
  PATH="$folder/bin:$PATH" CHARTROOM_PATHS=. CHARTROOM_LEVEL= CI_MERGE_REQUEST_IID=1 \
    CI_MERGE_REQUEST_PROJECT_URL="file://$folder/asked" CI_MERGE_REQUEST_TARGET_BRANCH_NAME=main \
    CHANGE_TARGET=main BASE=refs/remotes/origin/main bash "$folder/jobs/$job" >"$folder/out" 2>&1 || status=$?
  [ "$status" -eq 1 ] && grep -q R201 "$folder/out" || { cat "$folder/out"; fail "the job of $job: status $status"; }
  grep -q 'level structure' "$folder/out" || { cat "$folder/out"; fail "the level of $job"; }
  for report in $(cat "$folder/jobs/$job.reports" 2>/dev/null); do
    grep -q R201 "$report" || fail "the report $report of $job"
  done
  git clean -fdq
done
