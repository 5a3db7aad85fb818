"""What hands do that have not read the manual, as a screen reader is told."""

import json
import os

from driver import LAGOON, Failure, Shots, flow, lasting, read_file, wait_for, write_file, xdotool
from reader import (Atspi, bottom_of, box, expect_told, focus_on, has, in_dialog, is_showing, labels, part,
                    parts, press_button, shown, shows, tells, text_in, told_by, write)


def write_pack(editor):
    path = os.path.join(editor.home, "pack.json")
    write_file(path, json.dumps({"format": "chartroom-pack", "version": 1, "id": "seas",
                                 "name": {"en": "Seas"}, "maps": ["lagoon.map.json"]}))
    return path


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


@flow(reads=True, sea=LAGOON)
def a_game_has_its_panel_where_panels_are_hidden(editor):
    editor.press("Tab")
    wait_for("the panels to go", lambda: not shows(editor, "page tab", "Properties"))
    editor.press("F9")
    wait_for("what the game is played with", lambda: shows(editor, "push button", "Surface")
             or shows(editor, "toggle button", "Torpedo"))
    editor.press("ctrl+w")
    editor.expect_title("Lagoon")
    wait_for("the panels to be hidden as before", lambda: not shows(editor, "page tab", "Properties"))


@flow(reads=True, sea=LAGOON)
def a_game_that_has_lost_its_map_asks_before_it_closes(editor):
    sea = os.path.join(editor.home, "sea.map.json")
    write_file(sea, json.dumps(dict(LAGOON, id="sea")))
    game = os.path.join(editor.home, "evening.game")
    write_file(game, "chartroom-game 1\nmap sea.map.json\nblue start A1\ngreen start D4\nfirst blue\n")
    editor.kill()
    editor.command = [*editor.command, game]
    editor.start()
    editor.expect_title("▶ evening.game")
    os.remove(sea)
    editor.press("ctrl+w")
    told = lambda: tells(editor, "nobody can open the record")
    wait_for("what would be missed", told)
    keeps = lambda: has(part(editor.bar(), "push button", "Save the Map, Too"), Atspi.StateType.FOCUSED)
    wait_for("the focus on what keeps the map", keeps)
    editor.press("shift+F6")
    wait_for("the focus elsewhere", lambda: not keeps())
    editor.press("F6")
    wait_for("the focus on what keeps the map, and not on the first choice", keeps)
    editor.press("Return")
    wait_for("the map", lambda: os.path.exists(sea))
    editor.press("ctrl+w")
    editor.expect_title("Lagoon")


@flow(reads=True, sea=LAGOON)
def a_game_goes_with_its_map_when_that_gets_a_file(editor):
    """And with it the id that its record names; a game of two people opens covered."""
    in_home = lambda name: os.path.join(editor.home, name)
    editor.press("ctrl+n")
    editor.expect_title("Untitled")
    editor.press("F9")
    editor.expect_title("▶ Untitled")
    editor.press("space")
    wait_for("blue's turn", lambda: any("Blue's turn." in text for text in labels(editor)))
    editor.press("ctrl+s")
    editor.answer("Save Game As", "Return", text=in_home("evening"))
    told = lambda: tells(editor, "nobody can open the record")
    wait_for("what would be missed", told)
    editor.bring_to_front("Untitled")
    editor.press("ctrl+s")
    editor.answer("Save Map As", "Return", text=in_home("sea-one.map.json"))
    holds = lambda words: words in read_file(in_home("evening.game"))
    wait_for("the record to name the map", lambda: holds("map sea-one.map.json\n"))
    wait_for("who plays", lambda: holds("blue player person\n"))
    editor.bring_to_front("▶ evening.game")
    wait_for("nothing to be told", lambda: editor.bar() is None)
    editor.press("ctrl+w")
    editor.expect_title("Sea one")
    record = read_file(in_home("evening.game"))
    write_file(in_home("evening.game"), record.replace("green player novice", "green player person"))
    editor.open(in_home("evening.game"))
    editor.expect_title("▶ evening.game")
    wait_for("a covered board", lambda: any("when nobody else looks" in text for text in labels(editor)))


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
def a_folder_is_opened_as_its_pack(editor):
    write_pack(editor)
    editor.kill()
    editor.start(editor.home)
    editor.expect_title("Seas")


@flow(reads=True, sea=LAGOON)
def a_field_offers_no_emoji_where_nothing_can_be_mended(editor):
    name = wait_for("the field", lambda: part(editor.window, "text", "Name"))
    focus_on(name, "the focus in the field")
    editor.press("ctrl+period", "End", "x")
    wait_for("what is typed next", lambda: text_in(name) == "Lagoonx")


@flow(reads=True, sea=LAGOON, cost=15, processors=2)
def suggestions_outlast_the_first_save(editor):
    """Which gives the map its name."""
    editor.press("ctrl+n")
    editor.expect_title("Untitled")
    editor.press("ctrl+shift+m")
    editor.press("ctrl+s")
    editor.answer("Save Map As", "Return", text=os.path.join(editor.home, "ocean.map.json"))
    editor.expect_title("Ocean")
    wait_for("what is suggested", lambda: tells(editor, "nothing to suggest"))


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


