"""An operator at a terminal: the board after every line, and a list that outlasts Ctrl-C.

Usage: track_terminal_test.py PROGRAM SOURCE FOLDER
"""
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys

from pseudo_terminal import PseudoTerminal

program, source, folder = (pathlib.Path(argument).absolute() for argument in sys.argv[1:4])
shutil.rmtree(folder, ignore_errors=True)
folder.mkdir(parents=True)
PACK = str(source / "maps/packs/sonar-family")
STATE = folder / "state"
LISTS = STATE / "chartroom/heard"
MAP = ("--map", "north-pole", "--maps", PACK)
PROMPT = "\n> "


class Terminal(PseudoTerminal):
    def __init__(self, *arguments, **options):
        super().__init__(program, ["track", *arguments], folder, PROMPT, XDG_STATE_HOME=options.pop("state", str(STATE)),
                         **options)


def followed(path, *arguments):
    return subprocess.run([program, "track", path, "--maps", PACK, *arguments],
                          capture_output=True, check=False, text=True, cwd=folder)


# The board of a 10 x 10 map and all beside it fit the usual window.
desk = Terminal(*MAP)
begun = desk.until(PROMPT)
assert "North Pole (north-pole): possible positions of the enemy." in begun, begun
assert "the enemy: 96 possible positions" in begun and "   A B C D E F G H I J" in begun, begun
told = desk.types("UP")
assert re.search(r"^ 1 x x x x x\|x x x x x", told, re.M), told
assert "the enemy: 82 possible positions" in told and "energy [#---] 1  damage [--] 0" in told, told
assert "   3  up" in told, told
assert len(told.splitlines()) + 2 <= 24 and max(map(len, told.splitlines())) <= 80, told

# What is no word is not taken, and the next line has its number.
assert desk.types("rigth") == '"rigth" is not understood (did you mean right?)\n' + PROMPT[1:]
assert "   4  left" in desk.types("gauche"), told
told = desk.types("왼쪽", "s")
assert "the enemy: 71 possible positions" in told and "energy [----] 0  " in told, told
assert "   7  row 8" in desk.types("8")
assert "energy [----] 0?" in desk.types("s"), "nobody can pay for that"
told = desk.types("undo")
assert told.startswith("Removed line 8: silence.\n") and "   8  " not in told, told
assert desk.types("row k").startswith('"k" is not understood (expected a row from 1 to 10)')
assert desk.types("t k3").startswith("the map has no point K3 (its columns are A to J, its rows 1 to 10)")

told = desk.types("help")
assert "u n up north hoch haut su 위 북\n" in told and len(told.splitlines()) <= 24 and max(map(len, told.splitlines())) <= 80, told

# Ctrl-C in the middle of a word loses that word and nothing else.
os.write(desk.side, b"dow")
status, told = desk.ends("\x03")
assert status == 130, (status, told)
kept = LISTS / "north-pole.heard"
assert f"The list is saved in {kept}. To continue:\n  chartroom track --resume {kept} --maps {PACK}\n" in told, told
assert kept.read_text(encoding="utf-8") == ("chartroom-announcements 1\nmap north-pole\n"
                                            "UP\ngauche\n왼쪽\ns\n8\ns\nundo\n")
file = followed(kept)
assert file.returncode == 0 and re.search(r"^    9  undo +7  A8 ", file.stdout, re.M), file

# It goes on where it stood, also after a signal, and what was typed is on the disk before the next prompt.
desk = Terminal("--resume", str(kept), "--maps", PACK)
assert "Continuing " in desk.until(PROMPT)
desk.types("torpedo d7")
assert kept.read_text(encoding="utf-8").endswith("undo\ntorpedo d7\n")
told = desk.types("we t b8 miss")
assert "the enemy: 3 possible positions" in told and "  11  we missile B8 miss" in told, told
assert desk.ends(signal.SIGTERM)[0] == 130
assert followed(kept).stdout.count("\n   11  we missile B8 miss    3  A8 D8 E8\n") == 1

