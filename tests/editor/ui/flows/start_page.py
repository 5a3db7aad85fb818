"""The start page, templates and lessons."""

import json
import os

from driver import LAGOON, Failure, flow, wait_for, write_file, xdotool
from flows.board import cursor_told
from reader import (Atspi, bottom_of, box, center_of, choose, expect_part, focus_on, has, is_showing, part,
                    parts, press_button, told_by, write)


def lesson_told(editor):
    return told_by(editor.bar()) if editor.bar() else ""


def expect_lesson(editor, *words):
    wait_for(f"the lesson to say {words}", lambda: all(w in lesson_told(editor) for w in words))


def verdict(editor):
    """The headline of the bar that judges, by its sign."""
    return next(label for label in parts(editor.window, "label")
                if label.get_name()[:1] in tuple("…✔✖◆≈■") and is_showing(label))


@flow(reads=True, sea=LAGOON)
def lesson_notices_what_is_done(editor):
    editor.run_command("learn five steps")
    expect_lesson(editor, "Step 1 of 5", "Paint an island")
    editor.press("ctrl+Home", "Right", "Right", "space")
    expect_lesson(editor, "Step 2 of 5", "Undo it")
    editor.press("ctrl+z")
    expect_lesson(editor, "Step 3 of 5", "mirror")
    press_button(editor.bar(), "Skip This Step")
    expect_lesson(editor, "Step 4 of 5", "Move a start", "the bar below")
    wait_for("the verdict below the lesson",
             lambda: bottom_of(editor.bar()) <= box(verdict(editor)).y)
    press_button(editor.bar(), "Dismiss")
    wait_for("the lesson to be left", lambda: editor.bar() is None)


@flow(reads=True, sea=LAGOON)
def the_end_of_a_lesson_says_nothing_of_another_map(editor):
    editor.run_command("learn five steps")
    for step in range(1, 6):
        expect_lesson(editor, f"Step {step} of 5")
        press_button(editor.bar(), "Skip This Step")
    expect_lesson(editor, "Lesson complete")
    editor.bring_to_front("Lagoon")
    wait_for("nothing of the lesson", lambda: editor.bar() is None)


@flow(reads=True, sea=LAGOON)
def start_page_copies_a_shipped_map(editor):
    editor.run_command("start page")
    rows = wait_for("the start page", lambda: editor.table("Recent and shipped maps"))
    names = [row[1] for row in rows]
    if names[0] != "Lagoon" or "Umbria" not in names:
        raise Failure(f"the start page shows {names}")
    editor.press(*["Down"] * names.index("Umbria"), "Return")
    editor.expect_title("Untitled")
    editor.press("ctrl+Home")
    wait_for("its islands", lambda: "A1 · island" in cursor_told(editor))
    if part(editor.window, "page tab", "Lagoon") is None:
        raise Failure("the map that was open is gone")


@flow(reads=True, sea=LAGOON)
def escape_closes_a_menu_and_then_the_start_page(editor):
    def shows(what):
        table = part(editor.window, "table", "Recent and shipped maps")
        return (table is not None and is_showing(table)) == what

    open_menu = lambda: next((menu for menu in parts(editor.window, "menu")
                              if has(menu, Atspi.StateType.SELECTED)), None)
    editor.run_command("start page")
    wait_for("the start page", lambda: shows(True))
    view = next(menu for menu in parts(editor.window, "menu") if menu.get_name() == "View")
    xdotool("mousemove", *center_of(view), "click", "1")
    wait_for("the menu", open_menu)
    editor.press("Escape")
    wait_for("the menu to go", lambda: open_menu() is None)
    if not shows(True):
        raise Failure("the start page went with the menu")
    editor.press("Escape")
    wait_for("the start page to go", lambda: shows(False))


@flow(reads=True, sea=LAGOON)
def start_page_begins_with_a_template(editor):
    """With the quadrants of a shipped map, in another size."""
    editor.run_command("start page")
    choose(expect_part(editor.window, "combo box", "Start from"), "North Pole")
    choose(expect_part(editor.window, "combo box", "Keep"), "Quadrants only")
    rows = wait_for("the rows", lambda: part(editor.window, "spin button", "Rows"))
    write(rows, "12")
    focus_on(rows)
    editor.press("Return")
    editor.expect_title("Untitled")
    editor.press("ctrl+End")
    wait_for("a corner at 12", lambda: "12 · water" in cursor_told(editor))
    # The dialog has the same form, and begins with a map of 10 x 10.
    editor.press("ctrl+shift+n")
    editor.answer("New Map", "Return")
    editor.press("ctrl+End")
    wait_for("a corner at 10", lambda: "J10 · " in cursor_told(editor))


@flow(reads=True, sea=LAGOON)
def recent_packs_stand_under_their_names(editor):
    path = os.path.join(os.path.dirname(editor.path), "pack.json")
    write_file(path, json.dumps({"format": "chartroom-pack", "version": 1, "id": "league",
                                 "name": {"en": "League"}, "maps": [os.path.basename(editor.path)]}))
    editor.press("ctrl+shift+o")
    editor.answer("Open Pack", "Return", text=path)
    editor.expect_title("League")
    editor.run_command("start page")
    rows = wait_for("the start page", lambda: editor.table("Recent and shipped maps"))
    if rows[0][1:3] != ["League", "4 × 4"]:
        raise Failure(f"the pack stands there as {rows[0]}")


@flow(reads=True, sea=LAGOON)
def a_map_that_is_shipped_is_proposed(editor):
    editor.run_command("new from")
    dialog = wait_for("the dialog", lambda: editor.dialog("New Map"))
    keep = wait_for("what is kept of it", lambda: part(dialog, "combo box", "Keep"))
    wait_for("a choice of what is kept", lambda: has(keep, Atspi.StateType.SENSITIVE))
    editor.answer("New Map", "Escape")
