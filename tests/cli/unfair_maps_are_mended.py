"""Of random maps that are unfair, how many `suggest` makes fair with at most three changes.

Makes maps of random islands and starts, from a seed; takes those that miss a line of fairness, and
asks for the smallest changes, SECONDS each. Says of each what was found.

Usage: unfair_maps_are_mended.py PROGRAM COUNT SECONDS LEAST
"""
import json
import pathlib
import random
import subprocess
import sys
import tempfile

COLUMNS = "ABCDEFGHIJ"
MOST_CHANGES = 3
dice = random.Random(20)


def random_map(number):
    cells = [[column, row] for column in range(10) for row in range(10)]
    land = dice.sample(cells, dice.randint(6, 20))
    blue, green = dice.sample([cell for cell in cells if cell not in land], 2)
    name = f"random-{number}"
    return {
        "format": "chartroom-map", "version": 1, "id": name, "name": {"en": name},
        "points": ["".join("#" if [c, r] in land else "." for c in range(10)) for r in range(10)],
        "quadrants": ["1111122222"] * 5 + ["3333344444"] * 5,
        "starts": {team: f"{COLUMNS[c]}{r + 1}" for team, (c, r) in (("blue", blue), ("green", green))},
    }


def run(*arguments):
    return subprocess.run([program, *arguments], capture_output=True, text=True, check=False)


def sound(path):
    return run("validate", str(path), "--level", "structure", "--fail-on", "error").returncode == 0


program, count, seconds, least = sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4])
mended = unfair = number = 0
with tempfile.TemporaryDirectory() as folder:
    while unfair < count:
        number += 1
        path = pathlib.Path(folder) / f"random-{number}.map.json"
        path.write_text(json.dumps(random_map(number)), encoding="utf-8")
        if not sound(path):
            continue
        ask = ["--line", "side,first-move", "--count", "1", "--time", f"{seconds}s", "--format", "json", "--quiet"]
        answer = run("suggest", str(path), *ask)
        assert answer.returncode in (0, 1), answer
        told = json.loads(answer.stdout)
        if not set(told["missed"]) & {"side", "first-move"}:
            continue
        unfair += 1
        sizes = [one["size"] for one in told["suggestions"]]
        mended += any(size <= MOST_CHANGES for size in sizes)
        print(f"random-{number}: misses {', '.join(told['missed'])}; {told['tries']} tries; changes: "
              f"{sizes[0] if sizes else 'none found'}", flush=True)
print(f"{mended} of {unfair} unfair maps are mended by at most {MOST_CHANGES} changes")
sys.exit(0 if mended >= least else 1)
