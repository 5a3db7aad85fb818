"""Searches that play thousands of games: for maps, and for changes to a map."""

from driver import do_until, flow, wait_for

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
