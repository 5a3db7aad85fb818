"""Compares the JSON Schemas with the reader, over the good and the bad files.

The reader is tested against tests/data/bad/expected.tsv by corpus_test.cpp; here the schemas are
tested against the same table, whose last column says whether they can see the error.
"""
import json
import pathlib
import sys

import jsonschema

root = pathlib.Path(sys.argv[1])
# Debian 12 has a jsonschema that knows draft 2020-12.
Validator = jsonschema.Draft202012Validator


def refuse_constant(word):
    raise ValueError(word + " is not JSON")


def schema(name):
    document = json.loads((root / "maps/files" / name).read_text(encoding="utf-8"))
    Validator.check_schema(document)
    return Validator(document)


schemas = {".map.json": schema("map.schema.json"), ".pack.json": schema("pack.schema.json")}


def accepted(path):
    ending = "".join(path.suffixes[-2:])
    try:
        value = json.loads(path.read_bytes().decode("utf-8"), parse_constant=refuse_constant)
    except ValueError:
        return False
    return schemas[ending].is_valid(value)


def rows():
    for line in (root / "tests/data/bad/expected.tsv").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            yield line.split("\t")


failures = []
sees = {row[0]: row[5] == "yes" for row in rows()}
for name, seen in sorted(sees.items()):
    if accepted(root / "tests/data/bad" / name) == seen:
        failures.append(f"bad/{name}: the schema should {'refuse' if seen else 'accept'} it")
good = sorted((root / "tests/data/good").glob("*.json"))
for path in good:
    if not accepted(path):
        failures.append(f"good/{path.name}: the schema should accept it")
print("\n".join(failures))
print(f"{len(sees)} bad and {len(good)} good files, {len(failures)} verdicts differ")
sys.exit(bool(failures))
