"""Nothing passes unjudged: each trick of a hostile request against each way of naming what is judged.

A row is a trick, a column a way: a named file, a named folder, a folder from within, `.`, --since,
--staged, --packs-of (each of the last three for `.`, a folder and a file), a baseline, a cache and the
script of the action. Every cell is run; it fails with the status and words that the table says.

Usage: unjudged_test.py PROGRAM SOURCE FOLDER
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

program, source, folder = (pathlib.Path(argument).absolute() for argument in sys.argv[1:4])
shutil.rmtree(folder, ignore_errors=True)
tree, outside, tools = folder / "tree", folder / "outside", folder / "bin"
for each in (tree, outside, tools):
    each.mkdir(parents=True)
(tools / "chartroom").symlink_to(program)
os.chdir(tree)
for name in ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"):
    os.environ.pop(name, None)

# Seconds, of which a run takes a small part.
PATIENCE = 120

SOUND = ["........", "..##....", "..#.....", "........", "........", ".....#..", "....##..", "........"]
DEAD_END = ["........", "..##....", "..#.....", "........", "#.#.....", "..#..#..", "#...##..", "###....."]
PARTED = [".#......", "##......", "....##..", "........", "........", "..#..#..", "..##....", "........"]
ANOTHER_PARTED = [*PARTED[:4], "....#...", *PARTED[5:]]
# R202 is a warning but for the lock of the root.
ROOT = {"severity": {"R202": "error"}, "locked": ["R201", "R202"]}


def git(*words):
    run = subprocess.run(["git", "-c", "user.name=S", "-c", "user.email=s@example.com", "-c", "commit.gpgsign=false",
                          "-c", "init.defaultBranch=main", *words], capture_output=True, text=True, check=False)
    assert run.returncode == 0, (words, run.stderr)


def write(path, value):
    path = pathlib.Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(value if isinstance(value, str) else json.dumps(value, indent=2) + "\n", encoding="utf-8")


def sea(path, points, **members):
    write(path, {"format": "chartroom-map", "version": 1, "id": pathlib.Path(path).name.split(".")[0],
                 "name": {"en": "N"}, "author": "A", "license": "B", "points": points,
                 "quadrants": ["11112222"] * 4 + ["33334444"] * 4, **members})


def pack(path, maps, **checks):
    write(path, {"format": "chartroom-pack", "version": 1, "id": pathlib.Path(path).absolute().parent.name,
                 "name": {"en": "P"}, "author": "A", "license": "B", "maps": maps,
                 **({"checks": checks} if checks else {})})


def replace(path, by):
    """Removes what lies at the path; `by` makes something else of it."""
    path = pathlib.Path(path)
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink()
    by(path)


def ended(words, cwd=tree):
    try:
        run = subprocess.run([program, "validate", "--format", "concise", *words], cwd=cwd, capture_output=True,
                             text=True, check=False, timeout=PATIENCE, stdin=subprocess.DEVNULL)
    except subprocess.TimeoutExpired:
        return None, "waits for ever"
    return run.returncode, run.stdout + run.stderr


def by_action(_):
    run = subprocess.run(["sh", source / "cli/action/judge.sh"], cwd=tree, capture_output=True, text=True, check=False,
                         env={**os.environ, "PATH": f"{tools}:{os.environ['PATH']}", "CHARTROOM_BASE": "main",
                              "CHARTROOM_BASELINE": "known.json"})
    return run.returncode, run.stdout + run.stderr


STRUCTURE = ["--level", "structure"]


def way(*words, cwd=tree):
    """A way of naming: FILE and FOLDER stand for those of the trick."""
    return lambda trick: ended([*STRUCTURE, *(trick.get(word, word) for word in words)], cwd)


WAYS = {
    "file": way("FILE"),
    "folder": way("FOLDER"),
    "within": lambda trick: ended([*STRUCTURE, "."], tree / trick["FOLDER"]),
    ".": way("."),
    "since": way(".", "--since", "main"),
    "since folder": way("FOLDER", "--since", "main"),
    "since file": way("FILE", "--since", "main"),
    "staged": way(".", "--staged"),
    "staged folder": way("FOLDER", "--staged"),
    "staged file": way("FILE", "--staged"),
    "packs-of": way(".", "--packs-of", "main"),
    "packs-of folder": way("FOLDER", "--packs-of", "main"),
    "packs-of file": way("FILE", "--packs-of", "main"),
    "both": way(".", "--since", "main", "--packs-of", "main"),
    "baseline": way(".", "--baseline", str(outside / "known.json")),
    "baseline file": way("FILE", "--baseline", str(outside / "known.json")),
    "baseline since": way(".", "--since", "main", "--baseline", str(outside / "known.json")),
    "earlier baseline": way(".", "--since", "main", "--baseline", str(outside / "earlier.json")),
    "ratchet": lambda trick: ended([*STRUCTURE, ".", "--ratchet", "--baseline",
                                    shutil.copy(outside / "known.json", outside / "ratchet.json")]),
    "cache": lambda trick: ended(["--level", "tracking", ".", "--cache", str(outside / "cache")]),
    "cache in the tree": lambda trick: ended(["--level", "tracking", ".", "--cache", "kept"]),
    "action": by_action,
}


def fifo(path):
    os.mkfifo(path)


def link_to(target):
    return lambda path: os.symlink(target, path)


def broken_above(text):
    def trick():
        write("pack.json", text)
        sea("league/good.map.json", DEAD_END)
    return trick


def folder_above():
    replace("pack.json", os.mkdir)
    sea("pack.json/below.map.json", SOUND)
    sea("league/good.map.json", DEAD_END)


def link_above():
    write("elsewhere.json", pathlib.Path("pack.json").read_text(encoding="utf-8"))
    replace("pack.json", link_to("elsewhere.json"))
    sea("league/good.map.json", DEAD_END)


def misspelt_above():
    pack("pack.json", [], severity={"R2O2": "error"}, locked=["R2O2"])
    sea("league/good.map.json", DEAD_END)


def milder_below():
    pack("league/pack.json", ["good.map.json"], severity={"R201": "note", "R202": "note"})
    sea("league/good.map.json", DEAD_END)


def excused_below():
    pack("league/pack.json", ["good.map.json"], exclude=[{"code": "R202", "reason": "x"}])
    sea("league/good.map.json", DEAD_END)


def a_new_pack_below():
    pack("league/new/pack.json", ["good.map.json"], severity={"R202": "note"})
    sea("league/new/good.map.json", DEAD_END)


def a_known_id_elsewhere():
    sea("league/known.map.json", ANOTHER_PARTED)


def a_known_sea_elsewhere():
    sea("league/known.map.json", PARTED)


def another_sea_at_a_known_path():
    sea("known.map.json", ANOTHER_PARTED)


def other_rules_at_a_known_path():
    sea("known.map.json", PARTED, rules={"gauge": 5})


def a_link_for_a_listed_map():
    sea("league/bad.json", PARTED)
    replace("league/good.map.json", link_to("bad.json"))


def a_link_for_a_map():
    sea("league/bad.json", PARTED)
    replace("league/free.map.json", link_to("bad.json"))


def a_link_for_a_known_map():
    sea("bad.json", PARTED)
    replace("known.map.json", link_to("bad.json"))


def a_link_for_a_folder():
    replace("league", link_to(".hidden"))
    write(".hidden/pack.json", {**json.loads(LEAGUE_PACK), "id": "hidden"})
    sea(".hidden/good.map.json", PARTED)


def a_loop_for_a_map():
    replace("league/free.map.json", link_to("free.map.json"))


def a_pipe_for_a_map():
    replace("league/good.map.json", fifo)


def a_pipe_above():
    replace("pack.json", fifo)


def a_folder_for_a_map():
    replace("league/good.map.json", os.mkdir)
    sea("league/good.map.json/in.map.json", SOUND)


def a_baseline_of_its_own():
    sea("league/good.map.json", PARTED)
    ended([*STRUCTURE, ".", "--write-baseline", "known.json"])


def a_cache_of_its_own():
    sea("league/good.map.json", DEAD_END)
    ended(["--level", "tracking", ".", "--cache", "kept"])


def a_link_to_its_pack():
    replace("league/good.map.json", link_to("pack.json"))


def an_absolute_link():
    sea("league/.good", PARTED, id="bad")
    replace("league/good.map.json", link_to(tree / "league/.good"))


def a_file_named_like_a_folder():
    write("League", "x")


def a_file_of_odd_letters():
    write("bad.map.j\u017fon", "x")  # a long s, which is an s without capitals


# The search passes its folder over.
MORE = "north/.deep/more.map.json"


def a_hidden_pack_lists_more():
    write("north/.deep/pack.json", {**json.loads(DEEP_PACK), "maps": ["more.map.json"]})
    sea(MORE, PARTED)


# Its pack lists it with a composed letter, and a search passes its folder over.
DEEP = "north/.deep/fo\u0308hr.map.json"


def a_listed_map_of_other_letters():
    sea(DEEP, PARTED, id="deep")


FILE, FREE, KNOWN, LEAGUE = "league/good.map.json", "league/free.map.json", "known.map.json", "league"
BROKEN = (2, "pack.json")
# The second form is that of the action.
LOCKED = (1, r"good.map.json(:.* R202 error:|,.*title=R202)")
PARTED_GOOD = (1, r"good.map.json(:.* R201 error:|,.*title=R201)")
PARTED_FREE = (1, r"free.map.json(:.* R201 error:|,.*title=R201)")
PARTED_DEEP = (1, r"hr.map.json(:.* R201 error:|,.*title=R201)")
PARTED_MORE = (1, r"more.map.json(:.* R201 error:|,.*title=R201)")
PARTED_KNOWN = (1, r"known.map.json(:.* R201 error:|,.*title=R201)")
A_LINK = (2, "is a link now, but in .* it is a file or folder of maps")
NO_SUCH_LINK = (2, "is a link, but not in main")
ROUND = (2, "links to itself")
# Once the link is committed, a run that names no commit only tells of it (1: of the known map).
TOLD = ((0, 1), "links are not followed: .*(free.map.json|league)")
TOLD_OF_KNOWN = (0, "links are not followed: .*known.map.json")
SKIPPED = "the way does not look at it"
KNOWN_ALL = (0, r"no findings .[0-9]+ known in the baseline.. Passed")
UNCOMMITTED = {"git cannot have it": True, "staged": SKIPPED, "staged folder": SKIPPED, "staged file": SKIPPED}


def in_files(cell):
    """The ways that name the file, which is read through a link."""
    return {column: cell for column in WAYS if column.endswith("file")}


def without_commit(cell):
    return {column: cell for column in ("folder", "within", ".", "cache", "cache in the tree")}


# Each trick: what it does, the file and the folder that are named, what every way says, and where
# ways say something else.
TRICKS = [
    (broken_above("{"), FILE, LEAGUE, BROKEN, {}),
    (broken_above('{"format": "chartroom-pack", "version": 2}\n'), FILE, LEAGUE, BROKEN, {}),
    (broken_above('{"format": "chartroom-pack", "id": "' + "x" * (1 << 20) + '"}'), FILE, LEAGUE, BROKEN, {}),
    (folder_above, FILE, LEAGUE, BROKEN, {}),
    (link_above, FILE, LEAGUE, BROKEN, {}),
    (misspelt_above, FILE, LEAGUE, (2, "R2O2"), {}),
    (milder_below, FILE, LEAGUE, LOCKED, {}),
    (excused_below, FILE, LEAGUE, LOCKED, {}),
    (a_new_pack_below, "league/new/good.map.json", "league/new", LOCKED, {}),
    (a_known_id_elsewhere, "league/known.map.json", LEAGUE, PARTED_KNOWN, {}),
    (a_known_sea_elsewhere, "league/known.map.json", LEAGUE, PARTED_KNOWN, {}),
    # With --ratchet findings may move: their number is what counts.
    (another_sea_at_a_known_path, KNOWN, ".", PARTED_KNOWN, {"ratchet": KNOWN_ALL}),
    (other_rules_at_a_known_path, KNOWN, ".", PARTED_KNOWN, {"ratchet": KNOWN_ALL}),
    (a_link_for_a_listed_map, FILE, LEAGUE, A_LINK, {
        **without_commit(PARTED_GOOD), **in_files(PARTED_GOOD), "baseline": PARTED_GOOD, "ratchet": PARTED_GOOD}),
    (a_link_to_its_pack, FILE, LEAGUE, (2, "F002 error|title=F002"), {}),
    (an_absolute_link, FILE, LEAGUE, (2, "pack.json.*F002|links out of the folder"), {}),
    (a_file_named_like_a_folder, FILE, LEAGUE, (1, "F017"), {}),
    (a_file_of_odd_letters, FILE, ".", (2, "only in capitalization"), in_files((0, "."))),
    (a_hidden_pack_lists_more, MORE, "north", PARTED_MORE, {}),
    (a_link_for_a_map, FREE, LEAGUE, A_LINK, {**without_commit(TOLD), **in_files(PARTED_FREE)}),
    # What is known of the sea holds at the path where it is named.
    (a_link_for_a_known_map, KNOWN, ".", A_LINK, {
        **without_commit(TOLD_OF_KNOWN), **in_files(PARTED_KNOWN), "baseline file": KNOWN_ALL}),
    (a_link_for_a_folder, FILE, LEAGUE, A_LINK, {
        **without_commit(TOLD), **in_files(PARTED_GOOD), "folder": PARTED_GOOD, "within": PARTED_GOOD,
        "since file": NO_SUCH_LINK, "since folder": NO_SUCH_LINK,
        "packs-of file": NO_SUCH_LINK, "packs-of folder": NO_SUCH_LINK,
        "staged folder": PARTED_GOOD}),
    (a_loop_for_a_map, FREE, LEAGUE, A_LINK, {**without_commit(TOLD), **in_files(ROUND)}),
    (a_pipe_for_a_map, FILE, LEAGUE, (2, "is neither a file nor a folder|is a device or a pipe"), UNCOMMITTED),
    (a_pipe_above, FILE, LEAGUE, BROKEN, UNCOMMITTED),
    (a_listed_map_of_other_letters, DEEP, "north", PARTED_DEEP, {}),
    (a_folder_for_a_map, FILE, LEAGUE, (2, "is a folder with the name of a file"), in_files((0, "."))),
    (a_baseline_of_its_own, FILE, LEAGUE, PARTED_GOOD, {}),
    (a_cache_of_its_own, FILE, LEAGUE, LOCKED, {"cache in the tree": (2, "kept: git tracks kept/")}),
]


def fresh():
    git("checkout", "--quiet", "--force", "main")
    git("clean", "-ffdxq")


def difference(column, cell, said):
    """What a cell says instead of what the table has, or nothing."""
    status, words = cell
    if said[0] in (status if isinstance(status, tuple) else (status,)) and re.search(words, said[1]):
        return []
    return [f"{column}: status {said[0]}, not {status} with \"{words}\":\n{said[1]}"]


def row(make, file, named, usual, others):
    """What is staged is judged on main, then the rest on a branch that has it committed."""
    fresh()
    make()
    if not others.get("git cannot have it"):
        git("add", "--all")
    trick = {"FILE": file, "FOLDER": named}
    wrong = []
    for staged in (True, False):
        for column, judge in WAYS.items():
            cell = others.get(column, usual)
            if column.startswith("staged") == staged and cell is not SKIPPED:
                wrong += difference(column, cell, judge(trick))
        if staged:
            git("checkout", "--quiet", "-B", "request")
            git("commit", "--quiet", "--allow-empty", "--message", "request")
    return [f"{make.__name__}, {each}" for each in wrong]


git("init", "--quiet", ".")
pack("pack.json", [], **ROOT)
pack("league/pack.json", ["good.map.json"])
LEAGUE_PACK = pathlib.Path("league/pack.json").read_text(encoding="utf-8")
sea("known.map.json", PARTED)
sea("league/good.map.json", SOUND)
sea("league/free.map.json", SOUND)
pack("north/pack.json", [".deep/f\u00f6hr.map.json"])
sea(DEEP, SOUND, id="deep")
write("north/.deep/pack.json", {**json.loads(LEAGUE_PACK), "id": "deep", "maps": []})
DEEP_PACK = pathlib.Path("north/.deep/pack.json").read_text(encoding="utf-8")
subprocess.run([program, "fmt", "."], check=True, capture_output=True)
ended([*STRUCTURE, ".", "--write-baseline", "known.json"])
shutil.copy("known.json", outside / "known.json")
write(outside / "earlier.json", {"format": "chartroom-baseline", "version": 1, "findings": {"known": ["R201 A1"]}})
git("add", "--all")
git("commit", "--quiet", "--message", "main")
ended(["--level", "tracking", ".", "--cache", str(outside / "cache")])
wrong_cells = [cell for each in TRICKS for cell in row(*each)]
assert not wrong_cells, "\n".join(wrong_cells)

# A cache is refused wherever git tracks it, and behind links that git tracks.
fresh()
git("checkout", "--quiet", "-B", "cached")
ended(["--level", "tracking", ".", "--cache", "kept"])
os.symlink(outside, "led")
git("add", "--all")
for cache in ("kept", "./kept/", "led", "led/new", ".", str(tree), "league/../kept"):
    status, text = ended([*STRUCTURE, ".", "--cache", cache])
    assert status == 2 and f"{cache}: git tracks " in text, (cache, status, text)
for cache in ("kept/new", "mine", ".git/mine", str(outside / "mine")):
    status, text = ended([*STRUCTURE, ".", "--cache", cache])
    assert status == 1, (cache, status, text)

# A pack that is gone from above a file which is validated only because it is listed.
fresh()
git("checkout", "--quiet", "-B", "gone")
pathlib.Path("north/.deep/pack.json").unlink()
sea(DEEP, [*SOUND[:7], "#......."], id="deep")
git("add", "--all")
git("commit", "--quiet", "--message", "gone")
for words in ([".", "--packs-of", "main"], [".", "--since", "main", "--packs-of", "main"]):
    status, text = ended([*STRUCTURE, *words])
    assert status == 2 and "north/.deep/pack.json: not run F001: is missing" in text, (words, text)

# A request's own project file counts once it is merged, and its own reports never.
fresh()
write("chartroom.json", "{")
write("report.json", "forged")
status, text = ended([*STRUCTURE, ".", "--packs-of", "main", "--format", "json=report.json"])
assert status == 2 and "chartroom.json:1:2" in text and not pathlib.Path("report.json").exists(), text
