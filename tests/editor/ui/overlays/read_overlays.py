#!/usr/bin/python3
"""The overlays as a screen reader tells them:
read_overlays.py EDITOR FLOW, within an X server and a session bus of their own."""

import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from reader import (Atspi, Failure, has, part, parts, run_flow, steadily,  # noqa: E402
                    wait_for, write)

EDITOR, FLOW = sys.argv[1:]

# Two columns wide on the right: an island in D1 makes C1 a dead end.
LAGOON = {
    "format": "chartroom-map", "version": 1, "id": "lagoon", "name": {"en": "Lagoon"},
    "points": [".#..", ".#..", ".#..", ".#.."],
    "quadrants": ["1122", "1122", "3344", "3344"],
}


@steadily
def labels(editor):
    return [p.get_name() for p in parts(editor.window, "label") if has(p, Atspi.StateType.SHOWING)]


def says(editor, pattern):
    """The label that matches, as soon as there is one."""
    return wait_for(f"a label like “{pattern}”", lambda: next(
        (name for name in labels(editor) if re.search(pattern, name)), None))


def choose(editor, name, item):
    combo = wait_for(f"the choice “{name}”", lambda: part(editor.window, "combo box", name))
    items = [child.get_name() for child in parts(combo, "menu item")]
    Atspi.Selection.select_child(combo, items.index(item))


def show(editor, name):
    choose(editor, "Overlay", name)


def to_board(editor):
    board = part(editor.window, "panel", "Board")
    Atspi.Component.grab_focus(board)
    wait_for("the board to have the keyboard", lambda: has(board, Atspi.StateType.FOCUSED))
    return board


def button(editor, role, name):
    found = wait_for(f"“{name}”", lambda: part(editor.window, role, name))
    Atspi.Action.do_action(found, 0)


def dead_ends_follow_the_map(editor):
    show(editor, "Dead ends and narrows")
    says(editor, "^points cut off · none$")
    board = to_board(editor)
    editor.press("ctrl+Home", "Right", "Right", "Right", "space", "Left")
    says(editor, "^C1: dead end, 1 points cut off$")
    wait_for("the same of the board", lambda: board.get_description().endswith(
        "C1: dead end, 1 points cut off"))
    editor.press("ctrl+z")
    says(editor, "^points cut off · none$")
    editor.run_command("no overlay")
    wait_for("no legend", lambda: not any("points cut off" in name for name in labels(editor)))


def games_are_shown_and_compared(editor):
    show(editor, "Visits")
    choose(editor, "Captains", "novice")  # who play first
    says(editor, r"^visits in 100 games · [\d,]+ games$")
    to_board(editor)
    editor.press("ctrl+Home")
    says(editor, r"^A1: [\d.]+ visits in 100 games, [\d.]+ times the mean$")
    button(editor, "check box", "Change since saved")
    says(editor, "^A1: 0 visits in 100 games, within chance$")
    to_board(editor)
    editor.press("Down", "space", "Up")
    says(editor, "^A1: [+−]")
    editor.press("ctrl+z")
    says(editor, "^A1: 0 visits in 100 games, within chance$")


def trail_is_typed_and_drawn(editor):
    show(editor, "A trail")
    field = wait_for("the field", lambda: part(editor.window, "text", "What was announced"))
    write(field, "N N sideways")
    says(editor, "^not understood: sideways$")
    write(field, "right")
    says(editor, "^12 › 4 · places left: 4$")
    write(field, "")
    says(editor, "^12 · places left: 12$")
    button(editor, "toggle button", "Draw")
    board = part(editor.window, "panel", "Board")
    wait_for("the board to have the keyboard", lambda: has(board, Atspi.StateType.FOCUSED))
    editor.press("ctrl+Home", "space", "Down", "Down", "Down", "space")
    says(editor, "^12 › 9 › 6 › 3 · places left: 3$")
    if Atspi.Text.get_text(field, 0, -1) != "down down down":
        raise Failure(f"the field says “{Atspi.Text.get_text(field, 0, -1)}”")
    button(editor, "push button", "Take Back")
    says(editor, "^12 › 9 › 6 · places left: 6$")
    if editor.window.get_name() != "Lagoon — Chartroom":
        raise Failure("drawing a trail has changed the map")


FLOWS = {f.__name__: f for f in (dead_ends_follow_the_map, games_are_shown_and_compared,
                                 trail_is_typed_and_drawn)}


if __name__ == "__main__":
    sys.exit(run_flow(EDITOR, FLOWS[FLOW], "lagoon", LAGOON))
