"""Writes random maps, canonical and the same for the same numbers:

    python3 random_maps.py FOLDER [COUNT [SIDE [SHARE [SEED]]]]

SHARE of the SIDE x SIDE points are islands in quarter quadrants; half of the maps have ragged
quadrants, a third forced starts, a third surface points.
"""
import json
import pathlib
import random
import sys


def random_map(number, side, share, dice):
    def name(column, row):
        return chr(ord("A") + column) + str(row + 1)

    points = [(column, row) for row in range(side) for column in range(side)]
    islands = set(dice.sample(points, int(share * side * side)))
    half = (side + 1) // 2
    quadrants = {(c, r): 1 + (c >= half) + 2 * (r >= half) for c, r in points}
    if number % 2:
        for column, row in dice.sample(points, side):
            quadrants[column, row] = dice.randint(1, 4)
    rows = range(side)
    map_file = {
        "format": "chartroom-map", "version": 1, "id": f"random-{number}", "name": {"en": f"Random {number}"},
        "points": ["".join("#" if (c, r) in islands else "." for c in rows) for r in rows],
        "quadrants": ["".join(str(quadrants[c, r]) for c in rows) for r in rows]}
    if number % 3 == 0:
        map_file["starts"] = {"blue": name(*dice.choice(points)), "green": name(*dice.choice(points))}
    if number % 3 == 1:
        safe = sorted(dice.sample(points, 3), key=lambda p: (p[1], p[0]))
        map_file["surfacing"] = {"safe": [name(*p) for p in safe], "damage_elsewhere": 1}
    return json.dumps(map_file, indent=2) + "\n"


def write_maps(folder, count=1000, side=10, share=0.1, seed=1):
    dice = random.Random(seed)
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(count):
        (folder / f"{number:05}.map.json").write_text(random_map(number, side, share, dice), encoding="utf-8")


if __name__ == "__main__":
    words = sys.argv[2:]
    write_maps(pathlib.Path(sys.argv[1]), *(kind(word) for kind, word in zip((int, int, float, int), words)))
