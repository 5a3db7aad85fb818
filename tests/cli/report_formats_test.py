"""Ten faults planted in a pack are ten findings in every format, and outside judges take them all.

Usage: report_formats_test.py PROGRAM SOURCE FOLDER
"""
import gzip
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import urllib.parse

import jsonschema
import junitparser

program, source, folder = (pathlib.Path(argument) for argument in sys.argv[1:4])
FAULTS = "F001 F004 F005 F006 F007 F008 Q102 R201 R202 S303".split()


def fresh_pack():
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(source / "tests/data/ten-faults", folder / "pack")
    (folder / ".git").mkdir()  # where the paths of code hosts begin


def validate(*arguments, status=2, environment=()):
    run = subprocess.run(
        [program, "validate", "pack", "--level", "structure", "--fail-on", "note", *arguments],
        cwd=folder, capture_output=True, text=True, check=False,
        env={**os.environ, "GITHUB_STEP_SUMMARY": "", **dict(environment)})
    assert run.returncode == status, (run.returncode, run.stdout, run.stderr)
    return run.stdout


def schema(path):
    document = json.loads((source / path).read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(document)
    return jsonschema.Draft202012Validator(document)


def from_json():
    report = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    schema("validator/reports/validate.schema.json").validate(report)
    return [(f["code"], f["path"], f["line"], f["column"], f["message"]) for f in report["findings"]]


def unescaped(text):
    """A message of SARIF or of Markdown as people see it."""
    return re.sub(r"\\([^A-Za-z0-9])", r"\1", text)


# What GitHub's code scanning refuses or cuts off, as its page on SARIF tells.
def taken_by_code_scanning(path):
    text = path.read_bytes()
    assert len(gzip.compress(text)) <= 10_000_000
    log = json.loads(text)
    schema("tests/cli/sarif-facts.schema.json").validate(log)
    run, = log["runs"]
    driver = run["tool"]["driver"]
    assert driver["informationUri"].startswith("https://") and driver["semanticVersion"]
    rules = driver["rules"]
    assert len({rule["id"] for rule in rules}) == len(rules) <= 25_000
    for rule in rules:
        assert re.fullmatch(rf"https://[^#]+#{rule['id']}", rule["helpUri"]), rule
        assert all(0 < len(rule[part]["text"]) <= 1024 for part in ("shortDescription", "fullDescription", "help"))
        assert len(rule["properties"]["tags"]) <= 10
    assert len(run["results"]) <= 25_000
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        assert result.get("kind", "fail") == "fail" and result["message"]["text"]
        assert 1 <= len(result["locations"]) <= 100
        for location in result["locations"]:
            place = location["physicalLocation"]
            assert not re.match("[a-z]+:|/|[.][.]", place["artifactLocation"]["uri"]) and place["region"]["startLine"] >= 1
        assert result["partialFingerprints"]["primaryLocationLineHash"]
    gravity = ["error", "warning", "note"]
    order = [("suppressions" in result, gravity.index(result["level"])) for result in run["results"]]
    assert order == sorted(order)
    return run


def from_sarif():
    run = taken_by_code_scanning(folder / "report.sarif")
    found = []
    for result in run["results"]:
        place = result["locations"][0]["physicalLocation"]
        found.append((result["ruleId"], urllib.parse.unquote(place["artifactLocation"]["uri"]),
                      place["region"]["startLine"], place["region"]["startColumn"],
                      unescaped(result["message"]["text"])))
    return found


def from_junit():
    subprocess.run(["xmllint", "--noout", folder / "report.xml"], check=True)
    found = []
    for suite in junitparser.JUnitXml.fromfile(str(folder / "report.xml")):
        assert suite.tests == len(list(suite))
        if suite.name == "skipped checks":
            assert all(isinstance(result, junitparser.Skipped) for case in suite for result in case.result)
            continue
        for case in suite:
            for result in case.result:
                assert isinstance(result, (junitparser.Failure, junitparser.Error))
                column = int(result.text.split(":")[2])
                line = int(case._elem.get("line"))
                found.append((result.type, suite.name, line, column, result.message))
    return found


def from_text(text):
    pattern = re.compile(r"^([^ :]+):(\d+):(\d+): (?:error|warning|note) ([A-Z]\d{3}): (.*)$", re.M)
    return [(code, path, int(line), int(column), what)
            for path, line, column, code, what in pattern.findall(text)]


def from_concise(text):
    pattern = re.compile(r"^([^ :]+):(\d+):(\d+): ([A-Z]\d{3}) (?:error|warning|note): (.*)$", re.M)
    assert len(text.splitlines()) == len(FAULTS) + 1, text
    return [(code, path, int(line), int(column), what)
            for path, line, column, code, what in pattern.findall(text)]


# As GitLab documents it: what each entry has to have, and that no two have one fingerprint.
def from_gitlab():
    issues = json.loads((folder / "gl-code-quality-report.json").read_text(encoding="utf-8"))
    assert len({issue["fingerprint"] for issue in issues}) == len(issues)
    assert {issue["severity"] for issue in issues} <= {"info", "minor", "major", "critical", "blocker"}
    return [(issue["check_name"], issue["location"]["path"], issue["location"]["lines"]["begin"], issue["description"])
            for issue in issues]


# As reviewdog describes its diagnostic format: bytes count as columns, and whole lines are replaced.
def from_rdjson():
    document = json.loads((folder / "report.rdjson").read_text(encoding="utf-8"))
    assert document["source"]["name"] == "chartroom" and set(document) == {"source", "diagnostics"}
    found = []
    for one in document["diagnostics"]:
        assert set(one) <= {"message", "location", "severity", "code", "suggestions"}
        assert one["severity"] in ("ERROR", "WARNING", "INFO") and one["code"]["url"].endswith("#" + one["code"]["value"])
        for suggestion in one.get("suggestions", []):
            start, end = suggestion["range"]["start"], suggestion["range"]["end"]
            assert start["column"] == end["column"] == 1 and 1 <= start["line"] <= end["line"]
        start = one["location"]["range"]["start"]
        path = one["location"]["path"]
        line = (folder / path).read_bytes().split(b"\n")[start["line"] - 1]
        found.append((one["code"]["value"], path, start["line"], len(line[:start["column"] - 1].decode()) + 1,
                      unescaped(one["message"])))
    return found


def from_github(text):
    pattern = re.compile(r"^::(?:error|warning|notice) file=([^,]+),line=(\d+),col=(\d+),title=([A-Z]\d{3}) [^:]*::(.*)$", re.M)
    found = []
    for path, line, column, code, what in pattern.findall(text):
        found.append((code, urllib.parse.unquote(path), int(line), int(column), urllib.parse.unquote(what)))
    return found


def every_format_has_all():
    fresh_pack()
    github = validate("--format", "json=report.json", "--format", "sarif=report.sarif", "--format", "junit=report.xml",
                      "--format", "text=report.txt", "--format", "concise=report.concise",
                      "--format", "gitlab=gl-code-quality-report.json", "--format", "rdjson=report.rdjson",
                      "--format", "github",
                      environment={"GITHUB_STEP_SUMMARY": str(folder / "summary.md")}.items())
    findings = from_json()
    assert sorted(code for code, *_ in findings) == FAULTS, findings
    assert sorted(from_sarif()) == sorted(findings)
    assert sorted(from_junit()) == sorted(findings)
    assert from_text((folder / "report.txt").read_text(encoding="utf-8")) == findings
    assert from_concise((folder / "report.concise").read_text(encoding="utf-8")) == findings
    assert from_rdjson() == findings
    assert any("suggestions" in one for one in json.loads((folder / "report.rdjson").read_bytes())["diagnostics"])
    assert from_gitlab() == [(code, path, line, what) for code, path, line, _, what in findings]
    annotated = from_github(github)
    assert sorted(a[:4] for a in annotated) == sorted(f[:4] for f in findings)
    whats = {f[:4]: f[4] for f in findings}
    assert all(a[4].startswith(whats[a[:4]] + ". ") for a in annotated)
    summary = (folder / "summary.md").read_text(encoding="utf-8")
    assert all(re.search(rf"^\| \w+ \| {code} \|", summary, re.M) for code in FAULTS), summary


# A check that was not made is told as that, and never looks like one that found nothing.
def every_form_tells_what_was_skipped():
    fresh_pack()
    text = validate("--format", "json=report.json", "--format", "sarif=report.sarif", "--format", "junit=report.xml",
                    "--format", "code-scanning=alerts.sarif", "--format", "text", "--ignore", "Q104,S")
    report = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    schema("validator/reports/validate.schema.json").validate(report)
    skipped = [one["code"] for one in report["skipped"]]
    assert {"Q104", "S301", "T401", "P501", "D706", "X601"} <= set(skipped) and "R201" not in skipped, skipped
    assert {one["reason"] for one in report["skipped"] if one["code"] in ("Q104", "S301")} == {
        "left out by --select or --ignore"}
    assert {one["reason"] for one in report["skipped"] if one["code"] == "P501"} == {"runs at level fairness and deeper"}
    run = taken_by_code_scanning(folder / "report.sarif")
    notes = run["invocations"][0]["toolConfigurationNotifications"]
    assert [note["associatedRule"]["id"] for note in notes] == skipped
    assert all(run["tool"]["driver"]["rules"][note["associatedRule"]["index"]]["id"] == code
               for note, code in zip(notes, skipped, strict=True))
    assert len(run["results"]) == len(report["findings"])
    assert (folder / "alerts.sarif").read_bytes() == (folder / "report.sarif").read_bytes()
    cases = [case.name[:4] for suite in junitparser.JUnitXml.fromfile(str(folder / "report.xml"))
             for case in suite if suite.name == "skipped checks"]
    assert cases == skipped
    assert re.search(r"^Not run at this level: .*T401.* more\.$", text, re.M), text
    assert re.search(r"^Skipped by --select or --ignore: Q104, S301, .*\.$", text, re.M), text


def every_form_tells_of_links_that_were_passed_over():
    fresh_pack()
    (folder / "elsewhere").mkdir(exist_ok=True)
    (folder / "elsewhere/sea.map.json").write_text("{}")
    (folder / "pack/sea.map.json").symlink_to("../elsewhere/sea.map.json")
    (folder / "pack/elsewhere").symlink_to("../elsewhere")
    text = validate("--format", "json=report.json", "--format", "sarif=report.sarif", "--format", "junit=report.xml",
                    "--format", "concise=concise.txt", "--format", "github=log.txt", "--format", "text")
    links = ["pack/elsewhere", "pack/sea.map.json"]
    line = f"Not checked, because links are not followed: {' and '.join(links)}."
    report = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    schema("validator/reports/validate.schema.json").validate(report)
    assert report["links"] == links, report["links"]
    assert line in text.splitlines() and line in (folder / "concise.txt").read_text().splitlines(), text
    assert "- " + line in (folder / "log.txt").read_text().splitlines()
    run, = json.loads((folder / "report.sarif").read_text(encoding="utf-8"))["runs"]
    notes = [n for n in run["invocations"][0]["toolExecutionNotifications"] if n["level"] == "note"]
    assert [n["locations"][0]["physicalLocation"]["artifactLocation"]["uri"].endswith(link)
            for n, link in zip(notes, links, strict=True)] == [True, True], notes
    cases = [case.classname for suite in junitparser.JUnitXml.fromfile(str(folder / "report.xml"))
             for case in suite if suite.name == "links"]
    assert cases == links, cases


def every_form_tells_of_hidden_folders_with_maps():
    fresh_pack()
    for name in ("sub/.git/a.map.json", ".github/notes.txt", ".hidden/deep/pack.json", "deep/.h/a.map.json",
                 ".l/a.map.json"):
        path = folder / "pack" / name
        path.parent.mkdir(parents=True)
        path.write_text("{}")
    pack = json.loads((folder / "pack/pack.json").read_text(encoding="utf-8"))
    pack["maps"].append(".l/a.map.json")  # so that it is judged
    (folder / "pack/pack.json").write_text(json.dumps(pack))
    text = validate("--format", "json=report.json", "--format", "sarif=report.sarif", "--format", "junit=report.xml",
                    "--format", "concise=concise.txt", "--format", "github=log.txt", "--format", "text")
    hidden = ["pack/.hidden", "pack/deep/.h"]
    line = f"Not checked, because hidden folders are skipped: maps in 2 folders, {' and '.join(hidden)}."
    report = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    schema("validator/reports/validate.schema.json").validate(report)
    assert report["hidden_folders"] == hidden, report["hidden_folders"]
    assert line in text.splitlines() and line in (folder / "concise.txt").read_text().splitlines(), text
    assert "- " + line in (folder / "log.txt").read_text().splitlines()
    run, = json.loads((folder / "report.sarif").read_text(encoding="utf-8"))["runs"]
    notes = [n["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
             for n in run["invocations"][0]["toolExecutionNotifications"] if n["level"] == "note"]
    assert notes == hidden, notes
    cases = [case.classname for suite in junitparser.JUnitXml.fromfile(str(folder / "report.xml"))
             for case in suite if suite.name == "hidden folders"]
    assert cases == hidden, cases


# What a reader of files says (F001) is English in every language.
def every_form_says_the_same_in_german():
    def written(*language):
        validate("--format", "json=report.json", "--format", "sarif=report.sarif", "--format", "junit=report.xml",
                 *language)
        return from_json()

    fresh_pack()
    english = written()
    german = written("--lang", "de")
    assert sorted(from_sarif()) == sorted(german)
    assert sorted(from_junit()) == sorted(german)
    assert [f[:4] for f in german] == [f[:4] for f in english]
    assert not [g[0] for g, e in zip(german, english) if g[4] == e[4]]


def statistics_add_up():
    fresh_pack()
    validate("--format", "json=report.json", "--statistics", "--ignore", "R202")
    findings = from_json()
    report = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    counted = {(one["code"], one["severity"]): one["findings"] for one in report["statistics"]}
    assert sum(counted.values()) == len(findings)
    assert [one["findings"] for one in report["statistics"]] == sorted(counted.values(), reverse=True)


def the_list_of_checks_keeps_to_its_schema():
    for language in ("en", "ko"):
        done = subprocess.run([program, "validate", "--list", "--format", "json", "--lang", language],
                              capture_output=True, check=True)
        document = json.loads(done.stdout)
        schema("validator/checks/checks.schema.json").validate(document)
        assert document.get("language", "en") == language
    page = (source / "validator/CHECKS.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"^### ([A-Z]\d{3})", page, re.M)) == sorted(check["code"] for check in document["checks"])
    assert set(re.findall(r'^<a id="(\w+)"></a>$', page, re.M)) == {check["code"] for check in document["checks"]}
    thresholds = [one["name"] for check in document["checks"] for one in check["thresholds"]]
    assert set(re.findall(r"^- threshold `(\w+)`", page, re.M)) == set(thresholds)


# Wherever the program runs, code hosts get the paths that they know.
def code_hosts_know_the_paths():
    fresh_pack()
    run = subprocess.run([program, "validate", ".", "--level", "structure", "--format", "github",
                          "--format", "sarif=../report.sarif", "--format", "gitlab=../gl-code-quality-report.json",
                          "--format", "text=../report.txt"],
                         cwd=folder / "pack", capture_output=True, text=True, check=False,
                         env={**os.environ, "GITHUB_STEP_SUMMARY": ""})
    known = {path for _, path, *_ in from_gitlab()}
    assert {"pack/bay.map.json", "pack/deep/sloppy.map.json", "pack/pack.json"} <= known, known
    assert {path for _, path, *_ in from_sarif()} == known
    assert {path for _, path, *_ in from_github(run.stdout)} <= known
    log, = json.loads((folder / "report.sarif").read_text(encoding="utf-8"))["runs"]
    places = [result["locations"][0]["physicalLocation"]["artifactLocation"] for result in log["results"]
              if "locations" in result]
    assert {place["uriBaseId"] for place in places} == {"%SRCROOT%"} == set(log["originalUriBaseIds"])
    assert log["automationDetails"]["id"] == "chartroom/structure/"
    assert str(folder) not in json.dumps(log), "where it lies on this computer is nobody's business"
    assert "\ndeep/sloppy.map.json:" in (folder / "report.txt").read_text(encoding="utf-8"), "people see what they typed"


# Layout and names of files are not what a finding is.
def fingerprints_survive_new_layouts_and_names():
    def prints():
        run, = json.loads((folder / "report.sarif").read_text(encoding="utf-8"))["runs"]
        return {(r["ruleId"], r["fingerprints"]["chartroom/v1"]) for r in run["results"] if "fingerprints" in r}

    before = prints()
    path = folder / "pack/two-seas.map.json"
    path.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8"))), encoding="utf-8")
    path.rename(folder / "pack/another-name.map.json")
    validate("--format", "sarif=report.sarif")
    kept = {entry for entry in before if entry[0] == "R201"}
    assert len(kept) == 1 and kept <= prints()


# The replacements of a SARIF fix, carried out by its rules, mend the finding.
def sarif_fixes_mend():
    fresh_pack()
    validate("--format", "sarif=report.sarif")
    run, = json.loads((folder / "report.sarif").read_text(encoding="utf-8"))["runs"]
    mended = set()
    for result in run["results"]:
        for fix in result.get("fixes", []):
            change, = fix["artifactChanges"]
            path = folder / urllib.parse.unquote(change["artifactLocation"]["uri"])
            lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
            for replacement in reversed(change["replacements"]):
                region = replacement["deletedRegion"]
                assert region["startColumn"] == region["endColumn"] == 1
                lines[region["startLine"] - 1:region["endLine"] - 1] = [replacement["insertedContent"]["text"]]
            path.write_text("".join(lines), encoding="utf-8")
            mended.add(result["ruleId"])
    assert mended >= {"F006", "R201", "S303"}, mended
    validate("--format", "json=report.json")
    assert not mended & {code for code, *_ in from_json()}


every_format_has_all()
every_form_tells_what_was_skipped()
every_form_tells_of_links_that_were_passed_over()
every_form_tells_of_hidden_folders_with_maps()
fingerprints_survive_new_layouts_and_names()
sarif_fixes_mend()
every_form_says_the_same_in_german()
statistics_add_up()
the_list_of_checks_keeps_to_its_schema()
code_hosts_know_the_paths()