# A slip: what may have been meant, the mending, and what that did. The end of input ends it.
mended = folder / "mended.heard"
desk = Terminal(*MAP, "--keep", str(mended))
desk.until(PROMPT)
told = desk.types("surface b2 damage", "right", "up", "up")
assert told.startswith('Nothing explains line 6, "up".\nOne of these corrections would (likeliest first):\n  mend 5 right\n'), told
assert "    Nothing fits all calls\n" in told and "    Enter: show corrections\n" in told, told
assert desk.types("").startswith('Nothing explains line 6, "up".\n'), "told again"
told = desk.types("mend 5 rechts")
assert told.startswith('Corrected line 5: "right", not "up".\n'), told
assert "the enemy is on D1" in told and "   5  right\n" in told, told
told = desk.types("undo")
assert told.startswith("Removed line 7: mend 5 right.\n"), told
desk.types("mend 5 right")
told = desk.types("surface d3 damage")
assert told.startswith('Nothing explains line 10, "surface D3 damage": surfacing on D3 costs nothing.\n'), told
desk.types("undo", "# a break")
status, told = desk.ends("\x04")
assert status == 1 and f"The list is saved in {mended}." in told, (status, told)
assert mended.read_text(encoding="utf-8").endswith("up\nup\nmend 5 rechts\nundo\nmend 5 right\n"
                                                   "surface d3 damage\nundo\n# a break\n")
file = followed(mended, "--format", "json")
assert file.returncode == 1 and '"change":{"line":5,"heard":"up","meant":"right"}' in file.stdout, file
assert Terminal(*MAP, "--keep", str(mended)).ends("")[0] == 2, "it is there already"

# A word that was missed is among the guesses, which stand a line each; beyond eight they are told at Enter.
desk = Terminal(*MAP, "--keep", str(folder / "missed.heard"))
desk.until(PROMPT)
told = desk.types("surface c4 damage", "right", "right", "up", "up", "left", "left", "down", "down")
guesses = re.findall(r"^  ((?:mend|insert) .*)$", told, re.M)
more = re.search(r"^  and ([0-9]+) more \(press Enter for all\)$", told, re.M)
assert len(guesses) == 8 and more, told
all_guesses = re.findall(r"^  ((?:mend|insert) .*)$", desk.types(""), re.M)
assert guesses[7] == "mend 11 (typed twice?)" and guesses[7] in all_guesses[8:], "the last of the eight makes room"
assert all_guesses[:7] == guesses[:7] and len(all_guesses) == 8 + int(more[1]), all_guesses
inserts = [guess for guess in all_guesses if guess.startswith("insert ")]
assert inserts, all_guesses
told = desk.types(inserts[0])
assert told.startswith("Inserted before line ") and "the enemy " in told, told

# What the map does not allow is told while nothing is explained, too; where we fire we know.
desk.types("undo")
told = desk.types("torpedo h3")
assert told.startswith('Line 14, "missile H3", is impossible, too: H3 is an island.\n'), told
assert desk.types("we torpedo h3 miss") == "H3 is an island; our missiles need a water target\n" + PROMPT[1:]
desk.ends("\x04")

# A list goes on for the team that it was begun for.
forced = folder / "forced.heard"
desk = Terminal("--map", "archipelago", "--maps", PACK, "--team", "green", "--keep", str(forced))
assert "possible positions of blue" in desk.until(PROMPT)
assert "blue is on B1" in desk.types("right")
assert "Set the team at the start" in desk.types("team blue")
told = desk.ends("\x04")[1]
assert f"--resume {forced} --maps {PACK}\n" in told, told
assert forced.read_text(encoding="utf-8") == "chartroom-announcements 1\nmap archipelago\nteam green\nright\n"
desk = Terminal("--resume", str(forced), "--maps", PACK)
assert "blue is on B1" in desk.until(PROMPT)
desk.ends("\x04")
status, told = Terminal("--resume", str(forced), "--maps", PACK, "--team", "blue").ends("")
assert status == 2 and "the list is green's, but --team is blue" in told, (status, told)
assert "possible positions of blue" in followed(forced).stdout
assert followed(forced, "--team", "blue").returncode == 2
typed = subprocess.run([program, "track", "--maps", PACK], input=forced.read_text(encoding="utf-8"), capture_output=True,
                       check=False, text=True, cwd=folder)
