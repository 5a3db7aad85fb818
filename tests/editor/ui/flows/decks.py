"""Decks. The deck is called Lagoon, as the maps of other flows are."""

import os
import re

from driver import (LAGOON, SHIPPED, TWO_LAKES, Failure, do_until, drafts, flow, pages_of, read_file,
                    wait_for, write_file)
from reader import (Atspi, box, expect_told, focus_on, has, is_showing, part, parts, shown, tells, text_in,
                    told_by)

CON_SONAR = os.path.join(SHIPPED, "con-sonar", "con-sonar.deck.json")


def start_deck(editor):
    editor.path = os.path.join(editor.home, "lagoon.deck.json")
    editor.command = [editor.program, editor.path]
    write_file(editor.path, read_file(CON_SONAR).replace('"Con Sonar!"', '"Lagoon"'))
    editor.start_saved()


def cards(text):
    """The numbers of fleet and torpedo cards in the text of a deck."""
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


@flow(reads=True, sea=TWO_LAKES)
def an_id_that_is_refused_leaves_none_half_typed(editor):
    """"green" is another nation's; "gree" is no id that anybody asked for."""
    editor.run_command("new deck")
    editor.expect_title("Untitled")
    editor.run_command("nations")
    nations = lambda: [row[1] for row in editor.table("Nations") if row[1]]
    wait_for("the nations", lambda: len(nations()) == 6)
    before = nations()
    for keys in (("g", "r", "e", "e", "n", "Tab"), ("b", "l", "u", "e", "Return")):
        field = wait_for("the field", lambda: shown(editor, "text", "Id"))
        focus_on(field)
        editor.press("ctrl+a", *keys)
        typed = "".join(keys[:-1])
        wait_for("why not", lambda word=typed: tells(editor, f'"{word}"'))
        wait_for("the id from before", lambda at=field: text_in(at) == "red")
        if nations() != before:
            raise Failure(f"the nations are {nations()}")


@flow(reads=True, sea=LAGOON)
def cards_that_go_with_a_symbol_are_told(editor):
    editor.run_command("new deck")
    editor.expect_title("Untitled")
    editor.run_command("symbols")
    wait_for("the symbols", lambda: editor.table("Symbols"))
    # Behind those of the tables of cards.
    *_, remove = (button for button in parts(editor.window, "push button")
                  if button.get_name() == "Remove" and is_showing(button))
    Atspi.Action.do_action(remove, 0)
    told = told_by(wait_for("what went with it", editor.bar))
    if "fleet cards" not in told or "torpedo cards" not in told:
        raise Failure(told)
    editor.press("ctrl+z")
    wait_for("nothing to be told once they are back", lambda: editor.bar() is None)


@flow(reads=True, sea=LAGOON)
def a_symbol_that_comes_back_is_the_one_to_go_on_with(editor):
    editor.run_command("new deck")
    editor.expect_title("Untitled")
    editor.run_command("symbols")
    symbols = wait_for("the symbols", lambda: part(editor.window, "table", "Symbols"))
    names = lambda: [row[0] for row in editor.table("Symbols")]
    before = wait_for("their names", names)
    chosen_one = lambda: [cell.get_name() for cell in parts(symbols, "table cell")
                          if has(cell, Atspi.StateType.SELECTED)][:1]
    *_, add = (button for button in parts(editor.window, "push button")
               if button.get_name() == "Add" and is_showing(button))
    Atspi.Action.do_action(add, 0)
    added = wait_for("another symbol", lambda: len(names()) > len(before) and names()[-1:])
    wait_for("it to be chosen", lambda: chosen_one() == added)
    editor.press("ctrl+z")
    wait_for("the symbols as they were", lambda: names() == before)
    editor.press("ctrl+shift+z")
    wait_for("it to be chosen again", lambda: names()[-1:] == added and chosen_one() == added)


@flow(reads=True, sea=LAGOON)
def a_deck_that_the_program_begins_with_is_readable(editor):
    """GTK missed widths of columns where unsaved work was on offer above them."""
    path = os.path.join(editor.home, "cards.deck.json")
    editor.run_command("new deck")
    editor.expect_title("Untitled")
    editor.press("ctrl+s")
    editor.answer("Save Deck As", "Return", text=path)
    editor.expect_title("Cards")
    for _ in range(2):
        editor.press("ctrl+n")
        editor.expect_title("Untitled")
        editor.press("ctrl+Home", "space")
        editor.expect_title("● Untitled")
        wait_for("it in the journal", lambda: editor.journal_holds('"#...'))
        editor.kill()
        editor.start(path)
        editor.expect_title("Cards")
    cards = wait_for("the cards", lambda: part(editor.window, "table", "Fleet cards"))

    def widths():
        return [box(header).width
                for header in parts(cards, "table column header")]

    wait_for("columns that can be read", lambda: min(widths(), default=0) > 45)
    first = next(parts(cards, "table cell"))
    wait_for("the first card in sight", lambda: is_showing(first)
             and box(first).y
             >= box(cards).y)


@flow(reads=True, sea=LAGOON)
def what_a_deck_refuses_is_told_until_it_is_another(editor):
    editor.run_command("new deck")
    editor.expect_title("Untitled")
    editor.run_command("add a fleet card")
    editor.expect_title("● Untitled")
    editor.press("ctrl+a", "Delete")
    wait_for("why not", lambda: tells(editor, "A deck needs at least one"))
    editor.press("ctrl+z")
    editor.expect_title("Untitled")
    wait_for("nothing told of what is past", lambda: not editor.bar())


@flow(reads=True, sea=LAGOON)
def sheets_of_a_deck_with_an_error_say_so(editor):
    editor.run_command("new deck")
    editor.expect_title("Untitled")
    editor.run_command("symbols")
    wait_for("the symbols", lambda: editor.table("Symbols"))
    *_, add = (button for button in parts(editor.window, "push button")
               if button.get_name() == "Add" and is_showing(button))
    Atspi.Action.do_action(add, 0)
    editor.expect_title("● Untitled")
    editor.press("ctrl+s")
    editor.answer("Save Deck As", "Return", text=os.path.join(editor.home, "cards.deck.json"))
    editor.expect_title("Cards")
    editor.press("ctrl+e")
    editor.answer("Export Sheets", "alt+e")
    wait_for("what was written", lambda: tells(editor, "Exported"))
    expect_told(editor, "The checks found 1 error in it")
