"""Drafts: unsaved work that is kept while the program runs, and restored after it was killed."""

import os

from driver import Failure, do_until, drafts, flow, pages_of, wait_for


@flow
def journal_of_a_map_behind(editor):
    editor.start_lagoon()
    editor.press("space", "ctrl+n", delay=0)
    editor.expect_title("Untitled", "a new map")
    editor.expect_journal('"#...",')
    editor.press("ctrl+Prior", "ctrl+z")
    editor.expect_saved("undone")
    editor.quit()


@flow
def keep_for_next_time(editor):
    editor.start_lagoon()
    editor.press("space")
    editor.expect_modified("painted A1")
    editor.press("ctrl+q", "Tab", "Return")
    editor.expect_end()
    editor.expect_untouched("....", "....", "....", "..#.")
    editor.start_saved()
    do_until("the work", lambda: editor.is_titled("● Lagoon"), editor.take_first)
    editor.save_and_expect("#...", "....", "....", "..#.")
    editor.quit()


@flow(labels="fast")
def killed_and_restored(editor):
    editor.start_lagoon()
    editor.press("space")
    editor.expect_modified("painted A1")
    editor.expect_journal('"#...",')
    editor.kill()
    editor.start_saved()
    do_until("the work", lambda: editor.is_titled("● Lagoon"), editor.take_first)
    editor.save_and_expect("#...", "....", "....", "..#.")
    editor.quit()


def leave_untitled_work(editor):
    """Leaves work on a map without a file behind, and no window."""
    editor.start_lagoon()
    editor.press("ctrl+n")
    editor.expect_title("Untitled", "a new map")
    editor.press("space")
    editor.expect_title("● Untitled", "painted")
    editor.expect_journal('"#.........",')
    editor.kill()


def start_without_a_file(editor):
    editor.command = [editor.program]
    editor.start()
    wait_for("a map without a name", lambda: editor.is_open(".*Untitled — Chartroom"))


@flow
def killed_untitled(editor):
    """From the start page, in whose list a letter would begin a search."""
    leave_untitled_work(editor)
    os.remove(editor.path)
    start_without_a_file(editor)
    editor.press("F6", "Return")
    editor.expect_title("● Untitled", "the work")
    editor.quit_and_discard()
    editor.expect_silence()


@flow
def restoring_replaces_no_other_map(editor):
    leave_untitled_work(editor)
    start_without_a_file(editor)
    editor.open(editor.path)
    editor.expect_saved("opened beside the offer")
    editor.press("space")
    editor.expect_modified("painted A1")
    do_until("the work", lambda: editor.is_titled("● Untitled"), editor.take_first)
    editor.press("ctrl+Prior")
    editor.expect_modified("the map that was painted meanwhile")
    editor.save_and_expect("#...", "....", "....", "..#.")
    editor.press("ctrl+z")
    editor.expect_modified("its history is there")
    editor.quit_and_discard()


@flow
def what_is_painted_beside_an_offer_stays(editor):
    editor.start_lagoon()
    editor.press("space")
    editor.expect_modified("painted A1")
    editor.expect_journal('"#...",')
    editor.kill()
    editor.start_saved()
    editor.press("Right", "space")
    editor.expect_modified("painted B1 beside the offer")
    editor.press("i", "F6", "Return")
    # Of the two, the work is in front: undo leads to the file.
    do_until("the work, as a step over the file", lambda: editor.is_titled("Lagoon"),
             lambda: editor.press("ctrl+z"))
    editor.press("ctrl+y")
    editor.save_and_expect("#...", "....", "....", "..#.")
    editor.press("ctrl+Prior")
    editor.expect_modified("the map that was painted beside it")
    editor.press("ctrl+s", "F6", "Tab", "Return")
    editor.expect_file(".#..", "....", "....", "..#.")
    editor.quit()


@flow
def all_work_left_is_restored(editor):
    leave_untitled_work(editor)
    editor.start_lagoon()
    editor.press("space", "ctrl+n")
    editor.expect_title("Untitled", "a new map")
    editor.press("space")
    editor.expect_title("● Untitled", "painted")
    editor.expect_journal('"#...",')
    wait_for("three works", lambda: len(drafts(editor.home)) == 3)
    editor.kill()
    editor.start_saved()
    # An export lists its files meanwhile, in a place of its own.
    editor.press("ctrl+e")
    editor.press_in("Export Sheets", "alt+e")
    wait_for("the sheets", lambda: pages_of(os.path.join(editor.home, "sheets/lagoon-a4.pdf")) >= 5)
    wait_for("the choices to go", lambda: editor.is_gone("Export Sheets"))
    # Two maps without a name have different names.
    do_until("the latest, without a file", lambda: editor.is_titled("● Untitled 2"),
             lambda: editor.press("i", "F6", "F6", "Return"))
    editor.press("ctrl+Prior")
    editor.expect_modified("the map with a file")
    editor.save_and_expect("#...", "....", "....", "..#.")
    editor.press("ctrl+Next")
    editor.expect_title("● Untitled 2", "the latest again")
    editor.quit_and_discard()
    if drafts(editor.home):
        raise Failure("work is left though it was answered")