assert typed.returncode == 0 and "possible positions of blue" in typed.stdout and "B1" in typed.stdout, typed

# A list that somebody wrote, without a header and without the end of its last line.
written = folder / "written.heard"
written.write_text("up\nleft", encoding="utf-8")
desk = Terminal(*MAP, "--resume", str(written))
assert "   2  left" in desk.until(PROMPT)
assert desk.ends("\x04")[0] == 0 and written.read_text(encoding="utf-8") == "up\nleft"
desk = Terminal(*MAP, "--resume", str(written))
desk.until(PROMPT)
assert "   3  silence" in desk.types("s")
assert f"--resume {written} --map north-pole --maps {PACK}\n" in desk.ends("\x04")[1]
assert written.read_text(encoding="utf-8") == "up\nleft\ns\n"
written.write_text("up\nrigth\n", encoding="utf-8")
status, told = Terminal(*MAP, "--resume", str(written)).ends("")
assert status == 2 and f"{written}:2:1: \"rigth\" is not understood" in told, (status, told)

# A list of nothing leaves no file; a second list of the same map has another name.
desk = Terminal(*MAP)
desk.until(PROMPT)
status, told = desk.ends("quit\n")
assert status == 0 and "nothing is saved" in told and len(list(LISTS.iterdir())) == 1, (status, told)
desk, other = Terminal(*MAP), Terminal(*MAP)
for number, one in ((2, desk), (3, other)):  # both were begun before either had a file
    one.until(PROMPT)
    one.types("up")
    assert f"north-pole-{number}.heard" in one.ends("\x04")[1]

# Without a map it is asked for at once; a header may be typed, too.
desk = Terminal("--maps", PACK)
assert desk.until(PROMPT).startswith("Which map? Type map and its id or file: map north-pole "), "the help"
assert desk.types("up").startswith("Which map?")
assert "the enemy: 96 possible positions" in desk.types("chartroom-announcements 1", "map North-Pole")
assert "   3  up" in desk.types("up")
desk.ends("\x04")

# Too small a window, and no wish for a board: a line each.
desk = Terminal(*MAP, size=(12, 80))
assert desk.until(PROMPT).count("The window is too small for the board, so track prints lines instead.\n") == 1
assert desk.types("up") == "    3  up                   82\n" + PROMPT[1:]
desk.ends("\x04")
desk = Terminal(*MAP, "--plain")
assert " line  heard              left  positions, if few are left\n" in desk.until(PROMPT)
assert desk.types("up") == "    3  up                   82\n" + PROMPT[1:]
assert "Possible positions of the enemy: 82." in desk.ends("\x04")[1]

# Where the window is narrow the list stands below the board.
desk = Terminal(*MAP, size=(30, 50))
desk.until(PROMPT)
assert re.search(r"^10 .*\n\nthe enemy: 82 possible positions\n", desk.types("up"), re.M)
desk.ends("\x04")

# Colours as elsewhere.
desk = Terminal(*MAP, NO_COLOR="")
assert "\x1b[31mx\x1b[0m" in desk.until(PROMPT)
desk.ends("\x04")
desk = Terminal(*MAP, NO_COLOR="", TERM="dumb")
assert "\x1b" not in desk.until(PROMPT)
desk.ends("\x04")

# Nowhere to keep it is known before the first line, or else told, and the list is shown at the end.
assert Terminal(*MAP, "--keep", "gone/a.heard").ends("")[0] == 2
(folder / "nowhere").write_text("")
desk = Terminal(*MAP, state=str(folder / "nowhere"))
desk.until(PROMPT)
assert "cannot save the list: Not a directory" in desk.types("up")
status, told = desk.ends("\x04")
assert status == 2 and "Here it is:\n\nchartroom-announcements 1\nmap north-pole\nup\n" in told, (status, told)
