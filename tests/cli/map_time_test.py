"""A map or deck whose play does not end in time is an error, is never kept, and excuses nothing.

Usage: map_time_test.py PROGRAM SOURCE FOLDER
"""
import json
import pathlib
import shutil
import subprocess
import sys

program, source, folder = (pathlib.Path(argument).absolute() for argument in sys.argv[1:4])
NO_TIME = ("--map-time", "0.001")  # play takes some hundred times as long


def validate(*words, status):
    run = subprocess.run([program, "validate", *words, "--quiet"], cwd=folder, capture_output=True, text=True,
                         check=False)
    assert run.returncode == status, (words, run.returncode, run.stdout, run.stderr)
    return run.stdout


def codes(*words, status):
    return {finding["code"] for finding in json.loads(validate(*words, "--format", "json", status=status))["findings"]}


shutil.rmtree(folder, ignore_errors=True)
folder.mkdir(parents=True)
shutil.copy(source / "maps/packs/sonar-family/umbria.map.json", folder / "umbria.map.json")
shutil.copytree(source / "maps/packs/con-sonar", folder / "decks")

# Exclusions of checks that did not run are not called idle.
assert codes("umbria.map.json", "decks", *NO_TIME, status=1) == {"P512"}
assert "P512" in validate("umbria.map.json", *NO_TIME, "--fail-on", "error", "--format", "concise", status=1)

# Nothing is kept of play that was ended, so a run with more time plays whole games.
whole = validate("umbria.map.json", status=0)
validate("umbria.map.json", *NO_TIME, "--cache", "kept", status=1)
assert validate("umbria.map.json", "--map-time", "1000", "--cache", "kept", status=0) == whole
# What was kept needs no time.
assert validate("umbria.map.json", *NO_TIME, "--cache", "kept", status=0) == whole
