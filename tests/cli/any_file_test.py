"""Any file of up to 1 MiB is judged or refused at the level structure, in little time and memory.

Usage: any_file_test.py PROGRAM FOLDER
"""
import json
import pathlib
import resource
import subprocess
import sys

program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
MIB = 1 << 20
# Times are of one processor, and told in readings of a file of white space, which takes 0.03 s: a number
# of seconds would judge the machine and what else it is doing. The slowest takes twenty to forty.
MOST_READINGS = 120
TRIES = 3
MOST_MEMORY = 64 * MIB


def sea(**more):
    members = {"format": "chartroom-map", "version": 1, "id": "sea", "name": {"en": "Sea"},
               "points": ["." * 15] * 15, "quadrants": ["1" * 15] * 15}
    return {**members, **more}


def filled(text, by, size=MIB):
    """The text with as many `by` at the place of the @ as the size allows."""
    return text.replace("@", by * ((size - len(text.encode())) // len(by.encode())))


def pack(**more):
    members = {"format": "chartroom-pack", "version": 1, "id": "pack", "name": {"en": "Pack"}, "maps": []}
    return json.dumps({**members, **more})


def deep(text):
    """The text in fourteen objects whose members' names are as long as may be."""
    return "".join('{"' + 4000 * key + '": ' for key in "abcdefghijklmn") + text + 14 * "}"


LANGUAGES = [a + b for a in "abcdefghijklmnopqrstuvwxyz" for b in "abcdefghijklmnopqrstuvwxyz"]
CODES = [f"{letter}{number:03}" for letter in "ABCDEFGHIJ" for number in range(1000)][:9999]
EVERY_POINT = [f"{column}{row + 1}" for row in range(15) for column in "ABCDEFGHIJKLMNO"]
# Every second point is ragged, and can be mended; and each of them is water alone.
SPECKLED = sea(quadrants=[("12" * 8)[row % 2:][:15] for row in range(15)],
               points=[(".#" * 8)[row % 2:][:15] for row in range(15)])
LETTERS = {language: "é" * 750 for language in LANGUAGES}
FILES = {
    "notes-in-all-languages": json.dumps(sea(notes=LETTERS), ensure_ascii=False),
    "notes-in-escapes": json.dumps(sea(notes={language: "\u00e9" * 250 for language in LANGUAGES})),
    "white-space": filled(json.dumps(sea())[:-1] + "@}", " "),
    "lines": filled(json.dumps(sea())[:-1] + "@}", "\n"),
    "unknown-members": json.dumps(sea(**{f"m{i}": i for i in range(9990)})),
    "doubled-members": filled('{"format": "chartroom-map", "version": 1@}', ', "version": 1'),
    "surface-points-that-are-none": json.dumps(sea(surfacing={"safe": ["Z99"] * 9999, "damage_elsewhere": 1})),
    "one-surface-point-many-times": json.dumps(sea(surfacing={"safe": ["A1"] * 9999, "damage_elsewhere": 1})),
    "rows-of-nonsense": json.dumps(sea(points=["x" * 90] * 9999)),
    "rows-of-numbers": json.dumps(sea(quadrants=[{"a": [1]}] * 9999)),
    "brackets": "[" * MIB,
    "braces": filled("@", '{"a":'),
    "a-long-number": filled('{"format": "chartroom-map", "version": @}', "1"),
    "a-small-number": filled('{"format": "chartroom-map", "version": 0.@}', "0"),
    "a-long-text": filled('{"format": "@"}', "a"),
    "a-text-without-end": filled('{"format": "@', "a"),
    "a-long-name": filled('{"@": 1}', "a"),
    "escapes": filled('{"format": "@"}', "\\u00e9"),
    "half-pairs": filled('{"format": "@"}', "\\ud800"),
    "broken-utf-8": b"{" + b"\xff" * (MIB - 1),
    "broken-utf-8-at-the-end": filled('{"format": "@', "é").encode() + b"\xff",
    "nul": b"\0" * MIB,
    "empty-lists": filled('{"format": "chartroom-map", "points": [@1]}', "[],"),
    "lists-of-numbers": json.dumps(sea(points=[[0] * 9999] * 35)).replace(" ", ""),
    "numbers-in-four-depths": json.dumps([[[[0] * 60] * 60] * 100]).replace(" ", ""),
    "members-in-many-objects": json.dumps([{"a": 0, "b": 0}] * 9999 + [[{"a": 0}] * 9999] * 5).replace(" ", ""),
    "pack/pack.json": json.dumps({
        "format": "chartroom-pack", "version": 1, "id": "pack", "name": {"en": "Pack"},
        "maps": [f"{i}.map.json" for i in range(9999)],
        "checks": {"exclude": [{"code": "R202", "map": f"m{i}", "points": ["A1"], "reason": "meant"}
                               for i in range(9999)]}}),
    "missing/pack.json": pack(maps=[f"{i}.map.json" for i in range(9999)]),
    "missing-in-depth/pack.json": pack(maps=["./" * 2000 + f"{i}.map.json" for i in range(250)]),
    "unknown-codes/pack.json": pack(checks={"severity": {code: "note" for code in CODES},
                                            "exclude": [{"code": code, "reason": "meant"} for code in CODES]}),
    "unknown-thresholds/pack.json": pack(checks={"thresholds": {f"t{i}": i for i in range(9999)}}),
    "listed-twice/pack.json": pack(maps=["./" * (i % 2) + f"{i // 2}.map.json" for i in range(9998)]),
    "unknown-locks/pack.json": pack(checks={"locked": CODES}),
    "excluded/pack.json": pack(maps=["a.map.json"], checks={"exclude": [
        {"code": "Q105", "points": EVERY_POINT[i % 200:][:5], "reason": "meant"} for i in range(9999)]}),
    "excluded/a.map.json": json.dumps(SPECKLED),
    "speckled-with-notes": json.dumps({**SPECKLED, "notes": LETTERS}, ensure_ascii=False, indent=2),
    "speckled-with-lines": filled(json.dumps(SPECKLED)[:-1] + "@}", "\n"),
    "doubled-in-depth": deep('{"a": 1' + 9000 * ', "a": 1' + "}"),
    "half-pairs-in-depth": deep("[" + 9000 * '"\\ud800", ' + "1]"),
    "too-long": " " * (MIB + 1),
}


# Files with so many findings that writing them, or mending them, takes longer than judging.
WRITTEN_IN_EVERY_WAY = ["missing/pack.json", "unknown-codes/pack.json", "speckled-with-notes", "speckled-with-lines"]
WAYS = ["--format=json", "--format=text", "--format=sarif", "--format=junit", "--format=github", "--diff"]


def spent():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def judge(path, way):
    before = spent()
    run = subprocess.run(["prlimit", f"--data={MOST_MEMORY}", program, "validate", path, "--level", "structure", way],
                         check=False, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    return spent() - before, run


def reading():
    """The time of one reading of white space: the middle of five."""
    return sorted(judge(folder / "white-space.map.json", WAYS[0])[0] for _ in range(5))[2]


def judge_in_time(path, way):
    """Judges again, beside a new reading, where the machine may have been at fault."""
    for _ in range(TRIES):
        seconds, run = judge(path, way)
        if seconds <= MOST_READINGS * usual or seconds <= MOST_READINGS * reading():
            break
    else:
        raise AssertionError(f"{path}, {way}: {seconds:.2f} s are more than {MOST_READINGS} readings of white space")
    return seconds, run


folder.mkdir(parents=True, exist_ok=True)
(folder / "white-space.map.json").write_text(FILES["white-space"])
usual = reading()
slowest = 0
for name, content in FILES.items():
    data = content if isinstance(content, bytes) else content.encode()
    assert len(data) <= MIB or name == "too-long", (name, len(data))
    path = folder / (name if name.endswith(".json") else f"{name}.map.json")
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)
    for way in WAYS if name in WRITTEN_IN_EVERY_WAY else WAYS[:1]:
        seconds, run = judge_in_time(path, way)
        slowest = max(slowest, seconds)
        print(f"{name}: {len(data)} bytes, {way}, {1000 * seconds:.0f} ms, status {run.returncode}")
        assert run.returncode in (0, 1, 2) and not run.stderr, (name, way, run)
print(f"at most {1000 * slowest:.0f} ms, {slowest / usual:.0f} readings of white space")
