"""Habits of the window, as a screen reader is told."""

import glob
import json
import os
import shutil
import subprocess

from driver import (LAGOON, SHIPPED, Failure, Shots, flow, lagoon, read_file, replace_file, wait_for,
                    write_file, xdotool)
from reader import (Atspi, bottom_of, box, center_of, choose, expect_part, expect_told, focus_on, focused,
                    has, is_showing, part, parts, press_button, shows, steadily, tells, text_in, told_by,
                    write)


@flow(reads=True, sea=LAGOON)
def keys_of_the_menu_work_in_lists(editor):
    """GTK's lists would go to the next row and the one before."""
    table = part(editor.window, "table", "Findings")
    for key, title in (("ctrl+p", "Print Sheets"), ("ctrl+n", "Untitled")):
        Atspi.Component.grab_focus(table)
        wait_for("the list to have the focus", lambda: has(table, Atspi.StateType.FOCUSED)
                 or any(has(cell, Atspi.StateType.FOCUSED) for cell in parts(table)))
        editor.press(key)
        if key == "ctrl+n":
            editor.expect_title(title)
            continue
        editor.answer(title, "Escape")


PANELS = [("toggle button", "Pencil"), ("page tab", "Properties"), ("table", "Findings")]


def expect_panels(editor, *wanted):
    wait_for(f"the panels {wanted} to show, and no others",
             lambda: [shows(editor, *panel) for panel in PANELS] == list(wanted))


@flow(reads=True, sea=LAGOON)
def panels_hide_and_come_back(editor):
    expect_panels(editor, True, True, True)
    editor.press("Tab")
    expect_panels(editor, False, False, False)
    editor.press("Tab")
    expect_panels(editor, True, True, True)
    editor.run_command("panels findings")
    expect_panels(editor, True, True, False)
    editor.press("Tab")
    expect_panels(editor, False, False, False)
    editor.press("ctrl+q")
    wait_for("the end", lambda: editor.process.poll() is not None)
    editor.start()
    expect_panels(editor, False, False, False)
    editor.press("Tab")
    expect_panels(editor, True, True, True)
    editor.press("Tab", "F4")
    expect_panels(editor, False, True, False)


@flow(reads=True, sea=LAGOON)
def a_low_window_keeps_two_findings(editor):
    """The water is one quadrant in two pieces, so that there is something to find."""
    editor.press("ctrl+Home", "Right", "space", "Down", "space", "Down", "space", "Down", "space")
    wait_for("some findings", lambda: len(editor.table("Findings")) > 1)
    editor.resize(790, 520)

    def cells_in_sight():
        board = part(editor.window, "panel", "Board")
        cells = list(parts(part(editor.window, "table", "Findings"), "table cell"))[:8]
        foot = bottom_of(editor.window)
        return (box(cells[0]).y > bottom_of(board) and bottom_of(cells[7]) < foot
                and has(cells[7], Atspi.StateType.SHOWING))

    wait_for("two rows of findings", cells_in_sight)


@flow(reads=True, sea=LAGOON)
def a_key_goes_round_all_parts(editor):
    for name in ("Pencil", "Side Panel", "Findings", "Board", "Pencil"):
        editor.press("shift+F6")
        wait_for(f"the focus on {name}", lambda n=name: focused(editor).get_name() == n)


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
             lambda: "Islands gone: A1" in told_of_board(editor, "Board of Lagoon"))
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
    press_button(board.get_parent(), "Close the map beside")
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


