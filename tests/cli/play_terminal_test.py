"""At a terminal: what was typed before a question is not its answer, and in realtime what is being typed outlives what
the other team calls.

Usage: play_terminal_test.py PROGRAM SOURCE FOLDER
"""
import pathlib
import re
import shutil
import signal
import sys

from pseudo_terminal import PseudoTerminal

program, source, folder = (pathlib.Path(argument).absolute() for argument in sys.argv[1:4])
shutil.rmtree(folder, ignore_errors=True)
folder.mkdir(parents=True)
MAP = str(source / "maps/packs/sonar-family/archipelago.map.json")
NORTH_POLE = str(source / "maps/packs/sonar-family/north-pole.map.json")


def realtime(*options):
    """A game whose clock runs."""
    game = PseudoTerminal(program, ["play", MAP, "--variant", "realtime", "--team", "blue", *options], folder, "\nblue> ")
    game.until("start the clock: ")
    game.keys("\n")
    game.until(game.prompt)
    return game


# The agent calls in the middle of a word: the word stands behind the prompt again, goes on and can be mended.
game = realtime("--against", "random", "--seed", "3", "--clock", "1500,0", "--record", "words.game")
game.keys("dox")
assert re.search(r"^dox\ngreen: [a-z]+\nfilm: ", game.until("blue> dox"))
game.keys("\x7fw\x1b[Dnn")
game.until("wnn")
game.keys("\x08")
game.until("blue> down")
game.keys("\n")
assert "\nblue: down\n" in game.until(game.prompt)
# So it does when its letters are of several bytes and columns, or a word or a line is taken back.
game.keys("torpedo 왼쪽")
game.until("blue> torpedo 왼쪽")
game.keys("\x7f")
game.until("blue> torpedo 왼")
game.keys("\x17")
game.until("blue> torpedo ")
# The last letter that a line has room for is whole.
game.keys("\x15" + 199 * "a" + "왼쪽")
game.until("aa왼")
game.keys("\x15right\n")
assert "\nblue: right\n" in game.until(game.prompt)

# Ctrl-C and Ctrl-D leave as ever, and the terminal is as it was.
game.keys("le")
game.until("le")
status, told = game.ends("\x03")
assert status == 130 and "--resume words.game" in told, (status, told)
assert re.findall("^blue .*", (folder / "words.game").read_text(encoding="utf-8"), re.M)[2:] == ["blue down", "blue right"]

# What was typed before a question is not its answer, and is there again behind it. The agent that asks has stopped play.
game = realtime("--against", "random", "--seed", "3", "--clock", "1500,0", "--record", "asked.game")
game.keys("row")
told = game.until("blue, row or column> ")
assert "\ngreen: stop\n\nGreen uses sonar. You are on " in told, told
game.keys("column\n")
told = game.until("blue> row")
assert told.startswith("column\ngreen: sonar column A\ngreen: resume\n"), told
assert game.ends("\x15quit\n")[0] == 0
assert "green stop\ngreen sonar column A\ngreen resume\n" in (folder / "asked.game").read_text(encoding="utf-8")

# What was typed ahead of a question that an own call asks was meant for an answer, so it is none and no other call either:
# neither which way to go silently nor whether to surface at a price, and "left" is never announced.
game = PseudoTerminal(program, ["play", MAP, "--against", "random", "--first", "blue", "--seed", "3",
                                "--record", "ahead.game"], folder, "\nblue> ")
game.until(game.prompt)
game.types("down", "right", "right", "right")
game.keys("silence\nup\n")
told = game.until("silent move, which way?> ")
assert '\nIgnored "up": it was typed before this question.\nType ' in told, told
game.keys("down\n")
assert game.until(game.prompt).startswith("down\nblue: silence\n")
assert game.ends("quit\n")[0] == 0
written = re.findall("^blue .*", (folder / "ahead.game").read_text(encoding="utf-8"), re.M)
assert written[2:] == ["blue down", "blue right", "blue right", "blue right", "blue silence down"], written

game = PseudoTerminal(program, ["play", NORTH_POLE, "--against", "random", "--first", "blue", "--start", "C2", "--seed",
                                "3", "--record", "price.game"], folder, "\nblue> ")
game.until(game.prompt)
game.keys("surface\nyes\nleft\n")
told = game.until("(yes or no)> ")
assert '\nIgnored "yes" and more: it was typed before this question.\nSurfacing here costs' in told, told
game.keys("no\n")
told = game.until(game.prompt)
assert told == "no\n\nblue> " or told == "no\nblue> ", told  # "left" is no call
assert game.ends("quit\n")[0] == 0
kept = folder / "price.game"
written = kept.read_text(encoding="utf-8") if kept.exists() else ""
assert "blue surface" not in written and "blue left" not in written, written

# So it is in realtime.
game = realtime("--against", "random", "--seed", "3", "--clock", "60000,0", "--record", "hurry.game")
for call in ("down", "right", "right", "right"):
    game.keys(call + "\n")
    game.until(game.prompt)
game.keys("silence\nleft\n")
told = game.until("silent move, which way?> ")
assert 'Ignored "left": it was typed before this question.\n' in told, told
game.keys("\n")
told = game.until(game.prompt)
assert "blue: left" not in told, told
assert game.ends("quit\n")[0] == 0

# The end of input where nothing is typed.
game = realtime("--against", "random", "--seed", "3", "--clock", "60000,0")
assert game.ends("\x04")[0] == 0
