"""Games that people play, as a screen reader is told of them."""

import json
import os

from driver import LAGOON, TWO_LAKES, Failure, flow, lagoon, read_file, wait_for, write_file
from reader import Atspi, box, choose, chosen, has, labels, part, parts, press_button, shown, shows, tells

OPEN_SEA = lagoon("....", "....", "....", "....")


def open_game(editor, *plies, players=()):
    path = os.path.join(editor.home, "evening.game")
    write_file(path, "chartroom-game 1\nmap lagoon.map.json\nblue start A1\ngreen start D4\nfirst blue\n"
               + "".join(f"{player}\n" for player in players) + "\n" + "".join(f"{ply}\n" for ply in plies))
    editor.open(path)
    editor.expect_title("▶ evening.game")


@flow(reads=True, sea=TWO_LAKES)
def a_game_says_what_may_be_done_and_why_not(editor):
    open_game(editor, "blue down", "green up")
    editor.press("alt+End")
    for why in ("Up: A1 is on your own trail", "Right: B2 is an island", "Sonar: needs 2 energy"):
        wait_for(why, lambda words=why: any(
            words in " ".join(text.split()) for text in labels(editor)))
    for name, possible in [("Up", False), ("Down", True), ("Sonar", False)]:
        wait_for(name, lambda of=name, may=possible: has(
            shown(editor, "push button", of), Atspi.StateType.SENSITIVE) == may)
    Atspi.Action.do_action(shown(editor, "push button", "Down"), 0)
    wait_for("green's turn", lambda: any("Green's turn." in text for text in labels(editor)))
    if [row[1] for row in editor.table("Announcements")] != ["start", "Blue: down", "Green: up",
                                                              "Blue: down"]:
        raise Failure("other things were heard: " + str(editor.table("Announcements")))
    # What was no step is not told of another turn, and the history tells what was one.
    editor.press("Right")
    wait_for("why not", lambda: any(
        text.startswith("Blue: down. Green's turn. Right: ") for text in labels(editor)))
    editor.press("ctrl+z")
    wait_for("blue's turn alone", lambda: any(text.endswith("Blue's turn.") for text in labels(editor)))
    editor.run_command("history")
    wait_for("what blue did", lambda: any(
        row[0] == "Blue: down" for row in editor.table("History")))


@flow(reads=True, sea=OPEN_SEA)
def escape_gives_up_a_target(editor):
    """Four moves a side: enough for a torpedo."""
    open_game(editor, "blue down", "green up", "blue down", "green up", "blue right",
              "green left", "blue right", "green left")
    aims = lambda: any("Choose the missile's target." in text for text in labels(editor))
    editor.press("alt+End", "t")
    wait_for("the target to be chosen", aims)
    editor.press("Escape")
    wait_for("no target to be chosen", lambda: not aims())
    # Arrows are steps again.
    editor.press("Right")
    wait_for("green's turn", lambda: any("Green's turn." in text for text in labels(editor)))


@flow(reads=True, sea=OPEN_SEA)
def a_sonar_is_answered_by_a_key(editor):
    """Green is on B2 by then."""
    open_game(editor, "blue down", "green up", "blue down", "green up", "blue right",
              "green left", "blue right", "green left")
    heard = lambda: [row[1] for row in editor.table("Announcements")][-1]
    editor.press("alt+End", "w", "s")
    wait_for("the question", lambda: part(editor.window, "push button", "Row 2"))
    says = lambda words: lambda: any(text.startswith(words) for text in labels(editor))
    wait_for("who asks", says("Blue: sonar. Green: give your row or your column."))
    editor.press("c")
    wait_for("the answer", lambda: heard() == "Blue: sonar: column B")
    wait_for("it above the board, too", says("Blue: sonar: column B. Green's turn."))
    editor.press("Up", "t")
    wait_for("what was learned, and why not",
             says("Blue: sonar: column B. Green: up. Blue's turn. Missile: needs 4 energy"))


@flow(reads=True, sea=OPEN_SEA)
def what_came_of_a_torpedo_stands_above_the_board(editor):
    """Blue is on C3 by then, and the target in its quadrant. It stays when the other captain goes on."""
    open_game(editor, "blue down", "green up", "blue down", "green up", "blue right", "green left",
              "blue right", "green left", "blue torpedo D3 = miss", "green up")
    says = lambda words: lambda: any(text.startswith(words) for text in labels(editor))
    editor.press("alt+End")
    wait_for("a miss", says("Blue: missile D3: miss. Green: up. Blue's turn."))
    editor.press("alt+Left")
    wait_for("the shot alone", says("Blue: missile D3: miss. Green's turn."))


