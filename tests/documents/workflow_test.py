"""The workflow does what this tree can do: workflow_test.py SOURCE_FOLDER.

Nothing here runs it: its lines are held against the scripts, sections and presets that they name.
"""

import json
import pathlib
import re
import sys

import yaml


def faults_of(root, workflow):
    steps = {name: [step.get("run", "") for step in job["steps"]] for name, job in workflow["jobs"].items()}
    lines = [line for runs in steps.values() for line in runs if line]
    if "bash .ci/run" not in steps["test"]:
        yield "the job test does not run .ci/run"
    for name, job in workflow["jobs"].items():
        if job["strategy"]["matrix"]["debian"] != ["12", "13"]:
            yield f"the job {name} does not run on Debian 12 and 13"
        if "${{ matrix.debian }}" not in job["container"]["image"]:
            yield f"the job {name} does not run in the container of its Debian"
    readme = (root / "README.md").read_text(encoding="utf-8")
    if not any(line.startswith("cpack ") and line in readme for line in steps["packages"]):
        yield "packages are not made as README says"
    if "refs/tags/" not in workflow["jobs"]["packages"]["if"]:
        yield "packages are made of more than tags"
    presets = {preset["name"] for preset in json.loads((root / "CMakePresets.json").read_text())["configurePresets"]}
    sections = set(re.findall(r"^\[(\w+)\]$", (root / "cmake/packages.txt").read_text(), re.M))
    for line in lines:
        for script in re.findall(r"^(?:ba)?sh (\S+)", line):
            if not (root / script).is_file():
                yield f"there is no {script}"
        for preset in re.findall(r"--preset (\S+)", line):
            if preset not in presets:
                yield f"there is no preset {preset}"
        for words in re.findall(r"install-packages\.sh (.*)", line):
            for section in set(words.split()) - sections:
                yield f"packages.txt has no section {section}"


def main():
    root = pathlib.Path(sys.argv[1])
    text = (root / ".github/workflows/ci.yml").read_text(encoding="utf-8")
    broken = text.replace(".ci/run", ".ci/walk").replace("preset release", "preset fast").replace("build editor", "house")
    if len(set(faults_of(root, yaml.safe_load(broken)))) != 4:
        sys.exit("the test does not see the faults of a workflow that has them")
    sys.exit("\n".join(faults_of(root, yaml.safe_load(text))) or None)


if __name__ == "__main__":
    main()
