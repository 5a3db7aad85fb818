"""Compares the deck's JSON Schema with the reader, over the good and the bad files.

The reader is judged against faults.tsv by deck_file_test.cpp; here the schema is judged against the
same table, whose last column says whether it can see the fault.
"""
import json
import pathlib
import sys

import jsonschema

root = pathlib.Path(sys.argv[1])
here = root / "tests/maps/con_sonar"
document = json.loads((root / "maps/con_sonar/deck.schema.json").read_text(encoding="utf-8"))
jsonschema.Draft202012Validator.check_schema(document)
schema = jsonschema.Draft202012Validator(document)
base = (here / "every-member.deck.json").read_text(encoding="utf-8")

failures = []
rows = [line.split("\t") for line in (here / "faults.tsv").read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")]
for old, new, pointer, seen in rows:
    assert old in base, old
    text = base.replace(old, new.replace("^", "", 1), 1)
    if schema.is_valid(json.loads(text)) == (seen == "yes"):
        failures.append(f"{new}: the schema should {'refuse' if seen == 'yes' else 'accept'} it")
good = [*here.glob("*.deck.json"), *(root / "maps/packs/con-sonar").glob("*.deck.json")]
assert len(good) == 4, good
for path in good:
    if not schema.is_valid(json.loads(path.read_text(encoding="utf-8"))):
        failures.append(f"{path.name}: the schema should accept it")
print("\n".join(failures))
print(f"{len(rows)} bad and {len(good)} good files, {len(failures)} verdicts differ")
sys.exit(bool(failures))
