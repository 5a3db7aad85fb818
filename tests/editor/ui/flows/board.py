"""The board, the map beside it and the table of the map, as a screen reader is told of them."""

import json
import os
import time

from driver import LAGOON, TWO_LAKES, Failure, flow, lagoon, replace_file, wait_for, write_file, xdotool
from flows.panels import expect_panels
from reader import Atspi, box, focused, in_menu, is_showing, part, parts, press_button, shows


@flow(reads=True, sea=TWO_LAKES)
def table_follows_the_board(editor):
    def rows():
        return editor.table("Table of the map")

    read = wait_for("the table of the map", rows)
    expected = [[f"{'ABCD'[column]}{row + 1}",
                 "ticked" if TWO_LAKES["points"][row][column] == "#" else "",
                 TWO_LAKES["quadrants"][row][column], "", "none"]
                for row in range(4) for column in range(4)]
    if read != expected:
        raise Failure(f"the table reads {read}")
    editor.bring_to_front("Table")
    editor.press("ctrl+Home", "space")
    wait_for("A1 as an island in the table", lambda: rows()[0] == ["A1", "ticked", "1", "", "none"])
    editor.press("ctrl+z")
    wait_for("A1 as water again", lambda: rows()[0] == ["A1", "", "1", "", "none"])


@flow(reads=True, sea=TWO_LAKES, labels="fast")
def board_says_where_the_cursor_is(editor):
    board = part(editor.window, "panel", "Board")
    editor.press("ctrl+Home", "Right")
    wait_for("B1 under the cursor", lambda: board.get_description().startswith("B1 "))
    if "island" not in board.get_description():
        raise Failure(f"the board says “{board.get_description()}”")


def told_of_board(editor, name):
    board = part(editor.window, "panel", name)
    return board.get_description() if board is not None else ""


@flow(reads=True, sea=LAGOON)
def another_map_stands_beside(editor):
    """The other one has an island at A1."""
    path = os.path.join(editor.home, "reef.map.json")
    write_file(path, json.dumps(lagoon("#...", "....", "....", "..#.", id="reef", name={"en": "Reef"})))
    editor.open(path)
    editor.expect_title("Reef")
    editor.press("F7")
    wait_for("where the other map differs",
             lambda: "Removed islands: A1" in told_of_board(editor, "Board of Lagoon"))
    editor.press("ctrl+Home", "space")
    wait_for("only id and name to differ",
             lambda: told_of_board(editor, "Board of Lagoon").startswith("Id is lagoon"))
    editor.press("ctrl+z", "shift+F6", "Down")
    wait_for("this map to be chosen",
             lambda: shows(editor, "panel", "Board of Reef (this map)"))
    editor.press("Up")
    wait_for("the other map again", lambda: shows(editor, "panel", "Board of Lagoon"))
    editor.press("Escape", "Tab")
    expect_panels(editor, False, False, False)
    wait_for("the other map to stay", lambda: shows(editor, "panel", "Board of Lagoon"))
    board = part(editor.window, "panel", "Board of Lagoon")
    press_button(board.get_parent(), "Close the second map")
    wait_for("the other map to go", lambda: not shows(editor, "panel", "Board of Lagoon"))
    wait_for("the focus on the board", lambda: focused(editor).get_name() == "Board")


@flow(reads=True, sea=LAGOON)
def map_beside_is_closed(editor):
    editor.press("ctrl+n")
    editor.expect_title("Untitled")
    editor.press("F7")
    wait_for("the other map", lambda: shows(editor, "panel", "Board of Lagoon"))
    editor.press("ctrl+Prior")
    editor.expect_title("Lagoon")
    editor.press("ctrl+w")
    editor.expect_title("Untitled")
    wait_for("this map once more",
             lambda: shows(editor, "panel", "Board of Untitled (this map)"))