@flow(reads=True, sea=LAGOON)
def a_bar_in_a_small_window_takes_its_room_from_the_findings(editor):
    """Which come back with it; the strip without an overlay has gone before them."""
    editor.resize(880, 560)

    def height():
        return next(box(node).height
                    for node in parts(editor.window, "panel")
                    if node.get_name() == "Board" and is_showing(node))

    def findings_shown():
        return any(tab.get_name().startswith("Findings") and is_showing(tab)
                   for tab in parts(editor.window, "page tab"))

    wait_for("findings beside a board of some size", lambda: findings_shown() and height() >= 190)
    wait_for("no strip", lambda: not shows(editor, "combo box", "Overlay"))
    replace_file(editor.path, json.dumps(dict(LAGOON, name={"en": "Lake"})))
    wait_for("the question", editor.bar)
    wait_for("the findings to go", lambda: not findings_shown())
    wait_for("a board of some size", lambda: height() >= 190)
    press_button(editor.bar(), "Dismiss")
    wait_for("findings again", findings_shown)
    editor.run_command("overlay dead")
    wait_for("a strip", lambda: shows(editor, "combo box", "Overlay"))


def in_menu(editor, name):
    """The item of the menu that is open, beside those of the menu bar."""
    bar = next(parts(editor.window, "menu bar"))
    of_bar = list(parts(bar))
    return next((item for role in ("check menu item", "menu item")
                 for item in parts(editor.window.get_parent(), role)
                 if item.get_name() == name and item not in of_bar
                 and is_showing(item)), None)


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


def has_finding(editor, code):
    return any(code in row for row in editor.table("Findings"))


@flow(reads=True, sea=LAGOON)
def a_finding_has_a_menu(editor):
    """D3 becomes an island, which parts D4 from the sea: a change that mends it is asked for there."""
    editor.press("ctrl+End", "Up", "space")
    wait_for("R201", lambda: has_finding(editor, "R201"))
    Atspi.Component.grab_focus(part(editor.window, "table", "Findings"))
    editor.press("Home", "shift+F10")
    wait_for("the menu by key", lambda: in_menu(editor, "Suggest Changes for Finding"))
    editor.press("Escape")
    wait_for("the menu to go", lambda: in_menu(editor, "Suggest Changes for Finding") is None)
    cell = next(c for c in parts(part(editor.window, "table", "Findings"), "table cell")
                if c.get_name() == "R201")
    xdotool("mousemove", *center_of(cell), "click", "3")
    Atspi.Action.do_action(wait_for("suggestions in the menu",
                                    lambda: in_menu(editor, "Suggest Changes for Finding")), 0)
    wait_for("a change that mends it",
             lambda: any(label.get_name() == "Change it so?" for label in parts(editor.window, "label")))
    editor.press("Return")
    wait_for("R201 to be gone", lambda: not has_finding(editor, "R201"))
    editor.press("ctrl+z")
    wait_for("R201 to be back", lambda: has_finding(editor, "R201"))


@flow(reads=True, sea=LAGOON)
@steadily
def what_was_said_of_suggestions_goes_with_its_map(editor):
    """It stays while another tab is in front, and goes once the map is another."""
    umbria = os.path.join(SHIPPED, "sonar-family", "umbria.map.json")
    path = os.path.join(editor.home, "umbria.map.json")
    shutil.copy(umbria, path)
    editor.open(path)
    editor.expect_title("Umbria")
    editor.press("ctrl+shift+m")
    said = "there is nothing to suggest"
    wait_for("what is said", lambda: tells(editor, said))
    editor.press("ctrl+n")
    editor.expect_title("Untitled")
    wait_for("nothing said of the new map", lambda: editor.bar() is None)
    editor.press("ctrl+Prior")
    editor.expect_title("Umbria")
    wait_for("what was said", lambda: tells(editor, said))
    editor.press("ctrl+Home", "space")
    editor.expect_title("● Umbria")
    wait_for("nothing said of the changed map", lambda: editor.bar() is None)


