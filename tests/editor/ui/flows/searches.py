"""Searches that play thousands of games: for maps, and for changes to a map."""

import os
import shutil

from driver import LAGOON, SHIPPED, Failure, do_until, flow, lasting, wait_for
from reader import (Atspi, bottom_of, box, focus_on, has, in_dialog, is_showing, part, parts, press_button,
                    shows, steadily, tells, text_in)

LONG = 300  # seconds for thousands of games, on processors that others work on


@flow(cost=15, processors=2)
def generated_map_is_opened(editor):
    """The program looks for maps while another is open, and one that it found is opened."""
    editor.start_lagoon()
    editor.press("ctrl+shift+g")
    # Starts that captains choose: few games certify such a map.
    editor.press_in("Generate Maps", "Down", "alt+s")
    wait_for("the search", lambda: editor.is_open(r"Generate Maps \([0-9]* of 12\)"), LONG)
    editor.press("space")
    editor.expect_modified("painted A1 meanwhile")
    wait_for("a map", lambda: editor.is_open(r"Generate Maps \([1-9][0-9]* of 12\)"), LONG)
    editor.press_in("Generate Maps.*", "alt+t")
    editor.press_in("Generate Maps.*", "alt+o")
    wait_for("the map in a tab", lambda: not editor.is_titled("● Lagoon"))
    editor.press("ctrl+z")
    editor.expect_title("Untitled", "a sea before that step")
    editor.press("ctrl+w")
    editor.expect_modified("the other map is as it was")
    editor.answer("Generate Maps.*", "Escape")
    editor.quit_and_discard()


@flow(cost=15, processors=2)
def suggested_change_is_a_step(editor):
    """C4 leaves D4 a dead end. Captains play until a change is found that keeps the map fair."""
    editor.start_lagoon()
    editor.press("i", "ctrl+shift+m")
    do_until("the change", lambda: editor.is_titled("● Lagoon"), lambda: editor.press("Return"), LONG)
    editor.press("ctrl+z")
    editor.expect_saved("it was one step")
    editor.quit()


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
    said = "Nothing to suggest"
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


@flow(reads=True, sea=LAGOON, cost=15, processors=2)
def suggestions_outlast_the_first_save(editor):
    """Which gives the map its name."""
    editor.press("ctrl+n")
    editor.expect_title("Untitled")
    editor.press("ctrl+shift+m")
    editor.press("ctrl+s")
    editor.answer("Save Map As", "Return", text=os.path.join(editor.home, "ocean.map.json"))
    editor.expect_title("Ocean")
    wait_for("what is suggested", lambda: tells(editor, "Nothing to suggest"))


@flow(reads=True, sea=LAGOON, cost=15, processors=2)
def another_language_goes_on_searching(editor):
    editor.press("ctrl+shift+g")
    dialog = wait_for("the search", lambda: editor.dialog("Generate Maps"))
    find = in_dialog(editor, "Generate Maps")
    Atspi.Selection.select_child(find("combo box", "Starts"), 1)
    for name, number in (("Columns", 8), ("Rows", 8), ("Number of maps", 60)):
        Atspi.Value.set_current_value(find("spin button", name), number)
    press_button(dialog, "Search")
    wait_for("a map", lambda: editor.dialog("Generate Maps (1 of 60)")
             or editor.dialog("Generate Maps (2 of 60)"))
    editor.run_command("german")
    editor.take_another_window()
    dialog = wait_for("the search in German", lambda: next(
        (frame for frame in parts(editor.window.get_parent(), "frame")
         if frame.get_name().startswith("Karten erzeugen (")), None))
    before = dialog.get_name()
    wait_for("another map", lambda: dialog.get_name() != before)


@flow(reads=True, sea=LAGOON, cost=15, processors=2)
def another_language_goes_on_looking_for_changes(editor):
    editor.press("ctrl+End", "Up", "space")
    wait_for("D4 to be parted", lambda: any("R201" in row for row in editor.table("Findings")))
    editor.press("ctrl+shift+m")
    editor.bring_to_front("History")
    editor.run_command("german")
    editor.take_another_window()
    wait_for("the offer in German", lambda: shows(editor, "push button", "Anwenden"))
    wait_for("the history in front as before",
             lambda: has(part(editor.window, "page tab", "Verlauf"), Atspi.StateType.SELECTED))
    editor.press("ctrl+shift+p")
    editor.answer("Alle Befehle", "Return", text="Englisch")
    editor.take_another_window()
    wait_for("the offer in English", lambda: shows(editor, "push button", "Apply"))


@flow(reads=True, sea=LAGOON, cost=15, processors=2)
def a_search_is_begun_once(editor):
    editor.press("ctrl+shift+g")
    dialog = wait_for("the search", lambda: editor.dialog("Generate Maps"))
    search, stop = (wait_for(name, lambda name=name: part(dialog, "push button", name))
                    for name in ("Search", "Stop"))
    focus_on(search)
    press_button(dialog, "Search")
    wait_for("one search alone", lambda: not has(search, Atspi.StateType.SENSITIVE)
             and has(stop, Atspi.StateType.FOCUSED))
    press_button(dialog, "Stop")
    wait_for("another search", lambda: has(search, Atspi.StateType.SENSITIVE)
             and has(search, Atspi.StateType.FOCUSED))


