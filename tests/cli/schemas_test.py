"""Each schema and what the program writes are one: what is written keeps to its schema, has no
member that the schema does not name and describe, and every member of a schema is written here.

Usage: schemas_test.py PROGRAM SOURCE FOLDER
"""
import copy
import json
import pathlib
import shutil
import subprocess
import sys

import jsonschema

program, source, folder = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
DATA = source / "tests/data"
PACK = source / "maps/packs/sonar-family"
ORIGINALS = source / "maps/packs/chartroom-originals"
DECKS = source / "maps/packs/con-sonar"
VERDICT = ["--margin", "0.1", "--confidence", "0.8"]
faults = []


def made(name, change):
    """A map of 4 x 4 points that is changed."""
    document = json.loads((DATA / "good/smallest.map.json").read_text(encoding="utf-8"))
    change(document)
    path = folder / f"{name}.map.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


def made_deck():
    document = json.loads((DECKS / "con-sonar.deck.json").read_text(encoding="utf-8"))
    document["fleet"][0]["effect"] = 5
    document["torpedoes"].pop()
    document["hand"] = 2
    path = folder / "other.deck.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


def other_numbers(document):
    document["quadrants"] = ["2211", "2211", "4443", "3333"]
    document["points"][1] = "..#."
    document["starts"] = {"blue": "A1"}
    document["surfacing"] = {"safe": ["A1"], "damage_elsewhere": 1}


def larger(document):
    document["points"].append("....")
    document["quadrants"].append("3344")


def decided(document):
    document["starts"] = {"blue": "A1", "green": "D4"}
    document["points"][1] = "...."


def dead_end(document):
    document["points"] = ["....", "....", "....", "..#."]


def commands():
    small = DATA / "good/smallest.map.json"
    changed, grown = made("changed", other_numbers), made("grown", larger)
    mirrored = made("mirrored", decided)
    deck, other = DECKS / "con-sonar.deck.json", made_deck()
    sheets = DATA / "sheets"
    yield "validator/checks/comparison/diff.schema.json", [
        ["diff", small, changed], ["diff", changed, small], ["diff", small, grown], ["diff", grown, small],
        ["diff", small, mirrored, "--level", "fairness"], ["diff", mirrored, small, "--level", "fairness"],
        ["diff", deck, other, "--level", "fairness"], ["diff", other, deck, "--level", "structure"]]
    yield "validator/play/simulation/simulate.schema.json", [
        ["simulate", small, "--games", "4", "--shard", "1/2", "--starts", "all"],
        ["simulate", small, "--games", "4", "--variant", "realtime"],
        ["simulate", mirrored, *VERDICT],
        ["simulate", deck, "--games", "4", "--shard", "1/2", "--admirals", "2", "--first-hands", "3,4"],
        ["simulate", deck, "--admirals", "2", "--agents", "random", *VERDICT]]
    yield "validator/play/responder/responder.schema.json", [
        ["simulate", small, "--games", "2", "--responder", "1"], ["simulate", small, "--responder", "1s"]]
    yield "validator/play/simulation/ladder.schema.json", [
        ["ladder", small, "--agents", "random,novice", "--games", "128"],
        ["ladder", deck, "--agents", "random,greedy", "--games", "128", "--admirals", "2"]]
    yield "validator/play/referee/referee.schema.json", [
        ["referee", DATA / "records/trail.game", "--maps", PACK],
        ["referee", DATA / "records/winner.game", "--maps", PACK],
        *(["referee", sheets / name / "blue.game", sheets / name / "green.game", "--maps", PACK]
          for name in sorted(sheet.name for sheet in sheets.iterdir())),
        ["referee", DATA / "records/cards.game", "--maps", DECKS],
        ["referee", DATA / "records/cards-queue.game", "--maps", DECKS],
        ["referee", DATA / "violations/cards/a-forgotten-draw.game", "--maps", DECKS]]
    yield "validator/play/tracking/track.schema.json", [
        ["track", DATA / "heard" / name, "--maps", PACK]
        for name in ("north-pole.heard", "undo.heard", "slip.heard", "free-surfacing.heard")]
    yield "validator/suggest/suggest.schema.json", [
        ["suggest", made("dead-end", dead_end), "--line", "structure", "--games", "1024", "--count", "1"]]
    yield "validator/generate/certificate.schema.json", [
        *sorted(ORIGINALS.glob("*.certificate.json")),
        *sorted((DATA / "certificates").glob("*.certificate.json"))]


def written(arguments):
    if isinstance(arguments, pathlib.Path):  # written before
        return [json.loads(arguments.read_text(encoding="utf-8"))]
    run = subprocess.run([program, *arguments, "--format", "json", "--seed", "3", "--jobs", "1", "--quiet"],
                         capture_output=True, text=True, check=False)
    lines = run.stdout.splitlines()
    if run.returncode not in (0, 1) or not lines:
        sys.exit(f"{arguments}: {run.returncode} {run.stderr}")
    return [json.loads(line) for line in lines]


def objects_with_members(schema, at="#"):
    """Every part of a schema that names members, with its place."""
    if isinstance(schema, dict):
        if isinstance(schema.get("properties"), dict):
            yield at, schema
        for key, part in schema.items():
            yield from objects_with_members(part, f"{at}/{key}")
    elif isinstance(schema, list):
        for number, part in enumerate(schema):
            yield from objects_with_members(part, f"{at}/{number}")


def resolved(schema, part):
    if isinstance(part, dict) and "$ref" in part:
        return schema["$defs"][part["$ref"].rpartition("/")[2]]
    return part


def strict(schema):
    """The same schema, with no members but those that it names."""
    result = copy.deepcopy(schema)
    for _, part in objects_with_members(result):
        part.setdefault("additionalProperties", False)
    return result


def seen_by(schema):
    """A validator that also notes which members it has come upon."""
    seen = set()

    def properties(validator, members, instance, _):
        for name, part in members.items():
            if isinstance(instance, dict) and name in instance:
                seen.add((id(members), name))
                yield from validator.descend(instance[name], part, path=name, schema_path=name)
    kind = jsonschema.validators.extend(jsonschema.Draft202012Validator, {"properties": properties})
    return kind(schema), seen


def judge(name, runs):
    schema = json.loads((source / name).read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    verb = pathlib.Path(name).name.removesuffix(".schema.json")
    if schema["$id"] != f"https://chartroom.example/schemas/{verb}-1.json":
        faults.append(f"{name}: its id is {schema['$id']}")
    whole = strict(schema)
    for at, part in objects_with_members(whole):
        for member, what in part["properties"].items():
            if "description" not in what and "description" not in resolved(whole, what):
                faults.append(f"{name}: {at}/{member} has no description")
    validator, seen = seen_by(whole)
    for arguments in runs:
        for document in written(arguments):
            for error in validator.iter_errors(document):
                faults.append(f"{name}: {arguments}: {list(error.absolute_path)}: {error.message[:300]}")
    for at, part in objects_with_members(whole):
        faults.extend(f"{name}: nothing here writes {at}/{member}" for member in part["properties"]
                      if (id(part["properties"]), member) not in seen)
    return len(runs)


def main():
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    count = sum(judge(name, runs) for name, runs in commands())
    print(f"{count} runs, {len(faults)} complaints")
    if faults:
        sys.exit("\n".join(faults))


main()
