"""Panels, tabs and commands, as a screen reader is told of them."""

import json

from driver import LAGOON, Shots, flow, replace_file, wait_for, xdotool
from reader import box, center_of, expect_part, focused, in_menu, is_showing, part, parts, press_button, shows

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
def a_key_goes_round_all_parts(editor):
    for name in ("Pencil", "Side Panel", "Findings", "Board", "Pencil"):
        editor.press("shift+F6")
        wait_for(f"the focus on {name}", lambda n=name: focused(editor).get_name() == n)


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
def a_key_of_another_page_says_that_it_does_nothing(editor):
    """At the left of the status bar, which speaks to nobody but eyes."""
    editor.run_command("new deck")
    editor.expect_title("Untitled")
    window = box(editor.window)
    place = f"{window.width // 3}x16+{window.x + 4}+{window.y + window.height - 20}"
    shots = Shots(place)
    before = wait_for("the status bar", shots.still)
    editor.press("F9")
    wait_for("what F9 would do", lambda: shots.still() not in (None, before))


@flow(reads=True, sea=LAGOON)
def a_name_that_no_command_has_finds_none(editor):
    editor.press("ctrl+shift+p")
    editor.press_in("All Commands", text="zzz")
    wait_for("that there is none", lambda: any(
        "No command" in cell.get_name()
        for cell in parts(editor.dialog("All Commands"), "table cell")))
    xdotool("key", "Return")
    editor.answer("All Commands", "Escape")
