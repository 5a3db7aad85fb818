"""At a small terminal: both boards stand on the screen at once, and no line breaks in the middle of a word.

Usage: small_terminal_test.py PROGRAM SOURCE FOLDER
"""
import pathlib
import shutil
import sys

from pseudo_terminal import PseudoTerminal

program, source, folder = (pathlib.Path(argument).absolute() for argument in sys.argv[1:4])
shutil.rmtree(folder, ignore_errors=True)
folder.mkdir(parents=True)
PACK = str(source / "maps/packs/sonar-family")
NORTH_POLE = str(source / "maps/packs/sonar-family/north-pole.map.json")
ROWS, COLUMNS = 20, 60


def play(*options, size=(ROWS, COLUMNS), prompt="\nblue> "):
    return PseudoTerminal(program, ["play", NORTH_POLE, "--against", "random", "--first", "blue", "--start", "C2",
                                    "--seed", "3", *options], folder, prompt, size)


def fits(told, columns=COLUMNS):
    """What was shown, each line of it on a line of the screen; commands to be copied stay whole."""
    for line in told.splitlines():
        assert len(line) <= columns or line.startswith("  chartroom "), (line, told)
    return told


def both_boards(told):
    """Whether the last screen shows the own board and the film from their first rows on."""
    lines = [line for line in told.splitlines()[-(ROWS - 1):] if line.count(" A B C D E F G H I J") == 2]
    return len(lines) == 1


# The greeting, the boards with their gauges, what is refused and what is legal.
game = play("--record", "a.game")
told = fits(game.until(game.prompt))
assert both_boards(told), told
assert "\nMove 1  blue energy [----] 0 damage [--] 0\n        green energy [----] 0 damage [--] 0\n" in told, told
told = fits(game.types("down"))
assert told.startswith("blue: down\ngreen: ") and both_boards(told), told
assert "Legal now: " in fits(game.types("torpedo a1"))
fits(game.types("help"))
game.keys("surface\n")
fits(game.until("(yes or no)> "))
fits(game.types("no"))
status, told = game.ends("quit\n")
assert status == 0 and "To continue:\n  chartroom play --resume a.game" in fits(told), (status, told)

# The question of a sonar, at a usual terminal too; it is over 60 columns long where the row has two figures.
record = folder / "asked.game"
record.write_text("chartroom-game 1\nmap north-pole\nblue start C10\ngreen start J9\nfirst blue\nblue player person\n"
                  "green player random\n\n" + "".join(
                      f"{line}\n" for line in ("blue left", "green up", "blue left", "green up", "blue up")),
                  encoding="utf-8")
for columns in (COLUMNS, 80):
    game = PseudoTerminal(program, ["play", "--resume", str(record), "--maps", PACK, "--two"], folder, "alone: ", (ROWS, columns))
    game.until(game.prompt)
    game.keys("\n")
    game.until("green> ")
    game.keys("sonar\n")
    game.until(game.prompt)
    game.keys("\n")
    told = fits(game.until("row or column> "), columns)
    assert "blue, row or column> " in told, told
    assert game.ends("\x04")[0] == 0

# The end of a game, and what its replay offers.
record = folder / "end.game"
record.write_text("chartroom-game 1\nmap north-pole\nblue start C2\ngreen start F4\nfirst blue\nblue player person\n"
                  "green player random\n\nblue surface = C2 damage\ngreen up\nblue surface = C2 damage\n", encoding="utf-8")
for columns in (COLUMNS, 80):
    game = PseudoTerminal(program, ["play", "--resume", str(record), "--maps", PACK], folder, "Enter> ", (ROWS, columns))
    told = fits(game.until(game.prompt), columns)
    assert "B and G are the submarines" in told, told
    game.keys("replay\n")
    fits(game.until("or end)> "), columns)
    game.keys("nowhere\n")
    told = fits(game.until("or end)> "), columns)
    assert both_boards(told), told
    game.keys("end\n")
    game.until(game.prompt)
    game.ends("\n")

# An operator: the board, the list beside it, what nothing explains, and what is not understood.
desk = PseudoTerminal(program, ["track", "--map", "north-pole", "--maps", PACK, "--keep", str(folder / "a.heard")], folder,
                      "\n> ", (ROWS, COLUMNS))
told = fits(desk.until(desk.prompt))
assert "too small" not in told and "   A B C D E F G H I J    the enemy: 96 possible positions\n" in told, told
fits(desk.types("up"))
assert "is not understood" in fits(desk.types("northwest"))
assert "is not understood" in fits(desk.types("torpedo d3 sunk"))
told = fits(desk.types("down"))
assert "   A B C D E F G H I J    Nothing fits all calls\n" in told and "    Enter: show corrections\n" in told, told
assert len(told[told.rindex("   A B C"):].splitlines()) < ROWS, told
assert "To continue:\n  chartroom track --resume" in desk.ends("\x04")[1]
