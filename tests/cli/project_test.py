"""chartroom.json at the root of a work tree says how its maps are validated; options say otherwise.

Usage: project_test.py PROGRAM SOURCE FOLDER
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

import jsonschema

program, source, folder = (pathlib.Path(argument).absolute() for argument in sys.argv[1:4])
tree = folder / "tree"
GIT = {"GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b.c",
       "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b.c"}


def git(*words):
    subprocess.run(["git", "-c", "protocol.file.allow=always", *words], cwd=tree, env={**os.environ, **GIT},
                   check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def validate(*words, status, where=tree):
    run = subprocess.run([program, "validate", *words], cwd=where, capture_output=True, text=True, check=False,
                         env={**os.environ, **GIT})
    assert run.returncode == status, (words, run.returncode, run.stdout, run.stderr)
    return run.stdout + run.stderr


def project(**members):
    document = {"format": "chartroom-project", "version": 1, **members}
    schema = json.loads((source / "cli/validate/project.schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator(schema).validate(document)
    (tree / "chartroom.json").write_text(json.dumps(document, indent=1), encoding="utf-8")


def settings(*words):
    lines = validate("--show-settings", *words, ".", status=0).splitlines()
    return dict(line.split(": ", 1) for line in lines)


# Its only findings at this level are a dead end (R202, a warning) and an error (R201) in another file.
def fresh():
    shutil.rmtree(folder, ignore_errors=True)
    (tree / "maps/drafts").mkdir(parents=True)
    git("init", "--initial-branch", "main")
    shutil.copy(source / "maps/packs/sonar-family/umbria.map.json", tree / "maps/umbria.map.json")
    shutil.copy(source / "tests/data/findings/two-seas.map.json", tree / "maps/drafts/two-seas.map.json")
    project(level="structure")


def it_holds_for_every_path_of_the_tree():
    fresh()
    for words, where in (((".",), tree), (("maps",), tree), (("maps/drafts/two-seas.map.json",), tree),
                         ((".",), tree / "maps"), ((str(tree),), folder)):
        assert "checked at level structure" in validate(*words, status=1, where=where), words


def options_replace_it_and_isolated_ignores_it():
    fresh()
    project(level="structure", ignore=["R"], formats=["concise", "json=report.json"], language="de")
    validate(".", status=0)
    assert json.loads((tree / "report.json").read_text(encoding="utf-8"))["level"] == "structure"
    validate(".", "--ignore", "Q", status=1)
    assert "R201" in validate(".", "--isolated", "--level", "structure", status=1)
    held = settings("--ignore", "Q")
    assert held["ignore"] == "Q (command line)" and held["level"] == "structure" and held["lang"] == "de", held
    assert held["project file"] == "chartroom.json", held
    assert settings("--isolated")["project file"] == "none"


def severities_are_set_and_switched_off():
    fresh()
    project(level="structure", severity={"R201": "note"})
    validate(".", status=0)
    project(level="structure", severity={"R201": "off"})
    assert "R201 error" not in validate(".", "--fail-on", "error", status=0)
    project(level="structure", severity={"R201": "off"}, fail_on="note", max_warnings=0, map_time=60,
            strict=True, select=["R"])
    assert settings()["severity"] == "R201 off" and settings()["map-time"] == "60"


def excluded_paths_are_left_out_however_they_are_named():
    fresh()
    for pattern in ("drafts", "maps/drafts", "maps/drafts/*", "two-seas.map.json", "*/two-*"):
        project(level="structure", exclude=[pattern])
        validate(".", status=0)
        validate("maps/drafts/two-seas.map.json", status=0)
    project(level="structure", exclude=["draft", "two-seas"])
    validate(".", status=1)


def a_baseline_and_a_cache_lie_beside_it():
    fresh()
    validate(".", "--write-baseline", "known.json", status=0)
    project(level="tracking", baseline="known.json", cache="kept")
    validate(".", status=0, where=tree / "maps")
    assert list((tree / "kept").rglob("*.result"))


def a_file_that_cannot_be_used_is_an_error_with_its_place():
    fresh()
    for text, said in (('{"format": "chartroom-project", "version": 1, "levl": "structure"}', ':1:47: unknown member "levl"'),
                       ('{"format": "chartroom-project", "version": 1, "level": "deep"}', "structure, tracking"),
                       ('{"format": "chartroom-project", "version": 1, "severity": {"R999": "off"}}', "R999"),
                       ('{"format": "chartroom-project", "version": 1, "ignore": ["R9"]}', "beginning"),
                       ('{"format": "chartroom-project", "version": 1, "baseline": "../known.json"}', "below"),
                       ('{"format": "chartroom-project", "version": 1, "map_time": 0}', "seconds"),
                       ('{"format": "chartroom-project", "version": 2}', "version"), ("{", "chartroom.json:1:2")):
        (tree / "chartroom.json").write_text(text, encoding="utf-8")
        assert said in validate(".", status=2), text
    (tree / "chartroom.json").write_text('{"format": "chartroom-project", "version": 1, "level": "x", "fail_on": "y"}')
    assert len(validate(".", status=2).splitlines()) == 2, "all errors are told"
    (tree / "elsewhere.json").write_text('{"format": "chartroom-project", "version": 1, "ignore": ["R"]}')
    (tree / "chartroom.json").unlink()
    (tree / "chartroom.json").symlink_to("elsewhere.json")
    assert "chartroom.json: is not a file" in validate(".", status=2)


def its_reports_replace_nothing_that_is_kept():
    fresh()
    (folder / "outside").mkdir()
    (tree / "out").symlink_to("../outside")
    git("add", ".")
    git("commit", "--message", "start")
    hook = tree / ".git/hooks/pre-commit"
    hook.parent.mkdir(exist_ok=True)
    hook.write_text("#!/bin/sh\n")
    kept = {path: path.read_bytes() for path in tree.rglob("*") if path.is_file() and path.name != "chartroom.json"}
    for target in (".git/hooks/pre-commit", ".GIT/config", "maps/.git", "maps/umbria.map.json", "maps/new.map.json",
                   "pack.json", "chartroom.json", "out/report", "../outside/report"):
        document = {"format": "chartroom-project", "version": 1, "level": "structure", "formats": [f"concise={target}"]}
        (tree / "chartroom.json").write_text(json.dumps(document), encoding="utf-8")
        validate(".", status=2)
        assert {path: path.read_bytes() for path in kept} == kept, target
        assert not list((folder / "outside").iterdir()) and not (tree / "maps/new.map.json").exists(), target
    project(level="structure", formats=["concise=report.txt"])
    validate(".", status=1)
    assert "R201" in (tree / "report.txt").read_text(encoding="utf-8")


# The pipeline itself makes some findings on files and packs; their checks obey as the others do.
def severities_hold_for_every_check_that_finds_something():
    fresh()
    pack = {"format": "chartroom-pack", "version": 1, "id": "p", "name": {"en": "P"}, "languages": ["nl"],
            "maps": ["umbria.map.json", "none.map.json"], "checks": {"exclude": [{"code": "R205", "reason": "x"}]}}
    (tree / "maps/pack.json").write_text(json.dumps(pack), encoding="utf-8")
    with (tree / "maps/umbria.map.json").open("a", encoding="utf-8") as umbria:
        umbria.write("\n")

    def found(status):
        lines = validate("maps", "--format", "concise", status=status).splitlines()
        return [tuple(line.split()[1:3]) for line in lines if re.fullmatch("[A-Z][0-9]{3}", (line.split() + ["", ""])[1])]
    codes = {code for code, _ in found(1)}
    assert {"F005", "F006", "F007", "R201"} <= codes, codes
    for wanted in ("note", "warning", "error"):
        project(level="structure", severity=dict.fromkeys(codes, wanted))
        assert {severity for _, severity in found(1 if wanted == "error" else 0)} == {wanted + ":"}, wanted


# A submodule has a work tree of its own, but the run is about the outer one.
def findings_in_a_submodule_are_named_from_the_root_of_the_run():
    fresh()
    git("init", "maps/drafts")
    for where, words in ((tree, (".",)), (tree, ("maps/drafts/two-seas.map.json",)), (pathlib.Path("/"), (str(tree),)),
                         (tree / "maps", (".",))):
        report = json.loads(validate(*words, "--level", "structure", "--format", "gitlab", status=1, where=where))
        paths = {one["location"]["path"] for one in report}
        assert "maps/drafts/two-seas.map.json" in paths, (words, paths)


# What a request says in its own project file or baseline changes nothing: that of the branch holds.
def a_request_is_validated_by_the_branch_that_it_asks():
    fresh()
    (tree / "maps/drafts/two-seas.map.json").unlink()
    project(level="structure")
    git("add", ".")
    git("commit", "--message", "start")
    git("checkout", "-b", "request")
    shutil.copy(source / "tests/data/findings/two-seas.map.json", tree / "maps/new.map.json")
    validate(".", "--level", "structure", "--write-baseline", "known.json", status=0)
    for members in ({"ignore": ["R"]}, {"severity": {"R201": "off"}}, {"exclude": ["new.map.json"]}, {"select": ["Q"]},
                    {"baseline": "known.json"}):
        project(level="structure", **members)
        validate(".", status=0)
        for words in ((".",), ("maps",), ("maps/new.map.json",), (".", "--since", "main")):
            assert "R201" in validate(*words, "--packs-of", "main", status=1), (members, words)
    git("checkout", "main")
    validate(".", "--write-baseline", "known.json", status=0)
    project(level="structure", baseline="known.json")
    git("add", "chartroom.json", "known.json")
    git("commit", "--message", "known")
    (tree / "known.json").write_text('{"format":"chartroom-baseline","version":1,"findings":{}}')
    validate(".", status=1)
    validate(".", "--packs-of", "main", status=0)


it_holds_for_every_path_of_the_tree()
options_replace_it_and_isolated_ignores_it()
severities_are_set_and_switched_off()
excluded_paths_are_left_out_however_they_are_named()
a_baseline_and_a_cache_lie_beside_it()
its_reports_replace_nothing_that_is_kept()
severities_hold_for_every_check_that_finds_something()
findings_in_a_submodule_are_named_from_the_root_of_the_run()
a_file_that_cannot_be_used_is_an_error_with_its_place()
a_request_is_validated_by_the_branch_that_it_asks()
