"""Drafts: unsaved work that is kept while the program runs, and restored after it was killed."""

import glob
import json
import os

from driver import LAGOON, TWO_LAKES, Failure, do_until, drafts, flow, lasting, pages_of, read_file, wait_for
from flows.files import write_pack
from reader import (Atspi, bottom_of, expect_part, expect_told, is_showing, part, parts, press_button, shown,
                    shows, steadily)


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
    editor.press("Right", "space", "Right", "space", "ctrl+z")
    editor.expect_journal('"##..",')
    wait_for("the undone step", lambda: any("\nredo " in draft for draft in drafts(editor.home)))
    editor.kill()
    editor.start_saved()
    do_until("the work", lambda: editor.is_titled("● Lagoon"), editor.take_first)
    editor.save_and_expect("##..", "....", "....", "..#.")
    # Its steps, too, the undone one as well.
    editor.press("ctrl+z")
    editor.save_and_expect("#...", "....", "....", "..#.")
    editor.press("ctrl+y", "ctrl+y")
    editor.save_and_expect("###.", "....", "....", "..#.")
    editor.press("ctrl+z", "ctrl+z", "ctrl+z")
    editor.save_and_expect("....", "....", "....", "..#.")
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
    # The restored work is in front of the two: undo leads to the file.
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


def opened_anew(editor):
    """The file of the only tab."""
    editor.press("ctrl+n")
    editor.expect_title("Untitled")
    editor.press("ctrl+Prior")
    editor.expect_title("Lagoon")
    editor.press("ctrl+w")
    editor.expect_title("Untitled")
    editor.open(editor.path)
    editor.expect_title("Lagoon")


@flow(reads=True, sea=TWO_LAKES)
def killed_work_is_offered_and_restored(editor):
    """Kills the program a moment after an edit, and presses Restore in the one started next."""
    editor.press("ctrl+Home", "space")
    wait_for("the edit in the journal", lambda: editor.journal_holds('"##..",'))
    editor.kill()
    editor.start()
    bar = wait_for("the question", editor.bar)
    expect_told(editor, "unsaved changes from last time", "A1")
    for name in ("Discard", "Keep Both"):
        expect_part(bar, "push button", name)
    press_button(bar, "Later")
    wait_for("the question to be put off", lambda: editor.bar() is None)
    opened_anew(editor)
    bar = wait_for("the question, as its file is opened", editor.bar)
    press_button(bar, "Later")
    wait_for("the question to be put off again", lambda: editor.bar() is None)
    editor.press("F6")
    bar = wait_for("the question once more", editor.bar)
    press_button(bar, "Restore")
    editor.expect_title("● Lagoon")
    editor.bring_to_front("Table")
    wait_for("A1 in the table", lambda: editor.table("Table of the map")[0][1] == "ticked")
    if json.loads(read_file(editor.path)) != TWO_LAKES:
        raise Failure("the file has changed")


@flow(reads=True, sea=TWO_LAKES)
def work_that_was_thrown_away_can_be_brought_back(editor):
    editor.press("ctrl+Home", "space")
    wait_for("the edit in the journal", lambda: editor.journal_holds('"##..",'))
    editor.kill()
    editor.start()
    press_button(wait_for("the question", editor.bar), "Discard")
    back = wait_for("the way back", lambda: part(editor.window, "push button", "Undo Discard"))
    Atspi.Action.do_action(back, 0)
    editor.expect_title("● Lagoon")
    wait_for("the edit in the journal again", lambda: editor.journal_holds('"##..",'))


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


@flow(reads=True, sea=LAGOON)
def offers_leave_no_hole(editor):
    """A pack that the program began with fills what unsaved work above it leaves."""
    editor.press("ctrl+Home", "space")
    wait_for("the edit in the journal", lambda: editor.journal_holds('"#...",'))
    pack = write_pack(editor)
    editor.kill()
    editor.set_up("panels", "window 860x600\n")
    editor.start(pack)
    wait_for("the offer", editor.bar)
    wait_for("no hole below the pack", lasting(5, lambda: shows(editor, "table", "Findings") or abs(
        bottom_of(shown(editor, "table", "History")) - bottom_of(shown(editor, "text", "Revision"))) < 40))
