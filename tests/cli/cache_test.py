"""What was judged once is not judged again, and nobody can tell it by the report.

A map at the level fairness whose results are kept costs a small part of what play takes, both
measured in one run of this test, so that a slow or busy machine changes nothing; results that are
cut off, changed or of another key are made anew.

Usage: cache_test.py PROGRAM SOURCE FOLDER
"""
import json
import pathlib
import resource
import shutil
import subprocess
import sys

program, source, folder = (pathlib.Path(argument) for argument in sys.argv[1:4])
shutil.rmtree(folder, ignore_errors=True)
folder.mkdir(parents=True)
COUNT = 1000
MOST_OF_ONE_PLAYED = 0.02


def spent():
    """The processor's seconds."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def validate(*arguments, status=(0, 1), errors=False):
    before = spent()
    run = subprocess.run([program, "validate", *arguments], cwd=folder, capture_output=True, check=False)
    assert run.returncode in status, (arguments, run)
    assert errors or not run.stderr, run.stderr
    return run, spent() - before


# Of what was counted and played. That all texts of a map fit its sheets is kept of each map by itself.
def entries():
    return sorted(entry for entry in (folder / "kept").rglob("*.result")
                  if not entry.is_file() or b"fits X" not in entry.read_bytes()[:500])


# A small sea, so that play is short.
MAP = {"format": "chartroom-map", "version": 1, "id": "sea", "name": {"en": "Sea"},
       "points": ["....", ".#..", "....", "...."], "quadrants": ["1122", "1122", "3344", "3344"],
       "starts": {"blue": "A1", "green": "D4"}}


def write(name, **changes):
    (folder / name).write_text(json.dumps({**MAP, **changes}), encoding="utf-8")


write("a.map.json")
options = ("--format", "json", "--cache", "kept")
plain = validate("a.map.json", "--format", "json")[0].stdout
assert validate("a.map.json", *options)[0].stdout == plain
ALL = 4  # what was played, and what was counted: of tracking, and of starts after two numbers of moves
assert len(entries()) == ALL, len(entries())
bytes_kept = entries()[0].read_bytes()
forms = ("json", "text", "sarif", "junit", "concise")
validate("a.map.json", *(f"--format={form}=plain.{form}" for form in forms))
for form in forms:
    plain_of_form = (folder / f"plain.{form}").read_bytes()
    assert validate("a.map.json", "--format", form, "--cache", "kept")[0].stdout == plain_of_form, form

# One sea is played once, whatever its file is called, says and is asked.
german = validate("a.map.json", "--lang", "de")[0].stdout
assert validate("a.map.json", "--lang", "de", "--cache", "kept")[0].stdout == german
write("b.map.json", id="other", author="Ann", theme="night")
validate("b.map.json", *options)
validate("a.map.json", "--ignore", "P504", *options)
validate("a.map.json", "--level", "tracking", *options)
assert len(entries()) == ALL
validate("a.map.json", "--seed", "2", *options)
assert len(entries()) == ALL + 1

# Ruined, foreign and unreadable results are passed over and mended.
path = next(entry for entry in entries() if entry.read_bytes() == bytes_kept)
for ruin in (b"", b"chartroom-result 3\n", bytes_kept[:-1], bytes_kept + b"x", bytes_kept.replace(b"sea", b"see", 1),
             bytes_kept[:-9] + bytes([bytes_kept[-9] ^ 1]) + bytes_kept[-8:], b"\xff" * 5000,
             next(entry for entry in entries() if entry != path).read_bytes()):
    path.write_bytes(ruin)
    assert validate("a.map.json", *options)[0].stdout == plain
    assert path.read_bytes() == bytes_kept, ruin[:40]
(folder / "elsewhere").write_text("mine", encoding="utf-8")
path.unlink()
path.symlink_to(folder / "elsewhere")
assert validate("a.map.json", *options)[0].stdout == plain
assert (folder / "elsewhere").read_text(encoding="utf-8") == "mine"
path.unlink()
path.mkdir()
run, _ = validate("a.map.json", *options, errors=True)
assert run.stdout == plain and b".result: is a folder" in run.stderr, run.stderr

# A folder that cannot be is told before anything is judged.
run, _ = validate("a.map.json", "--cache", "a.map.json", status=(2,), errors=True)
assert run.stderr.startswith(b"a.map.json: cannot be used as a folder for results") and not run.stdout
run, _ = validate("a.map.json", "--cache", "", status=(2,), errors=True)
assert b"cannot be used as a folder for results" in run.stderr

# Decks are kept as maps are: one of which play says nothing sure, which its pack accepts, one that
# it finds a fault with, and one that cannot be played.
shutil.copytree(source / "maps/packs/con-sonar", folder / "decks")
deck = json.loads((folder / "decks/con-sonar.deck.json").read_text(encoding="utf-8"))
deck.update(id="odd", fleet=[{**card, "effect": abs(card["effect"])} if card["nation"] == "red" else card
                             for card in deck["fleet"]])
(folder / "odd.deck.json").write_text(json.dumps(deck), encoding="utf-8")
shutil.copy(source / "tests/maps/con_sonar/every-member.deck.json", folder)
for deck, language, says in (("decks/con-sonar.deck.json", "en", "excluded"), ("odd.deck.json", "de", "D706"),
                             ("every-member.deck.json", "en", "not_run")):
    words = (deck, "--format", "json", "--lang", language)
    before = len(entries())
    plain, played = validate(*words, status=(0, 1, 2))
    assert says in plain.stdout.decode(), plain.stdout
    assert validate(*words, "--cache", "kept", status=(0, 1, 2))[0].stdout == plain.stdout, words
    again, seconds = validate(*words, "--cache", "kept", status=(0, 1, 2))
    assert again.stdout == plain.stdout, words
    assert len(entries()) == before + (says != "not_run"), words
    assert says == "not_run" or seconds < played / 4, (words, seconds, played)

# The same map under a thousand names and layouts: it is judged once, and read a thousand times.
shutil.rmtree(folder / "kept")
many = folder / "many"
many.mkdir()
for i in range(COUNT):
    (many / f"{i:04}.map.json").write_text(json.dumps(MAP, indent=i % 5 or None), encoding="utf-8")
_, played = validate("a.map.json", "--format", "json")
validate("many", *options)
assert len(entries()) == ALL
again, seconds = validate("many", *options)
share = seconds / COUNT / played
print(f"{COUNT} maps: {seconds:.2f} s, each {share:.4f} of what play on it takes")
assert len(json.loads(again.stdout)["verdicts"]) >= COUNT
assert share < MOST_OF_ONE_PLAYED, share
