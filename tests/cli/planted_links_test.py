"""Nothing is written through a link that the command line does not name: each verb that chooses names,
against a link under each of them, to a file, to nothing and to a folder.

Usage: planted_links_test.py PROGRAM SOURCE FOLDER
"""
import os
import pathlib
import shutil
import subprocess
import sys

program, source, folder = (pathlib.Path(argument).absolute() for argument in sys.argv[1:4])
MAP = source / "maps/packs/sonar-family/umbria.map.json"
GAME = source / "maps/examples/evening.game"
HEARD = source / "maps/examples/evening.heard"
EXPORT = ("export", MAP, "--sheet", "captain-blue", "--quiet")
PACKS = ("--maps", source / "maps/packs")
PRECIOUS = "precious"


def fresh():
    shutil.rmtree(folder, ignore_errors=True)
    for name in ("tree", "outside/folder"):
        (folder / name).mkdir(parents=True)
    (folder / "outside/file").write_text(PRECIOUS, encoding="utf-8")
    os.chdir(folder / "tree")


def run(*words):
    return subprocess.run([program, *words], capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)


def names_made(words, where):
    """The names that the verb chose, below the folder that the command line names ("." for none)."""
    fresh()
    first = run(*words)
    assert first.returncode == 0, (words, first)
    return sorted(path.relative_to(where) for path in pathlib.Path(where).rglob("*"))


def expect_no_way_out(words, link, target):
    fresh()
    link.parent.mkdir(parents=True, exist_ok=True)
    link.symlink_to(folder / "outside" / target)
    said = run(*words)
    reasons = ("is a link", "is there already", "already exists")  # the last are those without --force
    assert said.returncode == 2 and any(reason in said.stderr for reason in reasons), (words, link, target, said)
    assert link.is_symlink()
    if words[0] == "convert":
        assert not pathlib.Path(words[-1]).exists(), "half done"
    outside = sorted(str(path.relative_to(folder / "outside")) for path in (folder / "outside").rglob("*"))
    assert outside == ["file", "folder"], (words, link, target, outside)
    assert (folder / "outside/file").read_text(encoding="utf-8") == PRECIOUS, (words, link, target)


# What is run, and the folder that it names.
VERBS = [
    (("convert", MAP, "a.tmj"), ".", ["a.tmj"]),
    (EXPORT, ".", []),
    ((*EXPORT, "--force"), ".", []),
    ((*EXPORT, "--output", "out"), "out", []),
    ((*EXPORT, "--output", "out", "--lang", "en,de"), "out", []),
    (("export", MAP, "--format", "svg", "--sheet", "captain-blue", "--output", "out", "--quiet"), "out", []),
    (("simulate", MAP, "--games", "4", "--record", "games", "--quiet"), "games", []),
    (("referee", GAME, *PACKS, "--picture", "pictures"), "pictures", []),
    (("track", HEARD, *PACKS, "--picture", "pictures"), "pictures", []),
]
for verb, named, typed in VERBS:
    names = [name for name in names_made(verb, named) if str(name) not in typed]
    for name in (names[0], names[-1]):  # those of a long series are alike
        kinds = ("folder",) if (pathlib.Path(named) / name).is_dir() else ("file", "nothing")
        for kind in kinds:
            if verb[0] == "convert" and kind == "file":
                continue  # a picture of tiles that is there stays as it is
            expect_no_way_out(verb, pathlib.Path(named) / name, kind)

# A folder of results has links taken away, as it may be thrown away whole.
fresh()
words = ("validate", MAP, "--level", "tracking", "--cache", "kept")
run(*words)
shelves = list(pathlib.Path("kept").iterdir())
assert shelves
for shelf in shelves:
    shutil.rmtree(shelf)
    shelf.symlink_to(folder / "outside/folder")
assert run(*words).returncode == 0
assert all(shelf.is_dir() and not shelf.is_symlink() for shelf in shelves)
assert not list((folder / "outside/folder").iterdir())
# What the command line names is written where it leads.
fresh()
pathlib.Path("sheets").symlink_to(folder / "outside/folder")
assert run(*EXPORT, "--output", "sheets").returncode == 0
assert list((folder / "outside/folder").iterdir())
