"""Designs a map from nothing, as its user would, and keeps a picture of every state where
CHARTROOM_PICTURES names a folder."""

import json
import os
import subprocess
import time

from driver import Failure, flow, read_file, wait_for
from reader import part, press_button, validated, write

EXPECTED = ["###......#", "#.#.......", "..##......", "..........", "..........",
            "..........", "..........", "......##..", ".......#.#", "#......###"]


def picture(editor, name):
    folder = os.environ.get("CHARTROOM_PICTURES")
    if folder:
        editor.focus(".*Chartroom")
        time.sleep(1)  # only for the picture: buttons fade when they change
        subprocess.run(["import", "-window", "root", os.path.join(folder, f"{name}.png")],
                       check=True)


def one_sea(editor):
    """Quadrant 1 all over: a new map comes with four."""
    editor.press("alt+2", "1", "f", "ctrl+Home", "End", "space", "ctrl+Home", "ctrl+End", "Home",
                 "space", "ctrl+End", "space")
    editor.bring_to_front("Table")
    wait_for("one quadrant",
             lambda: {row[2] for row in editor.table("Table of the map")} == {"1"})


def draw_borders(editor):
    """With the pen: down the middle of the sea, and a stair across it."""
    five_right, five_down = ["Right"] * 5, ["Down"] * 5
    editor.press("p", "ctrl+Home", *five_right, "Return", *five_down, *five_down, "Return")
    editor.press("ctrl+Home", *five_down, "Up", "Return", *five_right, "Down", "Down",
                 *five_right, "Return")
    wait_for("four quadrants",
             lambda: len({row[2] for row in editor.table("Table of the map")}) == 4)
    picture(editor, "1-borders")


def islands(editor):
    return {row[0] for row in editor.table("Table of the map") if row[1] == "ticked"}


def paint_islands(editor):
    """By half turn, so that each comes with its twin. The last two lock the corners in."""
    editor.run_command("half turn")
    editor.press("b", "alt+1", "ctrl+Home", "Right", "Right", "Return", "Down", "Down", "Right",
                 "Return")
    wait_for("the islands and their twins",
             lambda: islands(editor) == {"C1", "C2", "C3", "D3", "H10", "H9", "H8", "G8"})
    editor.press("ctrl+Home", "Right", "space", "ctrl+Home", "Down", "space")
    wait_for("locked corners", lambda: {"B1", "A2", "J9", "I10"} <= islands(editor))
    picture(editor, "2-islands")


def mend(editor):
    """The checks see it, show what would be filled, and fill what nobody can reach."""
    wait_for("the finding", lambda: "R201" in {row[1] for row in editor.table("Findings")})
    write(part(editor.window, "text", "Codes"), "R201")
    wait_for("only that finding", lambda: {r[1] for r in editor.table("Findings")} == {"R201"})
    editor.press("F8")
    picture(editor, "3-finding")
    editor.press("ctrl+period")
    wait_for("what would be done", lambda: part(editor.window, "combo box", "Fix option"))
    editor.press("Return")
    wait_for("no such finding", lambda: not editor.table("Findings"))
    write(part(editor.window, "text", "Codes"), "")
    if not {"A1", "J10"} <= islands(editor):
        raise Failure("the locked corners are not filled")


def save(editor, path):
    editor.press("ctrl+s")
    editor.answer("Save Map As", "Return", text=path)
    editor.expect_title("Cay")
    if {f["code"] for f in validated(editor, path) if f["severity"] == "error"}:
        raise Failure("the saved map has errors")
    picture(editor, "4-saved")


def kill_and_restore(editor):
    editor.press("ctrl+Home", "End", "space")
    wait_for("the edit in the journal", lambda: editor.journal_holds('"###......#",'))
    editor.kill()
    editor.start()
    press_button(wait_for("the offer to restore", offer(editor)), "Restore")
    editor.expect_title("● Cay")
    picture(editor, "6-restored")
    editor.press("ctrl+s")
    editor.expect_title("Cay")


def offer(editor):
    """A look for the bar that offers work of before, which comes with the map of its file."""
    def look():
        bar = editor.bar()
        if bar is not None:
            picture(editor, "5-killed")
        return bar
    return look


def export(editor, path):
    editor.press("ctrl+e")
    editor.answer("Export Sheets", "alt+e")
    sheets = os.path.join(os.path.dirname(path), "sheets")
    wait_for("the sheets", lambda: os.path.isdir(sheets) and os.listdir(sheets))
    picture(editor, "7-exported")


@flow(reads=True, cost=20)
def design_a_map(editor):
    editor.path = os.path.join(editor.home, "cay.map.json")
    editor.command = [editor.program]
    editor.start()
    try:
        design(editor)
    except Failure:
        picture(editor, "failure")
        raise


def design(editor):
    editor.press("Escape")  # the start page goes
    one_sea(editor)
    draw_borders(editor)
    paint_islands(editor)
    mend(editor)
    save(editor, editor.path)
    kill_and_restore(editor)
    export(editor, editor.path)
    rows = json.loads(read_file(editor.path))["points"]
    if rows != EXPECTED:
        raise Failure(f"the map is {rows}")
