"""What a stranger puts into a work tree: files called like options, links, and packs that list what a
search passes over. Nothing is passed that a look at all files would not pass, and nothing is written
where the maintainer did not ask for it.

Usage: hostile_tree_test.py PROGRAM SOURCE FOLDER
"""
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import time

program, source, folder = (pathlib.Path(argument).absolute() for argument in sys.argv[1:4])
shutil.rmtree(folder, ignore_errors=True)
tree, outside, temporary = folder / "tree", folder / "outside", folder / "temporary"
for each in (tree, outside, temporary):
    each.mkdir(parents=True)
os.chdir(tree)
for name in ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"):
    os.environ.pop(name, None)
os.environ["TMPDIR"] = str(temporary)
GOOD = json.loads((source / "maps/packs/sonar-family/umbria.map.json").read_text(encoding="utf-8"))
# One point of the sea is cut off from the others: R201, an error.
BAD = {**GOOD, "points": [".#" + GOOD["points"][0][2:], "##" + GOOD["points"][1][2:], *GOOD["points"][2:]]}


def git(*words):
    run = subprocess.run(["git", "-c", "user.name=S", "-c", "user.email=s@example.com", "-c", "commit.gpgsign=false",
                          "-c", "init.defaultBranch=main", *words], capture_output=True, text=True, check=False)
    assert run.returncode == 0, (words, run.stderr)


def write(path, value):
    path = pathlib.Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(value) + "\n", encoding="utf-8")


def sea(path, by):
    write(path, {**by, "id": pathlib.Path(path).name.split(".")[0]})


def pack(path, maps, **checks):
    write(path, {"format": "chartroom-pack", "version": 1, "id": "p", "name": {"en": "P"}, "author": "A",
                 "license": "B", "maps": maps, **({"checks": checks} if checks else {})})


def fresh():
    git("checkout", "--quiet", "--force", "main")
    git("clean", "-ffdxq")


def validate(*words, status):
    run = subprocess.run([program, "validate", "--level", "structure", "--format", "concise", *words],
                         capture_output=True, text=True, check=False)
    assert run.returncode == status, (words, status, run.returncode, run.stdout, run.stderr)
    assert not list(temporary.iterdir()), list(temporary.iterdir())
    return run.stdout + run.stderr


def found_in_every_way(code="R201"):
    """By all files, by what is staged and by what changed since main: an error each time."""
    git("add", "--all", "--force")
    for words in ((".",), (".", "--staged"), (".", "--since", "main")):
        text = validate(*words, status=1)
        assert code in text, (words, text)


def files_called_like_options():
    fresh()
    sea("bad.map.json", BAD)
    pack("lax/pack.json", [], severity={"R201": "note"})
    pack("--pack=lax/pack.json", [], severity={"R201": "note"})
    victim = outside / "pack.json"
    victim.write_text("precious")
    os.makedirs(f"--output={victim}"[:-len("/pack.json")])
    shutil.copy("lax/pack.json", f"--output={victim}")
    for name in ("--pack=lax/pack.json", f"--output={victim}"):
        text = validate(name, "bad.map.json", status=2)
        assert "is both an option and a file" in text, text
        assert "R201" in validate("--", name, "bad.map.json", status=1)
        assert "R201" in validate(f"./{name}", "bad.map.json", status=1)
    assert victim.read_text() == "precious"


def maps_that_a_pack_lists_in_hidden_folders():
    fresh()
    pack("pack.json", [".h/deep/a.map.json"])
    sea(".h/deep/a.map.json", GOOD)
    git("add", "--all")
    git("commit", "--quiet", "--message", "listed")
    git("branch", "--force", "before")
    validate(".", "--since", "before", status=0)
    sea(".h/deep/a.map.json", BAD)
    git("add", "--all")
    for words in ((".",), (".", "--staged"), (".", "--since", "before")):
        assert "R201" in validate(*words, status=1), words
    # A pack of their own that is milder is a change to them, too.
    git("commit", "--quiet", "--message", "bad")
    pack(".h/pack.json", ["deep/a.map.json"], severity={"R201": "note"})
    git("add", "--all")
    assert "lowers R201" in validate(".", "--staged", status=0)
    git("reset", "--quiet", "--hard", "HEAD~2")


