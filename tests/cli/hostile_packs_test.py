"""What a stranger writes into a pack so that less is told of it, or so much that nobody can read it.

Usage: hostile_packs_test.py PROGRAM SOURCE FOLDER
"""
import json
import os
import pathlib
import resource
import shutil
import string
import subprocess
import sys

program, source, folder = (pathlib.Path(argument).absolute() for argument in sys.argv[1:4])
GOOD = json.loads((source / "maps/packs/sonar-family/umbria.map.json").read_text(encoding="utf-8"))
DECK = json.loads((source / "maps/packs/con-sonar/con-sonar.deck.json").read_text(encoding="utf-8"))
LANGUAGES = [a + b for a in string.ascii_lowercase for b in string.ascii_lowercase]


def fresh():
    os.chdir(source)
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "tree/.git").mkdir(parents=True)
    os.chdir(folder / "tree")


def write(path, value):
    path = pathlib.Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(value) + "\n", encoding="utf-8")


def sea(path, **members):
    write(path, {**GOOD, "id": pathlib.Path(path).name.split(".")[0], "name": {"en": "Sea"}, **members})


def pack(path, maps, **members):
    write(path, {"format": "chartroom-pack", "version": 1, "id": "p", "name": {"en": "P"}, "author": "A",
                 "license": "B", "maps": maps, **members})


def validate(*words, status, limit=None):
    run = subprocess.run([program, "validate", "--level", "structure", "--format", "concise", *words],
                         capture_output=True, text=True, check=False, preexec_fn=limit)
    assert run.returncode == status, (words, status, run.returncode, run.stdout[-2000:], run.stderr[-2000:])
    return run.stdout + run.stderr


def found(text, code):
    return [line for line in text.splitlines() if f" {code} " in line]


def maps_that_git_keeps():
    """Nobody who looks at a pack sees them."""
    for listed in (".git/modules/a.map.json", "a.map.json", "d/a.map.json", "s/.git/a.map.json"):
        fresh()
        sea(".git/modules/a.map.json")
        sea("s/.git/a.map.json")
        os.symlink(".git/modules/a.map.json", "a.map.json")
        os.symlink(".git/modules", "d")
        pack("pack.json", [listed])
        text = validate(".", status=2)
        assert f'pack.json:1:116: F002 error: "{listed}" leads into .git' in text, text
        assert "1 pack checked" in text, text
    fresh()
    sea(".github/a.map.json")
    pack("pack.json", [".github/a.map.json"])
    assert "1 map, 1 pack checked" in validate(".", status=0)


def languages_without_end():
    """What is told of a file is bounded, however many languages its pack has."""
    fresh()
    maps = [f"m{number}.map.json" for number in range(3)]
    for path in maps:
        sea(path)
    write("d.deck.json", {**DECK, "id": "d"})
    pack("pack.json", maps, languages=LANGUAGES, decks=["d.deck.json"])
    text = validate(".", "--select", "F007", status=0)
    for path in maps:
        lines = [line for line in found(text, "F007") if line.startswith(path)]
        assert len(lines) == 10, lines
        assert "no name in 666 other languages of its pack" in lines[-1], lines
    lines = [line for line in found(text, "F007") if line.startswith("d.deck.json")]
    assert len(lines) <= 3 * 9 + 1 and any("other languages of the pack" in line for line in lines), lines
    pack("pack.json", maps, languages=LANGUAGES[:10])
    lines = found(validate("m0.map.json", "--select", "F007", status=0), "F007")
    assert len(lines) == 10 and not any("other" in line for line in lines), lines


def exclusions_without_end():
    """What is told of a pack's exclusions is bounded, however many of them match nothing."""
    fresh()
    sea("a.map.json")
    many = [{"code": "R202", "map": "a", "points": [f"A{1 + number % 10}"], "reason": "none"}
            for number in range(9900)]
    for count in (99, 100, 9900):
        pack("pack.json", ["a.map.json"], checks={"exclude": many[:count]})
        lines = found(validate(".", "--select", "F008,R202", status=0), "F008")
        assert len(lines) == min(count, 100), (count, len(lines))
        rest = ["9801 other exclusions no longer match a finding" in line for line in lines]
        assert rest == [False] * (len(lines) - 1) + [count == 9900], lines[-2:]


def languages_taken_away():
    """The base's pack has a say in what all files are named in, too."""
    fresh()
    sea("a.map.json")
    sea("n/b.map.json")
    pack("../base.json", [], languages=["de"], checks={"severity": {"F007": "error"}})
    pack("pack.json", ["a.map.json"])
    for paths in ((".",), ("a.map.json", "n/b.map.json")):
        text = validate(*paths, "--select", "F007", "--pack", "../base.json", status=1)
        assert len(found(text, "F007")) == 2, text
    pathlib.Path("pack.json").unlink()
    assert len(found(validate(".", "--select", "F007", "--pack", "../base.json", status=1), "F007")) == 2
    pack("pack.json", ["a.map.json"], languages=["fr"])
    assert len(found(validate("a.map.json", "--select", "F007", "--pack", "../base.json", status=1), "F007")) == 2


def milder_packs():
    """What a pack made milder is told apart from what it only could."""
    fresh()
    sea("a.map.json")
    pack("pack.json", ["a.map.json"], checks={"severity": {code: "note" for code in ("R201", "R203", "Q101", "F004")}})
    assert "this pack" not in validate(".", status=0)
    sea("a.map.json", points=[".#" + GOOD["points"][0][2:], "##" + GOOD["points"][1][2:], *GOOD["points"][2:]])
    assert "pack.json: this pack lowers R201 to note\n" in validate(".", status=0)


def more_than_memory_holds():
    """The job could not be done: no crash, and a line that says why."""
    fresh()
    missing = [f"m{number}.map.json" for number in range(10000)]
    for number in range(16):
        pack("d/" * number + "pack.json", missing)
    text = validate(".", status=2, limit=lambda: resource.setrlimit(resource.RLIMIT_AS, (160 << 20, 160 << 20)))
    assert text == "chartroom: not enough memory\n", text[-2000:]


maps_that_git_keeps()
languages_without_end()
exclusions_without_end()
languages_taken_away()
milder_packs()
more_than_memory_holds()