@flow(reads=True, sea=LAGOON, cost=15, processors=2)
def an_offer_of_changes_waits_for_undo(editor):
    """Painting does not take it away, nor move the board."""
    editor.press("ctrl+End", "Up", "space")
    wait_for("D4 to be parted", lambda: any("R201" in row for row in editor.table("Findings")))
    findings = part(editor.window, "table", "Findings")
    focus_on(findings, "the focus in the list")
    editor.press("Home", "ctrl+period")
    wait_for("the offer", lambda: shows(editor, "push button", "Apply"))
    apply = part(editor.window, "push button", "Apply")
    editor.press("ctrl+z")
    wait_for("an offer for another map", lambda: is_showing(apply)
             and not has(apply, Atspi.StateType.SENSITIVE))
    editor.press("ctrl+shift+z")
    wait_for("the offer again", lambda: has(apply, Atspi.StateType.SENSITIVE))
    press_button(editor.window, "Apply")
    wait_for("it to be taken", lambda: not shows(editor, "push button", "Apply"))
    editor.press("ctrl+z")
    wait_for("it to be there for who wants another", lambda: shows(editor, "push button", "Apply"))
    editor.press("ctrl+z")
    wait_for("an offer for another map", lambda: not has(apply, Atspi.StateType.SENSITIVE))
    editor.press("Escape")
    wait_for("it to go", lambda: not is_showing(apply))


@flow(reads=True, sea=LAGOON, cost=15, processors=2)
def an_offer_in_a_low_window_cuts_no_button(editor):
    """Below the findings there is a row of buttons, or none: not the upper half of it."""
    editor.resize(860, 560)
    editor.press("ctrl+End", "Up", "space")
    wait_for("D4 to be parted", lambda: any("R201" in row for row in editor.table("Findings")))
    findings = part(editor.window, "table", "Findings")
    focus_on(findings, "the focus in the list")
    editor.press("Home", "ctrl+period")
    wait_for("the offer", lambda: shows(editor, "push button", "Apply"))
    edge = bottom_of(part(editor.window, "page tab list", "Side Panel"))

    def is_whole():
        button = part(editor.window, "push button", "Fix")
        return bottom_of(button) <= edge or box(button).y >= edge

    wait_for("the row as a whole, or none of it", lasting(3, is_whole))


@flow(reads=True, sea=LAGOON, cost=15, processors=2)
def what_is_found_for_a_map_that_was_painted_on_waits_for_undo(editor):
    """Nobody sits still while changes are looked for."""
    editor.press("ctrl+End", "Up", "space")
    wait_for("D4 to be parted", lambda: any("R201" in row for row in editor.table("Findings")))
    editor.press("ctrl+shift+m", "ctrl+Home", "space")
    apply = wait_for("the offer", lambda: shows(editor, "push button", "Apply")
                     and part(editor.window, "push button", "Apply"))
    wait_for("it to be for another map", lambda: not has(apply, Atspi.StateType.SENSITIVE))
    editor.press("ctrl+z")
    wait_for("it to be for this one", lambda: has(apply, Atspi.StateType.SENSITIVE))
    press_button(editor.window, "Apply")
    wait_for("the change", lambda: not any("R201" in row for row in editor.table("Findings")))


@flow(reads=True, sea=LAGOON, cost=15, processors=2)
def an_offer_leaves_who_types_alone(editor):
    """It comes when a search ends, whatever one does then; a name makes it none for another map."""
    editor.press("ctrl+End", "Up", "space")
    wait_for("D4 to be parted", lambda: any("R201" in row for row in editor.table("Findings")))
    name = wait_for("the field", lambda: part(editor.window, "text", "Name"))
    editor.press("ctrl+shift+m")
    focus_on(name, "the focus in the field")
    wait_for("the offer", lambda: shows(editor, "push button", "Apply"))
    editor.press("End", "x", "space", "y")
    wait_for("what is typed", lambda: text_in(name) == "Lagoonx y")
    if not has(part(editor.window, "push button", "Apply"), Atspi.StateType.SENSITIVE):
        raise Failure("a name took the offer away")
    press_button(editor.window, "Apply")
    wait_for("the change", lambda: not any("R201" in row for row in editor.table("Findings")))
    if text_in(name) != "Lagoonx y":
        raise Failure(f"the change took the name back: {text_in(name)}")


@flow(reads=True, sea=LAGOON, cost=15, processors=2)
def the_search_for_changes_tells_how_far_it_is(editor):
    # The bar of the verdict has a gauge, too.
    gauge = lambda: next((g for g in parts(editor.window, "progress bar")
                          if g.get_name() == "Progress" and is_showing(g)), None)
    editor.press("ctrl+n")
    editor.expect_title("Untitled")
    editor.press("i", "ctrl+shift+m")
    far = wait_for("the search", gauge)
    wait_for("it to come on", lambda: Atspi.Value.get_current_value(far) > 0)
    cancel = next(button for button in parts(editor.window, "push button")
                  if button.get_name() == "Cancel" and is_showing(button))
    Atspi.Action.do_action(cancel, 0)
    wait_for("it to end", lambda: gauge() is None)