def maps_that_links_lead_to():
    fresh()
    pack("s/pack.json", ["l.map.json", "d/m.map.json"])
    for name, by in (("g", GOOD), ("b", BAD)):
        write(f"s/{name}.txt", {**by, "id": "l"})
        write(f"s/.{name}/m.map.json", {**by, "id": "m"})
    os.symlink("mid", "s/l.map.json")
    os.symlink("g.txt", "s/mid")
    os.symlink(".g", "s/d")
    git("add", "--all", "--force")
    git("commit", "--quiet", "--message", "links")
    git("branch", "--force", "before")
    assert "no findings" in validate(".", "--isolated", "--select", "R201,F005", status=0)

    def changed(change):
        git("reset", "--quiet", "--hard", "before")
        change()
        git("add", "--all", "--force")
        for words in ((".",), (".", "--staged"), (".", "--since", "before")):
            assert "R201" in validate(*words, "--select", "R201,F005", status=1), (change, words)

    def led_elsewhere(link, target):
        os.unlink(link)
        os.symlink(target, link)

    changed(lambda: led_elsewhere("s/mid", "b.txt"))
    changed(lambda: led_elsewhere("s/d", ".b"))
    changed(lambda: write("s/g.txt", {**BAD, "id": "l"}))
    changed(lambda: write("s/.g/m.map.json", {**BAD, "id": "m"}))
    # What is staged is whole, whatever files are called.
    git("reset", "--quiet", "--hard", "before")
    pack("s/pack.json", ["d/m.map.json", "l.map.json"])
    git("add", "--all")
    validate(".", "--staged", "--select", "R201,F005", status=0)
    git("reset", "--quiet", "--hard", "main~1")


def packs_that_are_links():
    fresh()
    sea("s/bad.map.json", BAD)
    pack(outside / "lax", ["bad.map.json"], severity={"R201": "note"})
    os.symlink("../../outside/lax", "s/pack.json")
    for words in ((".",), ("s",), ("s/bad.map.json",)):
        text = validate(*words, status=2)
        assert text.count("s/pack.json: ") == text.count(": is a link") == 1, (words, text)
        assert "R201" in text and "lowers" not in text, (words, text)
    fresh()
    pack("pack.json", [".h/bad.map.json"])
    sea(".h/bad.map.json", BAD)
    os.symlink("../../outside/lax", ".h/pack.json")
    text = validate(".", status=2)
    assert ".h/pack.json: not run F001: is a link" in text and "error" in text and "lowers" not in text, text


def links_that_lead_nowhere():
    """A link to itself, one with too long a target, and both under a name that a log takes for a command."""
    fresh()
    sea("bad.map.json", BAD)
    git("add", "--all")
    for name in ("loop.map.json", "x\n::error::Approved\x1b[2J\n.map.json", "loop.deck.json"):
        for target in (name, "a" * 300):
            os.symlink(target, name)
            for words in ((".",), (".", "--staged"), (".", "--since", "main"), (".", "--format", "junit=report.xml"),
                          (".", "--fix")):
                text = validate(*words, status=1)
                assert "R201" in text and "\n::error::Approved" not in text and "\x1b" not in text, (words, text)
            os.unlink(name)
            pathlib.Path("report.xml").unlink(missing_ok=True)
    # Where a certificate is looked for, too, and none is read through a link.
    write(outside / "secret", {"s3cret": 1})
    for target in ("bad.certificate.json", "/dev/stdin", "../outside/secret"):
        os.symlink(target, "bad.certificate.json")
        run = subprocess.run([program, "validate", "--certificate", "."], capture_output=True, text=True, check=False,
                             stdin=subprocess.DEVNULL)
        assert run.returncode == 2 and "is a link or a device (a certificate must be a file)" in run.stderr, (target, run)
        assert "s3cret" not in run.stdout + run.stderr
        os.unlink("bad.certificate.json")


def links_in_the_place_of_reports():
    fresh()
    sea("bad.map.json", BAD)
    victim = outside / "victim"
    for name, words in (("report.xml", ("--format", "junit=report.xml")), ("out.txt", ("--output", "out.txt")),
                        ("known.json", ("--write-baseline", "known.json"))):
        for precious in ("precious", None):
            victim.unlink(missing_ok=True)
            if precious:
                victim.write_text(precious)
            os.symlink("../outside/victim", name)
            assert f"{name}: is a link" in validate(".", *words, status=2)
            assert victim.exists() == bool(precious) and (not precious or victim.read_text() == precious)
            os.unlink(name)
    validate(".", "--format", "junit=/dev/stdout", status=1)


def a_signal_leaves_no_copy_behind():
    fresh()
    for number in range(200):
        sea(f"m{number}.map.json", GOOD)
    git("add", "--all")
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        run = subprocess.Popen([program, "validate", ".", "--staged", "--level", "fairness", "--jobs", "1"],
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while not list(temporary.glob("*/m199.map.json")):
            assert run.poll() is None
            time.sleep(0.01)
        # Once what is staged lies there it is judged, for long. A first SIGINT during play may end that alone.
        while run.poll() is None:
            run.send_signal(number)
            time.sleep(0.2)
        assert run.returncode != 0
        assert not list(temporary.iterdir()), (number, list(temporary.iterdir()))


git("init", "--quiet", ".")
sea("good.map.json", GOOD)
git("add", "--all")
git("commit", "--quiet", "--message", "start")
sea("good.map.json", {**GOOD, "author": "A", "license": "B"})
git("commit", "--quiet", "--all", "--message", "main")
sea("bad.map.json", BAD)
found_in_every_way()
files_called_like_options()
maps_that_a_pack_lists_in_hidden_folders()
maps_that_links_lead_to()
packs_that_are_links()
links_that_lead_nowhere()
links_in_the_place_of_reports()
a_signal_leaves_no_copy_behind()
