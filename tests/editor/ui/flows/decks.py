"""Decks. The deck is called Lagoon, as the maps of other flows are."""

import os
import re

from driver import SHIPPED, Failure, do_until, drafts, flow, pages_of, read_file, wait_for, write_file

CON_SONAR = os.path.join(SHIPPED, "con-sonar", "con-sonar.deck.json")


def start_deck(editor):
    editor.path = os.path.join(editor.home, "lagoon.deck.json")
    editor.command = [editor.program, editor.path]
    write_file(editor.path, read_file(CON_SONAR).replace('"Con Sonar!"', '"Lagoon"'))
    editor.start_saved()


def cards(text):
    """How many lines of a deck name fleet and torpedo cards."""
    lines = text.split("\n")
    return (sum('"leads_to"' in line for line in lines),
            sum(bool(re.search('"torpedoes": [1-9]', line)) for line in lines))


def expect_cards(editor, fleet, torpedoes):
    wait_for(f"the file to hold {fleet} and {torpedoes} cards",
             lambda: cards(read_file(editor.path)) == (fleet, torpedoes))


def expect_fleet_in_journal(editor, fleet):
    wait_for("the journal", lambda: any(cards(draft)[0] == fleet for draft in drafts(editor.home)))


@flow
def deck_starts_in_silence(editor):
    start_deck(editor)
    editor.press("Down", "Down")
    editor.run_command("nations")
    editor.quit()
    editor.expect_silence()


@flow(labels="fast")
def duplicate_and_remove_cards(editor):
    start_deck(editor)
    editor.press("ctrl+d")
    editor.expect_modified("a card more")
    editor.press("ctrl+z")
    editor.expect_saved("undone")
    editor.press("ctrl+y")
    editor.expect_modified("redone")
    editor.press("ctrl+s")
    editor.expect_saved("saved")
    expect_cards(editor, 37, 18)
    editor.run_command("add torpedo card")
    editor.expect_modified("a torpedo card more")
    editor.press("ctrl+s")
    editor.expect_saved("saved")
    expect_cards(editor, 37, 19)
    editor.run_command("remove cards")
    editor.expect_modified("it is gone again")
    editor.press("ctrl+s")
    editor.expect_saved("saved")
    expect_cards(editor, 37, 18)
    editor.quit()


@flow
def new_deck_beside_a_map(editor):
    editor.start_lagoon()
    editor.run_command("new deck")
    editor.expect_title("Untitled", "a new deck")
    editor.press("ctrl+w")
    editor.expect_saved("the map is in front again")
    editor.press("space")
    editor.expect_modified("painted A1")
    editor.press("ctrl+z")
    editor.expect_saved("undone")
    editor.quit()


@flow
def close_a_deck_without_saving(editor):
    start_deck(editor)
    editor.press("ctrl+d")
    editor.expect_modified("a card more")
    editor.press("ctrl+w", "Tab", "Return")
    editor.expect_title("Untitled", "a blank sea")
    if cards(read_file(editor.path)) != (36, 18):
        raise Failure("the file has changed")
    editor.quit()


@flow
def killed_deck_is_restored(editor):
    start_deck(editor)
    editor.press("ctrl+d")
    editor.expect_modified("a card more")
    expect_fleet_in_journal(editor, 37)
    editor.kill()
    editor.start_saved()
    do_until("the work", lambda: editor.is_titled("● Lagoon"), lambda: editor.press("F6", "Return"))
    # One Return too many opens a cell.
    editor.press("Escape", "Escape", "ctrl+s")
    editor.expect_saved("saved")
    expect_cards(editor, 37, 18)
    editor.quit()


def press_until(editor, what, check, *keys):
    """Presses the keys until the check holds. The list of a cell is a window of its own where a window
    manager lets it open, and takes every key but Escape."""
    def press():
        try:
            if editor.is_open("chartroom-editor"):
                editor.press("Escape")
            editor.press(*keys)
        except Failure:
            # The keys before may have ended the program by now.
            if not editor.has_ended():
                raise
    do_until(what, check, press)


def expect_whole_memory(editor):
    if any(sign in editor.says() for sign in ("runtime error", "AddressSanitizer")):
        raise Failure("memory that is gone was used")


@flow
def close_while_a_card_is_edited(editor):
    """A card's cell that goes while it is edited must not speak to what is gone (seen by builds with
    sanitizers)."""
    start_deck(editor)
    editor.press("Down", "Down", "Return")
    press_until(editor, "the end", editor.has_ended, "ctrl+q")
    editor.expect_end()
    expect_whole_memory(editor)
    start_deck(editor)
    editor.press("ctrl+d")
    editor.expect_modified("a card more")
    editor.press("Return", "ctrl+w")
    press_until(editor, "a blank sea", lambda: editor.is_titled("Untitled"), "ctrl+w", "F6", "Tab", "Return")
    expect_whole_memory(editor)
    # One Return too many begins a stroke on the sea.
    editor.press("Escape")
    editor.quit_and_discard()


@flow
def export_a_deck(editor):
    start_deck(editor)
    editor.press("ctrl+e")
    editor.press_in("Export Sheets", "alt+e")
    wait_for("the sheets", lambda: pages_of(os.path.join(editor.home, "sheets/con-sonar-a4.pdf")) >= 8)
    editor.quit()


@flow(display="900x650x24")
def a_deck_below_unsaved_work_is_silent(editor):
    """On a low screen, two works on offer leave its tables little room."""
    start_deck(editor)
    editor.press("ctrl+d")
    editor.expect_modified("a card more")
    editor.run_command("new deck")
    editor.expect_title("Untitled", "a new deck")
    editor.press("ctrl+d")
    editor.expect_title("● Untitled", "a card more")
    wait_for("two works", lambda: len(drafts(editor.home)) == 2)
    editor.kill()
    editor.start_saved()
    do_until("the work", lambda: editor.is_titled("● Untitled"), lambda: editor.press("F6", "Return"))
    editor.kill()
    editor.expect_silence()