@flow(reads=True, sea=LAGOON, cost=15, processors=2)
def another_language_goes_on_searching(editor):
    editor.press("ctrl+shift+g")
    dialog = wait_for("the search", lambda: editor.dialog("Generate Maps"))
    find = in_dialog(editor, "Generate Maps")
    Atspi.Selection.select_child(find("combo box", "Starts"), 1)
    for name, number in (("Columns", 8), ("Rows", 8), ("How many maps", 60)):
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


@flow(reads=True, sea=LAGOON)
def another_language_keeps_what_is_on_offer(editor):
    editor.press("ctrl+Home", "space")
    wait_for("the edit in the journal", lambda: editor.journal_holds('"#...",'))
    editor.kill()
    editor.start()
    wait_for("the offer", lambda: shows(editor, "push button", "Restore"))
    editor.run_command("german")
    editor.take_another_window()
    wait_for("the offer in German", lambda: shows(editor, "push button", "Wiederherstellen"))
    press_button(editor.window, "Wiederherstellen")
    editor.expect_title("● Lagoon")


@flow(reads=True, sea=LAGOON)
def a_map_that_is_shipped_is_proposed(editor):
    editor.run_command("new from")
    dialog = wait_for("the dialog", lambda: editor.dialog("New Map"))
    keep = wait_for("what is kept of it", lambda: part(dialog, "combo box", "Keep"))
    wait_for("a choice of what is kept", lambda: has(keep, Atspi.StateType.SENSITIVE))
    editor.answer("New Map", "Escape")


@flow(reads=True, sea=LAGOON)
def names_are_those_of_the_language_of_the_window(editor):
    """Until another is chosen, which then holds for the next map, too."""
    path = os.path.join(editor.home, "lagune.map.json")
    names = {"en": "Lagoon", "de": "Lagune", "fr": "Lagune bleue"}
    write_file(path, json.dumps(dict(LAGOON, name=names)))
    editor.command = [*editor.command, path]
    editor.start_in("de")
    editor.expect_title("Lagune")
    name = wait_for("the field", lambda: part(editor.window, "text", "Name"))
    language = next(parts(part(editor.window, "combo box", "Sprache der Karte"), "text"))
    wait_for("the German name", lambda: text_in(name) == "Lagune" and text_in(language) == "de")
    write(language, "fr")
    wait_for("the French name", lambda: text_in(name) == "Lagune bleue")
    editor.press("ctrl+Page_Up")
    editor.expect_title("Lagoon")
    wait_for("no French name of the other map", lambda: text_in(name) == "" and text_in(language) == "fr")


@flow(reads=True, sea=LAGOON)
def undo_in_a_field_goes_on_at_its_end(editor):
    name = wait_for("the field", lambda: part(editor.window, "text", "Name"))
    focus_on(name, "the focus in the field")
    editor.press("End", "x")
    wait_for("what is typed", lambda: text_in(name) == "Lagoonx")
    editor.press("ctrl+z")
    wait_for("the name as it was", lambda: text_in(name) == "Lagoon")
    editor.press("y")
    wait_for("what is typed next behind it", lambda: text_in(name) == "Lagoony")


@flow(reads=True, sea=LAGOON)
def a_name_that_no_command_has_finds_none(editor):
    editor.press("ctrl+shift+p")
    editor.press_in("All Commands", text="zzz")
    wait_for("that there is none", lambda: any(
        "None that can be used" in cell.get_name()
        for cell in parts(editor.dialog("All Commands"), "table cell")))
    xdotool("key", "Return")
    editor.answer("All Commands", "Escape")


@flow(reads=True, sea=LAGOON)
def escape_from_the_findings_takes_away_what_is_told_of_one(editor):
    findings = wait_for("the findings", lambda: part(editor.window, "table", "Findings"))
    wait_for("a finding", lambda: editor.table("Findings"))
    focus_on(findings, "the focus in the list")
    editor.press("Down", "shift+F1")
    wait_for("what is told of it", editor.bar)
    focus_on(findings, "the focus in the list again")
    editor.press("Escape")
    wait_for("no bar", lambda: not editor.bar())


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


@flow(reads=True, sea=LAGOON)
def a_question_before_closing_tells_what_is_called_otherwise(editor):
    name = wait_for("the field", lambda: part(editor.window, "text", "Name"))
    write(name, "Bay")
    editor.expect_title("● Bay")
    editor.press("ctrl+w")
    wait_for("both names", lambda: tells(editor, "Name (en) is Bay (before: Lagoon)"))


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
        button = part(editor.window, "push button", "Mend")
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
    wait_for("why not", lambda: tells(editor, "a deck needs one"))
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
    wait_for("what was written", lambda: tells(editor, "written"))
    expect_told(editor, "The checks find 1 error in it")


@flow(reads=True, sea=LAGOON, cost=15, processors=2)
def the_search_for_changes_tells_how_far_it_is(editor):
    gauge = lambda: next((g for g in parts(editor.window, "progress bar")
                          if is_showing(g)), None)
    editor.press("ctrl+n")
    editor.expect_title("Untitled")
    editor.press("i", "ctrl+shift+m")
    far = wait_for("the search", gauge)
    wait_for("it to come on", lambda: Atspi.Value.get_current_value(far) > 0)
    cancel = next(button for button in parts(editor.window, "push button")
                  if button.get_name() == "Cancel" and is_showing(button))
    Atspi.Action.do_action(cancel, 0)
    wait_for("it to end", lambda: gauge() is None)
