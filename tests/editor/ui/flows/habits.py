"""Habits from other drawing programs."""

from driver import flow


@flow
def single_keys_work_wherever_one_is(editor):
    """Single keys are commands on buttons and lists too; a field takes them as letters. Escape leads back
    to the board from everywhere."""
    editor.start_lagoon()
    editor.press("shift+Tab", "e", "Escape", "ctrl+Home", "space", "ctrl+End", "Left", "space")
    editor.save_and_expect("....", "....", "....", "....")
    editor.press("F4", "ctrl+a", "b")
    editor.expect_title("● b", "the letter is the name")
    editor.press("Escape", "ctrl+Home", "b", "space", "ctrl+z", "ctrl+z")
    editor.expect_saved("painting and naming are undone")
    editor.quit()


@flow
def escape_drops_an_open_border_line(editor):
    """An open line would go on from where it ended."""
    editor.start_lagoon()
    editor.press("p", "ctrl+Home", "Right", "Return", "Down", "Return", "Escape", "Return", "Left", "Return")
    editor.press("b", "ctrl+Home", "space")
    editor.expect_modified("painted A1")
    editor.press("ctrl+s")
    editor.expect_saved("saved")
    editor.expect_file("#...", "....", "....", "..#.")
    editor.quit()


@flow
def undo_drops_an_open_border_line_first(editor):
    editor.start_lagoon()
    editor.press("b", "ctrl+Home", "space")
    editor.expect_modified("painted A1")
    editor.press("p", "ctrl+Home", "Right", "Right", "Return", "Down", "ctrl+z", "ctrl+s")
    editor.expect_saved("saved as it was painted")
    editor.expect_file("#...", "....", "....", "..#.")
    editor.press("ctrl+z")
    editor.expect_modified("undone")
    editor.quit_and_discard()


@flow
def wide_brush_by_keys(editor):
    editor.start_lagoon()
    editor.press("bracketright", "space")
    editor.save_and_expect("##..", "##..", "....", "..#.")
    editor.press("bracketleft", "ctrl+End", "space")
    editor.save_and_expect("##..", "##..", "....", "..##")
    editor.quit()


@flow
def own_shortcut(editor):
    editor.set_up("shortcuts", "edit.select_all = Ctrl+J\n")
    editor.start_lagoon()
    editor.press("ctrl+j", "ctrl+x")
    editor.save_and_expect("....", "....", "....", "....")
    editor.quit()


@flow
def nothing_is_undone_behind_the_start_page(editor):
    editor.start_lagoon()
    editor.press("space")
    editor.expect_modified("painted A1")
    editor.run_command("start page")
    editor.press("ctrl+z", "ctrl+s", "Escape")
    editor.expect_modified("painted, and not saved")
    editor.save_and_expect("#...", "....", "....", "..#.")
    editor.quit()
