"""Realtime at a terminal: what is being typed outlives what the other team calls, and answers nothing that was asked
meanwhile.

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
assert "\ngreen: stop\n\ngreen asks by sonar where you are." in told, told
game.keys("column\n")
told = game.until("blue> row")
assert told.startswith("column\ngreen: sonar column A\ngreen: resume\n"), told
assert game.ends("\x15quit\n")[0] == 0
assert "green stop\ngreen sonar column A\ngreen resume\n" in (folder / "asked.game").read_text(encoding="utf-8")

# The end of input where nothing is typed.
game = realtime("--against", "random", "--seed", "3", "--clock", "60000,0")
assert game.ends("\x04")[0] == 0