@flow(reads=True, sea=TWO_LAKES)
def a_game_knows_who_plays_it(editor):
    """As it was saved, and as it was killed: then a captain sits where a person sat."""
    def seats():
        found = [part(editor.window, "combo box", f"Who plays {team}") for team in ("blue", "green")]
        return [combo and chosen(combo) for combo in found]

    open_game(editor, "blue down", "green up", players=["blue player novice"])
    wait_for("the captain", lambda: seats() == ["Novice", "Human"])
    editor.press("alt+Home", "ctrl+Return")
    choose(part(editor.window, "combo box", "Who plays green"), "Standard")
    wait_for("the journal", lambda: editor.journal_holds("green player standard"))
    editor.kill()
    editor.start()
    press_button(wait_for("the offer", editor.bar), "Restore")
    editor.expect_title("● ▶ evening.game")
    wait_for("both captains", lambda: seats() == ["Novice", "Standard"])


@flow(reads=True, sea=TWO_LAKES)
def whoever_watched_captains_plays_from_here(editor):
    """For the one whose turn it is."""
    open_game(editor, "blue down", "green up",
              players=["blue player expert", "green player expert"])
    editor.press("alt+Home", "alt+Right", "ctrl+Return")
    wait_for("a person for green", lambda: [
        chosen(part(editor.window, "combo box", f"Who plays {team}"))
        for team in ("blue", "green")] == ["Expert", "Human"])
    wait_for("green's turn", lambda: any(
        text.startswith("Blue: down. Green's turn.") for text in labels(editor)))


@flow(reads=True, sea=TWO_LAKES)
def two_people_look_one_after_the_other(editor):
    says = lambda words: lambda: any(words in text for text in labels(editor))
    height_of = lambda words: next(
        (box(label).height for label in parts(editor.window, "label") if words in label.get_name()), 0)
    editor.press("F9")
    editor.expect_title("▶ Lagoon")
    choose(wait_for("green's seat", lambda: part(editor.window, "combo box", "Who plays green")),
           "Human")
    # Who chose last and begins is at the screen already.
    choose(part(editor.window, "combo box", "First player"), "Blue goes first")
    board = part(editor.window, "panel", "Board of the game")
    wait_for("blue's start", says("Blue: choose"))
    one_line = height_of("Blue: choose")
    Atspi.Component.grab_focus(board)
    editor.press("space")
    # Green chooses when blue, whose start it is not to see, has handed over.
    wait_for("the cover of green's start",
             lambda: says("Green: choose")() and says("Pass the screen")())
    wait_for("room for both its lines", lambda: height_of("Pass the screen") > 1.7 * one_line)
    editor.press("space")
    wait_for("green's start", lambda: not says("Pass the screen")())
    editor.press("space")
    wait_for("the cover", says("Pass the screen"))
    if any(has(shown(editor, "push button", name), Atspi.StateType.SENSITIVE)
           for name in ("Down", "Surface")):
        raise Failure("one may act before one looks")
    editor.press("space")
    wait_for("the turn", lambda: not says("Pass the screen")())
    wait_for("what may be done", lambda: has(shown(editor, "push button", "Down"),
                                             Atspi.StateType.SENSITIVE))
    editor.press("Down")
    wait_for("the cover for the other", says("Pass the screen"))
    # Nor does anybody look who comes back to it.
    wait_for("the journal", lambda: editor.journal_holds("blue down"))
    editor.kill()
    editor.start()
    press_button(wait_for("the offer", editor.bar), "Restore")
    wait_for("the cover once more", says("Pass the screen"))


@flow(reads=True, sea=LAGOON)
def a_game_has_its_panel_where_panels_are_hidden(editor):
    editor.press("Tab")
    wait_for("the panels to go", lambda: not shows(editor, "page tab", "Properties"))
    editor.press("F9")
    wait_for("what the game is played with", lambda: shows(editor, "push button", "Surface")
             or shows(editor, "toggle button", "Missile"))
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
    told = lambda: tells(editor, "the record cannot be opened")
    wait_for("what would be missed", told)
    keeps = lambda: has(part(editor.bar(), "push button", "Save Map Too"), Atspi.StateType.FOCUSED)
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
    told = lambda: tells(editor, "the record cannot be opened")
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
    wait_for("a covered board", lambda: any("Pass the screen" in text for text in labels(editor)))