@flow(reads=True, sea=LAGOON)
def unsaved_work_out_of_sight_has_a_scroll_bar(editor):
    """Five offers have no room in a small window."""
    for number in ("", " 2", " 3", " 4", " 5"):
        editor.press("ctrl+n")
        editor.expect_title(f"Untitled{number}")
        editor.press("space")
        editor.expect_title(f"● Untitled{number}")
    works = os.path.join(editor.home, ".local/state/chartroom/journal/*/work")
    wait_for("the edits in the journal", lambda: len(glob.glob(works)) == 5)
    editor.kill()
    editor.start()
    editor.resize(900, 600)

    @steadily
    def scroll_bar():
        last = part(editor.window, "label", "Untitled 5")
        panes = [pane for pane in parts(editor.window, "scroll pane") if last in parts(pane, "label")]
        return any(is_showing(bar)
                   for pane in panes for bar in parts(pane, "scroll bar"))

    wait_for("a scroll bar beside the offers", scroll_bar)


def has_button(editor, name):
    return any(is_showing(button) and button.get_name() == name
               for button in parts(editor.window.get_parent(), "push button"))


def system_translates():
    """Newer C libraries translate nothing in C.UTF-8, whatever LANGUAGE says."""
    said = subprocess.run(["gettext", "-d", "gtk30", "_Cancel"], check=True, capture_output=True, text=True,
                          env=os.environ | {"LC_ALL": "C.UTF-8", "LANGUAGE": "de"}).stdout
    return said != "_Cancel"


@flow(reads=True, sea=LAGOON)
def dialogs_of_gtk_speak_the_language(editor):
    """Whatever the language of the system, which is English here."""
    editor.start_in("de")
    cancel = "Abbrechen" if system_translates() else "Cancel"
    for key, title in (("ctrl+g", "Zu Punkt gehen"), ("ctrl+o", ".*ffnen")):
        editor.press(key)
        wait_for(f"a dialog “{title}”", lambda: editor.is_open(title))
        wait_for("a button in the language", lambda: has_button(editor, cancel))
        editor.answer(title, "Escape")


@flow(reads=True, sea=LAGOON)
def lengths_have_the_sign_of_the_language(editor):
    editor.start_in("de")
    editor.press("ctrl+e")
    title = "Bögen exportieren"
    dialog = wait_for("the dialog", lambda: editor.dialog(title))
    pitch = wait_for("the pitch", lambda: part(dialog, "spin button", "Abstand in mm"))
    Atspi.Value.set_current_value(pitch, 14.2)
    wait_for("a comma", lambda: text_in(pitch) == "14,2")
    for sign in ("period", "comma"):
        focus_on(pitch)
        editor.press_in(title, "ctrl+a", "1", "3", sign, "5", "Tab")
        wait_for("what was typed", lambda: text_in(pitch) == "13,5")
        wait_for("its value", lambda: Atspi.Value.get_current_value(pitch) == 13.5)
        Atspi.Value.set_current_value(pitch, 12)
    editor.answer(title, "Escape")


def cursor_told(editor):
    """Of the board in front."""
    return next((board.get_description() for board in parts(editor.window, "panel")
                 if board.get_name() == "Board" and is_showing(board)), "")


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
    expect_lesson(editor, "Step 2 of 5", "Take it back")
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
    expect_lesson(editor, "That was the lesson")
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
def the_ring_of_a_finding_goes_with_it(editor):
    """D3 becomes an island, which parts D4 from the sea, and water again: Escape finds no ring to remove."""
    board = box(part(editor.window, "panel", "Board"))
    place = f"{board.width}x{board.height}+{board.x}+{board.y}"
    editor.press("ctrl+End", "Up", "space")
    wait_for("R201", lambda: has_finding(editor, "R201"))
    editor.press("F8", "ctrl+z")
    wait_for("nothing to be found", lambda: not has_finding(editor, "R201"))
    # The list is heard of before the board is drawn.
    seen = wait_for("the board", Shots(place, alike=12).still)
    editor.press("Escape")
    if wait_for("the board again", Shots(place).still) != seen:
        raise Failure("the ring was there, with nothing in it")


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
    choose(expect_part(editor.window, "combo box", "Begin with"), "North Pole")
    choose(expect_part(editor.window, "combo box", "Keep"), "Its quadrants")
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