@flow(reads=True, sea=LAGOON)
def a_bar_leaves_the_board_under_the_pointer(editor):
    """Along a row far below the bar, before and after it has come, until the pointer rests."""
    ocean = {**LAGOON, "id": "ocean", "name": {"en": "Ocean"}, "points": ["." * 15] * 15,
             "quadrants": ["1" * 15] * 15}
    path = os.path.join(editor.home, "ocean.map.json")

    def write_ocean(**changes):
        replace_file(path, json.dumps({**ocean, **changes}))

    def board():
        return next(box(node)
                    for node in parts(editor.window, "panel")
                    if node.get_name() == "Board" and is_showing(node))

    def point_at(right):
        xdotool("mousemove", int(whole.x + right * whole.width), height)
        return cursor_told(editor).split(" ·")[0]

    write_ocean()
    editor.open(path)
    editor.expect_title("Ocean")
    whole = board()
    height = int(whole.y + 0.8 * whole.height)
    first = wait_for("a point", lambda: (p := point_at(0.45))[1:].isdigit() and p)
    write_ocean(name={"en": "Sea"})
    wait_for("the question", editor.bar)
    wait_for("the board to be lower", lambda: point_at(0.45) and board().y > whole.y)
    second = wait_for("another point",
                      lambda: (p := point_at(0.55))[1:].isdigit() and p != first and p)
    if second[1:] != first[1:]:
        raise Failure(f"under the pointer is {second}")
    height = int(board().y + 4)
    wait_for("a point below the bar's edge", lambda: point_at(0.5)[1:].isdigit())
    wait_for("the board to be whole", lambda: not cursor_told(editor).split(" ·")[0][1:].isdigit())


def choose_in_menu(editor, name):
    editor.press("Menu")
    Atspi.Action.do_action(wait_for(f"“{name}” in the menu", lambda: in_menu(editor, name)), 0)


@flow(reads=True, sea=LAGOON)
def menu_of_a_point(editor):
    """C4 is an island of one point."""
    editor.press("ctrl+End", "Left")
    choose_in_menu(editor, "Island")
    wait_for("C4 to be water", lambda: "C4 · water" in cursor_told(editor))
    choose_in_menu(editor, "Surface Point")
    wait_for("C4 to be a surface point", lambda: "surface point" in cursor_told(editor))
    choose_in_menu(editor, "Paint Here")
    wait_for("C4 to be an island", lambda: "C4 · island" in cursor_told(editor))


def cursor_told(editor):
    """Of the board in front."""
    return next((board.get_description() for board in parts(editor.window, "panel")
                 if board.get_name() == "Board" and is_showing(board)), "")


@flow(reads=True, sea=LAGOON)
def the_wheel_zooms_and_the_hand_moves_the_board(editor):
    """Both keep the point under the pointer, and neither paints."""
    board = next(box(node) for node in parts(editor.window, "panel")
                 if node.get_name() == "Board" and is_showing(node))
    x, y = board.x + int(0.42 * board.width), board.y + int(0.42 * board.height)

    def point_at(right):
        xdotool("mousemove", x + right, y + right)
        return cursor_told(editor).split(" ·")[0]

    def settled(right):
        """The point there, once the board has followed the pointer."""
        point_at(right)
        time.sleep(0.2)
        return cursor_told(editor).split(" ·")[0]

    # So near the corner of the point that another one is ten pixels away.
    point = wait_for("a point under the pointer", lambda: (p := point_at(0))[1:].isdigit() and p)
    edge = next(right for right in range(2, 400, 2) if settled(right) != point)
    x, y = x + edge - 8, y + edge - 8
    wait_for("another point near by", lambda: settled(0) == point != settled(10))
    point_at(0)
    xdotool("click", "--repeat", "8", 4)
    wait_for("the wheel to zoom", lambda: settled(10) == point == settled(0))
    for down, up in ((("keydown", "space", "mousedown", 1), ("mouseup", 1, "keyup", "space")),
                     (("mousedown", 2), ("mouseup", 2))):
        wait_for("the point at its place", lambda: point_at(0) == point)
        xdotool(*down)
        wait_for("the point to follow the hand", lambda: point_at(60) == point)
        xdotool("mousemove", x, y, *up)
        wait_for("the point back at its place", lambda: point_at(0) == point)
    xdotool("keydown", "shift", "click", "--repeat", "20", 5, "keyup", "shift")
    wait_for("the wheel to go sideways", lambda: point_at(0)[1:] == point[1:] and point_at(0) != point)
    editor.expect_title("Lagoon")
    editor.press("space")
    editor.expect_title("● Lagoon", "Space alone paints")


@flow(reads=True, sea=LAGOON)
def a_stroke_that_is_not_ended_is_taken_back_and_done_again(editor):
    """Enter begins a stroke, which another Enter ends: many a hand goes on without that."""
    islands = lambda: "".join("#" if row[1] == "ticked" else "." for row in
                              editor.table("Table of the map"))
    editor.bring_to_front("Table")
    before = wait_for("the map", islands)
    editor.press("Escape")
    editor.press("ctrl+Home", "Return", "ctrl+z")
    wait_for("A1 as water again", lambda: islands() == before)
    editor.press("ctrl+shift+z")
    wait_for("A1 as an island once more", lambda: islands() == "#" + before[1:])
