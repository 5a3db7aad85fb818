"""The overlays, as a screen reader is told."""

import re

from driver import TWO_LAKES, Failure, flow, wait_for
from reader import Atspi, choose, expect_part, focus_on, has, labels, part, text_in, write



def says(editor, pattern):
    """The label that matches, as soon as there is one."""
    return wait_for(f"a label like “{pattern}”", lambda: next(
        (name for name in labels(editor) if re.search(pattern, name)), None))


def show(editor, name):
    choose(expect_part(editor.window, "combo box", "Overlay"), name)


def to_board(editor):
    board = part(editor.window, "panel", "Board")
    focus_on(board, "the board to have the keyboard")
    return board


def button(editor, role, name):
    found = wait_for(f"“{name}”", lambda: part(editor.window, role, name))
    Atspi.Action.do_action(found, 0)


@flow(reads=True, sea=TWO_LAKES)
def dead_ends_follow_the_map(editor):
    """The sea is two columns wide on the right: an island in D1 makes C1 a dead end."""
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


@flow(reads=True, sea=TWO_LAKES)
def games_are_shown_and_compared(editor):
    show(editor, "Visits")
    choose(expect_part(editor.window, "combo box", "Captains"), "novice")  # who play first
    says(editor, r"^visits per 100 games · [\d,]+ games$")
    to_board(editor)
    editor.press("ctrl+Home")
    says(editor, r"^A1: [\d.]+ visits per 100 games, [\d.]+ times the average$")
    button(editor, "check box", "Change since saved")
    says(editor, "^A1: 0 visits per 100 games, could be chance$")
    to_board(editor)
    editor.press("Down", "space", "Up")
    says(editor, "^A1: [+−]")
    editor.press("ctrl+z")
    says(editor, "^A1: 0 visits per 100 games, could be chance$")


@flow(reads=True, sea=TWO_LAKES)
def trail_is_typed_and_drawn(editor):
    show(editor, "Trail")
    field = wait_for("the field", lambda: part(editor.window, "text", "Announced moves"))
    write(field, "N N sideways")
    says(editor, "^not understood: sideways$")
    write(field, "right")
    says(editor, "^12 › 4 · possible positions: 4$")
    write(field, "")
    says(editor, "^12 · possible positions: 12$")
    button(editor, "toggle button", "Draw")
    board = part(editor.window, "panel", "Board")
    wait_for("the board to have the keyboard", lambda: has(board, Atspi.StateType.FOCUSED))
    editor.press("ctrl+Home", "space", "Down", "Down", "Down", "space")
    says(editor, "^12 › 9 › 6 › 3 · possible positions: 3$")
    if text_in(field) != "down down down":
        raise Failure(f"the field says “{text_in(field)}”")
    button(editor, "push button", "Take Back")
    says(editor, "^12 › 9 › 6 · possible positions: 6$")
    if editor.window.get_name() != "Lagoon — Chartroom":
        raise Failure("drawing a trail has changed the map")