def left_of(editor, one, other):
    """Whether a part of the window stands left of another."""
    boxes = [box(part(editor.window, *each)) for each in (one, other)]
    return boxes[0].x + boxes[0].width <= boxes[1].x


@flow(reads=True, sea=LAGOON)
def panels_stand_where_they_were_put(editor):
    board, side, findings = ("panel", "Board"), ("page tab list", "Side Panel"), ("table", "Findings")

    def expect(what, *pairs):
        wait_for(what, lambda: all(left_of(editor, *pair) for pair in pairs))

    expect("the side panel on the right", (board, side))
    editor.run_command("side panel on the left")
    expect("the side panel on the left", (side, board))
    editor.run_command("findings at the side")
    expect("the findings on the right", (side, board), (board, findings))
    editor.press("Tab", "Tab")
    expect("all as before", (side, board), (board, findings))
    editor.press("ctrl+q")
    wait_for("the end", lambda: editor.process.poll() is not None)
    editor.start()
    expect("all as it was left", (side, board), (board, findings))
    editor.run_command("side panel on the left")
    expect("the side panel on the right again", (board, findings), (findings, side))


@flow(reads=True, sea=LAGOON)
def files_open_in_tabs_of_their_own(editor):
    """What is wrong with one of them is told whatever is opened after it."""
    editor.kill()
    others = []
    for name, text in (("reef", json.dumps(dict(LAGOON, id="reef", name={"en": "Reef"}))),
                       ("broken", "{"),
                       ("cay", json.dumps(dict(LAGOON, id="cay", name={"en": "Cay"})))):
        others.append(os.path.join(editor.home, f"{name}.map.json"))
        write_file(others[-1], text)
    editor.command += others
    editor.start()
    editor.expect_title("Cay")
    for name in ("Lagoon", "Reef", "Cay"):
        expect_part(editor.window, "page tab", name)
    expect_told(editor, "broken.map.json cannot be opened")


@flow(reads=True, sea=LAGOON)
def tabs_have_close_buttons(editor):
    """Right of the name. Readers do not see it: for them there is the command."""
    editor.press("ctrl+n")
    editor.expect_title("Untitled")
    name = box(part(editor.window, "page tab", "Lagoon"))
    xdotool("mousemove", name.x + name.width + name.height // 2, name.y + name.height // 2, "click", 1)
    wait_for("the tab to go", lambda: part(editor.window, "page tab", "Lagoon") is None)


def click_on_tab(editor, name, button):
    tab = expect_part(editor.window, "page tab", name)
    xdotool("mousemove", *center_of(tab), "click", button)


@flow(reads=True, sea=LAGOON)
def tabs_answer_all_buttons_of_the_mouse(editor):
    """The middle one closes a tab, the right one has a menu of what is done to its document."""
    editor.press("ctrl+n")
    editor.expect_title("Untitled")
    click_on_tab(editor, "Lagoon", "3")
    editor.expect_title("Lagoon")
    wait_for("the menu", lambda: in_menu(editor, "Save As..."))
    editor.press("Escape")
    click_on_tab(editor, "Untitled", "2")
    wait_for("the tab to go", lambda: part(editor.window, "page tab", "Untitled") is None)
    editor.expect_title("Lagoon")


@flow(reads=True, sea=LAGOON)
def an_id_says_what_it_may_hold(editor):
    why = "Only small letters, digits and hyphens"
    field = wait_for("the field", lambda: part(editor.window, "text", "Id"))
    write(field, "Deep Sea")
    wait_for("the reason", lambda: shows(editor, "label", why))
    write(field, "deep-sea")
    wait_for("the reason to go", lambda: not shows(editor, "label", why))
    editor.expect_title("● Lagoon")


@flow(reads=True, sea=LAGOON)
def the_wheel_over_a_field_leaves_what_it_says(editor):
    """Whoever scrolls the panel looks for something, changes nothing, and gets there."""
    def height_of(field):
        return box(field).y

    def wheel(right, down):
        xdotool("mousemove", right, down, "click", 5)

    @steadily
    def scrolled_to(field):
        # The wheel beside the window would turn desktops.
        at, window = box(field), box(editor.window)
        if window.y < at.y and at.y + at.height < window.y + window.height:
            return True
        wheel(at.x + at.width // 2, window.y + window.height * 2 // 3)
        return False

    editor.resize(840, 520)
    for name in ("Theme", "Silence"):
        field = wait_for(name, lambda: part(editor.window, "combo box", name))
        wait_for(f"{name} in sight", lambda: scrolled_to(field))
        before = height_of(field)
        wheel(*center_of(field))
        if name == "Theme":
            # The first turn over another part may say no more than that the wheel is there.
            wait_for("the panel to scroll",
                     lambda: wheel(*center_of(field)) or height_of(field) < before)
    editor.press("ctrl+Home", "space")
    editor.expect_title("● Lagoon")
    editor.press("ctrl+z")
    wait_for("nothing else to be changed", lambda: editor.window.get_name().startswith("Lagoon"))


@flow(reads=True, sea=LAGOON)
def a_long_text_is_pasted_as_far_as_it_goes(editor):
    name = wait_for("the name", lambda: next((node for node in parts(editor.window, "text")
                                              if node.get_name() == "Name" and is_showing(node)), None))
    write(name, "a" + 699 * "b")
    focus_on(name)
    editor.press("ctrl+a", "ctrl+c", "End", "ctrl+v")
    wait_for("what there is room for",
             lambda: text_in(name) == "a" + 699 * "b" + "a" + 299 * "b")


@flow(reads=True, sea=LAGOON)
def pack_is_named_in_its_tab(editor):
    editor.run_command("make pack of folder")
    field = wait_for("the field of the pack", lambda: next(
        (node for node in parts(editor.window, "text")
         if node.get_name() == "Name" and is_showing(node)
         and part(node.get_parent(), "text", "Languages") is not None), None))
    focus_on(field)
    editor.press("ctrl+a", "R", "e", "e", "f", "Return")
    editor.expect_title("● Reef")
    editor.press("ctrl+z")
    wait_for("the name to be undone", lambda: not editor.window.get_name().startswith("● Reef"))
    language = wait_for("its language", lambda: part(editor.window, "combo box", "Name's language"))
    typed = next(parts(language, "text"))
    focus_on(typed)
    editor.press("ctrl+a", "shift+d", "shift+e", "u", "t", "s", "c", "h")
    wait_for("no name in German", lambda: text_in(field) == "")
    for words, language in ((("S", "p", "a", "n", "i", "s", "h"), "es"),
                            (("K", "l", "i", "n", "g", "o", "n"), "es"),
                            (("G", "e", "r", "m", "a", "n"), "de")):
        focus_on(typed)
        editor.press("ctrl+a", *words)
        wait_for("what is typed", lambda typing=words, code=language: text_in(typed) in
                 ("".join(typing), code))
        Atspi.Component.grab_focus(field)
        wait_for(language, lambda code=language: text_in(typed) == code)
    wait_for("the focus", lambda: has(field, Atspi.StateType.FOCUSED))
    wait_for("the language", lambda: text_in(typed) == "de")
    editor.press("R", "i", "f", "f", "Return", "ctrl+s")
    pack = os.path.join(os.path.dirname(editor.path), "pack.json")
    wait_for("the German name in the file",
             lambda: os.path.exists(pack) and '"de": "Riff"' in read_file(pack))
    if '"en": "' not in read_file(pack):
        raise Failure("the English name is gone")
    languages = part(editor.window, "text", "Languages")
    focus_on(languages)
    editor.press("ctrl+a", "e", "n", "space", "x", "x", "x", "ctrl+s")
    wait_for("the language in the file", lambda: json.loads(read_file(pack)).get("languages") == ["en"])
    wait_for("a word on what was left out", lambda: tells(editor, "two letters"))


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
