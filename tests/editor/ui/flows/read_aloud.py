"""What a screen reader is told of the window."""

import json
import os
import subprocess

from driver import TWO_LAKES, Failure, flow, lagoon, read_file, replace_file, wait_for, write_file
from reader import (Atspi, box, choose, chosen, expect_part, expect_told, focus_on, has, in_dialog,
                    is_showing, labels, part, parts, press_button, role_of, say, shown, steadily, tells,
                    text_in, validated, write)

OPEN_SEA = lagoon("....", "....", "....", "....")

REEF = {
    "format": "chartroom-map", "version": 1, "id": "reef", "name": {"en": "Reef"},
    "points": ["..........", "......#...", "..#....#..", "........#.", "...#......",
               "..........", "........#.", ".##..#....", "..........", ".........."],
    "quadrants": 5 * ["1111122222"] + 5 * ["3333344444"],
    "starts": {"blue": "J8", "green": "J10"},
}

# The long way round tells where a submarine is.
POOL = lagoon(".#..", "#...", "....", "....")
ARM = lagoon("....", "###.", "....", "....", id="arm", name={"en": "Arm"},
             starts={"blue": "A1", "green": "D4"})


# Roles that a user works with: a reader that cannot name one says only what kind it is.
CONTROLS = {"push button", "toggle button", "check box", "radio button", "combo box", "text",
            "spin button", "slider", "table", "page tab", "menu", "menu item", "check menu item",
            "radio menu item", "list", "tree table", "password text"}


@steadily
def nameless(window):
    """Controls without a name. The list inside a choice belongs to the choice."""
    found = []
    for node in parts(window):
        if role_of(node) not in CONTROLS or node.get_name():
            continue
        parent = node.get_parent()
        if role_of(parent) == "combo box" and parent.get_name():
            continue
        # The bar without a message is not there.
        above = node
        while above is not None and role_of(above) != "info bar":
            above = above.get_parent()
        if above is None or is_showing(above):
            found.append(say(node))
    return found


@flow(reads=True, sea=TWO_LAKES)
def everything_has_a_name(editor):
    found = nameless(editor.window)
    if found:
        raise Failure("controls without a name: " + "; ".join(found))
    for role, name in [("menu", "File"), ("menu", "Findings"), ("menu item", "Save"),
                       ("text", "Name"), ("combo box", "Theme"), ("text", "Ply limit"),
                       ("table", "Findings"), ("panel", "Board")]:
        expect_part(editor.window, role, name)


@flow(reads=True, sea=TWO_LAKES)
def everything_of_a_deck_has_a_name(editor):
    editor.run_command("new deck")
    editor.expect_title("Untitled")
    wait_for("the cards", lambda: part(editor.window, "table", "Fleet cards"))
    if found := nameless(editor.window):
        raise Failure("controls without a name: " + "; ".join(found))
    for role, name in [("table", "Torpedo cards"), ("panel", "Graph of the symbols"),
                       ("panel", "Card at hand"), ("menu item", "Duplicate Cards"),
                       ("spin button", "Steps"), ("table", "Nations"), ("table", "Symbols")]:
        expect_part(editor.window, role, name)
    editor.press("ctrl+e")
    dialog = wait_for("the export", lambda: editor.dialog("Export Sheets"))
    if found := nameless(dialog):
        raise Failure("controls of the export without a name: " + "; ".join(found))
    editor.answer("Export Sheets", "Escape")


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


def open_game(editor, *plies, players=()):
    path = os.path.join(editor.home, "evening.game")
    write_file(path, "chartroom-game 1\nmap lagoon.map.json\nblue start A1\ngreen start D4\nfirst blue\n"
               + "".join(f"{player}\n" for player in players) + "\n" + "".join(f"{ply}\n" for ply in plies))
    editor.open(path)
    editor.expect_title("▶ evening.game")


@flow(reads=True, sea=TWO_LAKES)
def everything_of_a_game_has_a_name(editor):
    open_game(editor, "blue down", "green up")
    wait_for("the plies", lambda: part(editor.window, "table", "What was heard"))
    if found := nameless(editor.window):
        raise Failure("controls without a name: " + "; ".join(found))
    for role, name in [("panel", "Board of the game"), ("combo box", "Who plays blue"),
                       ("push button", "Left"), ("toggle button", "Torpedo"),
                       ("slider", "Ply"), ("combo box", "Film")]:
        expect_part(editor.window, role, name)


@flow(reads=True, sea=TWO_LAKES)
def a_game_says_what_may_be_done_and_why_not(editor):
    open_game(editor, "blue down", "green up")
    editor.press("alt+End")
    for why in ("Up: A1 is on your own trail", "Right: B2 is an island", "Sonar: costs 2 energy"):
        wait_for(why, lambda words=why: any(
            words in " ".join(text.split()) for text in labels(editor)))
    for name, possible in [("Up", False), ("Down", True), ("Sonar", False)]:
        wait_for(name, lambda of=name, may=possible: has(
            shown(editor, "push button", of), Atspi.StateType.SENSITIVE) == may)
    Atspi.Action.do_action(shown(editor, "push button", "Down"), 0)
    wait_for("green's turn", lambda: any("Green's turn." in text for text in labels(editor)))
    if [row[1] for row in editor.table("What was heard")] != ["the start", "Blue: down", "Green: up",
                                                              "Blue: down"]:
        raise Failure("other things were heard: " + str(editor.table("What was heard")))
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
    aims = lambda: any("Choose the torpedo's target." in text for text in labels(editor))
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
    heard = lambda: [row[1] for row in editor.table("What was heard")][-1]
    editor.press("alt+End", "w", "s")
    wait_for("the question", lambda: part(editor.window, "push button", "Row 2"))
    says = lambda words: lambda: any(text.startswith(words) for text in labels(editor))
    wait_for("who asks", says("Blue: sonar. Green: tell your row or your column."))
    editor.press("c")
    wait_for("the answer", lambda: heard() == "Blue: sonar: column B")
    wait_for("it above the board, too", says("Blue: sonar: column B. Green's turn."))
    editor.press("Up", "t")
    wait_for("what was learned, and why not",
             says("Blue: sonar: column B. Green: up. Blue's turn. Torpedo: costs 4 energy"))


@flow(reads=True, sea=OPEN_SEA)
def what_came_of_a_torpedo_stands_above_the_board(editor):
    """Blue is on C3 by then, and the target in its quadrant. It stays when the other captain goes on."""
    open_game(editor, "blue down", "green up", "blue down", "green up", "blue right", "green left",
              "blue right", "green left", "blue torpedo D3 = miss", "green up")
    says = lambda words: lambda: any(text.startswith(words) for text in labels(editor))
    editor.press("alt+End")
    wait_for("a miss", says("Blue: torpedo D3: miss. Green: up. Blue's turn."))
    editor.press("alt+Left")
    wait_for("the shot alone", says("Blue: torpedo D3: miss. Green's turn."))


@flow(reads=True, sea=TWO_LAKES)
def a_game_knows_who_plays_it(editor):
    """As it was saved, and as it was killed: then a captain sits where a person sat."""
    def seats():
        found = [part(editor.window, "combo box", f"Who plays {team}") for team in ("blue", "green")]
        return [combo and chosen(combo) for combo in found]

    open_game(editor, "blue down", "green up", players=["blue player novice"])
    wait_for("the captain", lambda: seats() == ["Novice", "A person"])
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
        for team in ("blue", "green")] == ["Expert", "A person"])
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
           "A person")
    # Who chose last and begins is at the screen already.
    choose(part(editor.window, "combo box", "Who begins"), "Blue begins")
    board = part(editor.window, "panel", "Board of the game")
    wait_for("blue's start", says("Blue: choose"))
    one_line = height_of("Blue: choose")
    Atspi.Component.grab_focus(board)
    editor.press("space")
    # Green chooses when blue, whose start it is not to see, has handed over.
    wait_for("the cover of green's start",
             lambda: says("Green: choose")() and says("when nobody else looks")())
    wait_for("room for both its lines", lambda: height_of("when nobody else looks") > 1.7 * one_line)
    editor.press("space")
    wait_for("green's start", lambda: not says("when nobody else looks")())
    editor.press("space")
    wait_for("the cover", says("when nobody else looks"))
    if any(has(shown(editor, "push button", name), Atspi.StateType.SENSITIVE)
           for name in ("Down", "Surface")):
        raise Failure("one may act before one looks")
    editor.press("space")
    wait_for("the turn", lambda: not says("when nobody else looks")())
    wait_for("what may be done", lambda: has(shown(editor, "push button", "Down"),
                                             Atspi.StateType.SENSITIVE))
    editor.press("Down")
    wait_for("the cover for the other", says("when nobody else looks"))
    # Nor does anybody look who comes back to it.
    wait_for("the journal", lambda: editor.journal_holds("blue down"))
    editor.kill()
    editor.start()
    press_button(wait_for("the offer", editor.bar), "Restore")
    wait_for("the cover once more", says("when nobody else looks"))


@flow(reads=True, sea=TWO_LAKES)
def dialogs_have_names(editor):
    for key, title in [("ctrl+e", "Export Sheets"), ("ctrl+shift+n", "New Map"),
                       ("ctrl+shift+r", "Resize Map"), ("ctrl+shift+p", "All Commands")]:
        editor.press(key)
        dialog = wait_for(f"“{title}”", lambda name=title: editor.dialog(name))
        if found := nameless(dialog):
            raise Failure(f"controls of “{title}” without a name: " + "; ".join(found))
        editor.answer(title, "Escape")


@flow(reads=True, sea=TWO_LAKES)
def printing_at_a_time_asks_for_a_printer(editor):
    """GTK's print dialog comes up without a printer, and once crashed on a time chosen then."""
    editor.press("ctrl+p")
    press_button(wait_for("“Print Sheets”", lambda: editor.dialog("Print Sheets")), "Print...")
    dialog = wait_for("“Print”", lambda: part(editor.window.get_parent(), "dialog", "Print"))
    for name in ("At:", "On hold"):
        choice = wait_for(name, lambda text=name: part(dialog, "radio button", text))
        if has(choice, Atspi.StateType.SENSITIVE):
            raise Failure(f"“{name}” is offered without a printer")
        Atspi.Action.do_action(choice, 0)
    editor.answer("Print", "Escape")
    editor.press("ctrl+p")
    editor.answer("Print Sheets", "Escape")


@flow(reads=True, sea=TWO_LAKES)
def table_follows_the_board(editor):
    def rows():
        return editor.table("Table of the map")

    read = wait_for("the table of the map", rows)
    expected = [[f"{'ABCD'[column]}{row + 1}",
                 "ticked" if TWO_LAKES["points"][row][column] == "#" else "",
                 TWO_LAKES["quadrants"][row][column], "", "none"]
                for row in range(4) for column in range(4)]
    if read != expected:
        raise Failure(f"the table reads {read}")
    editor.bring_to_front("Table")
    editor.press("ctrl+Home", "space")
    wait_for("A1 as an island in the table", lambda: rows()[0] == ["A1", "ticked", "1", "", "none"])
    editor.press("ctrl+z")
    wait_for("A1 as water again", lambda: rows()[0] == ["A1", "", "1", "", "none"])


@flow(reads=True, sea=TWO_LAKES, labels="fast")
def board_says_where_the_cursor_is(editor):
    board = part(editor.window, "panel", "Board")
    editor.press("ctrl+Home", "Right")
    wait_for("B1 under the cursor", lambda: board.get_description().startswith("B1 "))
    if "island" not in board.get_description():
        raise Failure(f"the board says “{board.get_description()}”")


@flow(reads=True, sea=TWO_LAKES)
def findings_are_those_of_validate(editor):
    def list_is_that_of_validate():
        # What rests on play comes when something is known of it.
        read = [[row[1], row[3].lower()] for row in editor.table("Findings") if row[1][0] not in "TP"]
        order = ["error", "warning", "note"]
        found = sorted(validated(editor, editor.path), key=lambda f: order.index(f["severity"]))
        return read == [[f["code"], f["message"].lower()] for f in found]

    wait_for("the list of findings", lambda: editor.table("Findings"))
    wait_for("the findings of the file", list_is_that_of_validate)
    before = validated(editor, editor.path)
    editor.press("ctrl+Home", "Right", "space", "ctrl+s")
    wait_for("other findings of the file", lambda: validated(editor, editor.path) != before)
    wait_for("the findings after the edit", list_is_that_of_validate)


@flow(reads=True, sea=TWO_LAKES)
def pack_findings_are_those_of_validate(editor):
    """The map is in a pack that wants a language and another map, which it has not."""
    with open(os.path.join(editor.home, "pack.json"), "w", encoding="utf-8") as file:
        json.dump({"format": "chartroom-pack", "version": 1, "id": "pack", "name": {"en": "Pack"},
                   "languages": ["en", "de"], "maps": ["lagoon.map.json", "lost.map.json"],
                   "checks": {"exclude": [{"code": "R208", "reason": "narrow on purpose"}]}}, file)
    found = validated(editor, editor.home)
    codes = {f["code"] for f in found}
    if not {"F005", "F007", "R201"} <= codes or all(not f["excluded"] for f in found):
        raise Failure(f"validate tells only {codes} of the pack")
    # The pack belongs to the file that is opened next.
    editor.kill()
    editor.start()
    editor.bring_to_front("Pack")
    expected = [[f["code"], f"{os.path.basename(f['path'])}: {f['message']}"]
                for f in found if not f["excluded"]]
    wait_for("the findings on the pack",
             lambda: editor.table("Findings on the pack") == expected)


@flow(reads=True, sea=TWO_LAKES)
def a_finding_that_cannot_be_accepted_says_why(editor):
    """The map is in no pack. The button says so to whoever looks, and to whoever presses it."""
    editor.press("F8")
    accept = wait_for("the button", lambda: shown(editor, "push button", "Accept..."))
    wait_for("what it would say", lambda: "Make Pack of Folder" in accept.get_description())
    for ask in (lambda: Atspi.Action.do_action(accept, 0), lambda: editor.run_command("accept finding")):
        ask()
        wait_for("why it does nothing", lambda: any(
            "It cannot be accepted here. It belongs to no pack that is saved" in text
            for text in labels(editor)))
        editor.press("Escape")  # to the board
        editor.press("Escape")
        wait_for("the bar to go", lambda: editor.bar() is None)


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
    expect_told(editor, "unsaved work", "A1")
    for name in ("Throw Away", "Keep Both"):
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
def change_on_the_disk_is_told_and_taken(editor):
    """Another program writes the file as careful programs do, and the user takes what it wrote."""
    editor.bring_to_front("Table")
    changed = dict(TWO_LAKES, points=["##..", *TWO_LAKES["points"][1:]])
    replace_file(editor.path, json.dumps(changed))
    bar = wait_for("the question", editor.bar)
    expect_told(editor, "disk", "A1")
    press_button(bar, "Take the Disk's")
    wait_for("A1 in the table", lambda: editor.table("Table of the map")[0][1] == "ticked")


@flow(reads=True, sea=REEF)
def verdict_follows_a_start_that_is_moved(editor):
    """The map is fair from corner to corner, and depends on skill from where blue starts now."""

    def says(*words):
        return lambda: all(any(word in name for name in labels(editor)) for word in words)

    wait_for("the first verdict", says("Depends on skill", "asked: novice, standard"))
    wait_for("who fares how", lambda: any(name.startswith("novice: ") and ", standard: " in name
                                         for name in labels(editor)))
    before = [name for name in labels(editor) if "placements after 8 moves" in name]
    editor.press("ctrl+Home", "alt+4", "space")
    wait_for("the verdict on the start in the corner", says("Fair", "asked: novice, standard"))
    # Of the start nothing depends by which a submarine is followed.
    wait_for("the same figure of tracking", lambda: before == [
        name for name in labels(editor) if "placements after 8 moves" in name])
    stop = wait_for("a button to stop", lambda: part(editor.window, "push button", "Stop"))
    stop.get_action_iface().do_action(0)
    wait_for("the button to go on", lambda: part(editor.window, "push button", "Judge"))
    editor.press("ctrl+z")
    wait_for("the verdict from before at once", says("Depends on skill"))


@flow(reads=True, sea=REEF)
def history_has_the_verdict_of_the_bar(editor):
    """Whenever the bar says something else, the step that is now says it, too."""

    def told_in_both():
        bar = [name for name in labels(editor) if name[:1] in tuple("✔✖◆≈")]
        return bar and [row[2] for row in editor.table("History") if row[1] == "now"] == bar

    editor.bring_to_front("History")
    wait_for("the step that is now", lambda: editor.table("History") == [["As opened", "now", ""]])
    wait_for("the first verdict in both", told_in_both)
    editor.press("ctrl+Home", "alt+4", "space")
    wait_for("the step that moved the start", lambda: len(editor.table("History")) == 2)
    wait_for("the verdict on it in both", told_in_both)
    editor.press("ctrl+z")
    wait_for("the verdict from before in both", told_in_both)


@flow(reads=True, sea=ARM)
def findings_follow_the_verdict(editor):
    """What the bar has judged is in the list, and the list says so; what is solved is gone."""

    def found(level, letter):
        return sorted(f["message"].lower() for f in validated(editor, editor.path, level)
                      if f["code"][0] == letter)

    def listed(letter):
        return sorted(row[3].lower() for row in editor.table("Findings") if row[1][0] == letter)

    def says(*words):
        return any(all(word in name for word in words) for name in labels(editor))

    expected = found("tracking", "T")
    if not expected:
        raise Failure("validate finds nothing to say of tracking")
    wait_for("the findings of tracking", lambda: listed("T") == expected)
    wait_for("a finding of play", lambda: listed("P"))
    wait_for("what was judged", lambda: says("Judged: structure", "tracking, fairness.", "games"))
    wait_for("their number on the tab", lambda: part(
        editor.window, "page tab", f"Findings ({len(editor.table('Findings'))})"))
    # Green starts in the last corner: on an island nothing can be played.
    editor.press("ctrl+End", "space")
    wait_for("a map that cannot be played", lambda: says("Cannot be played"))
    wait_for("nothing of play in the list", lambda: not listed("T") and not listed("P"))


@flow(reads=True, sea=ARM)
def a_finding_of_play_shows_a_game(editor):
    def of_play():
        return [row[1] for row in editor.table("Findings")]

    wait_for("a finding of play", lambda: any(code.startswith("P5") for code in of_play()))
    write(part(editor.window, "text", "Codes"), "P5")
    wait_for("findings of play alone",
             lambda: of_play() and all(code.startswith("P5") for code in of_play()))
    editor.press("F8")
    # The bar of the verdict has a button of that name, too, and stands before the findings.
    games = wait_for("the finding's button", lambda: [
        p for p in parts(editor.window, "push button")
        if p.get_name() == "Show a Game" and is_showing(p)][1:])
    Atspi.Action.do_action(games[0], 0)
    editor.expect_title("▶ Arm")


@flow(reads=True, sea=POOL)
def mending_is_shown_first_with_other_ways(editor):
    """The pool in the corner would be filled; a channel is dug instead."""
    editor.bring_to_front("Table")
    editor.press("F8", "ctrl+period")
    ways = wait_for("the ways to mend", lambda: part(editor.window, "combo box", "Way to mend"))
    wait_for("what would be done", lambda: chosen(ways) == "Fill A1 with islands")
    # Who sees that nothing is found then must not take it for a verdict on play.
    wait_for("what that changes", lambda: any(
        "Afterwards" in name and "Judged: structure. Not judged: print, tracking, fairness." in name
        for name in labels(editor)))
    if editor.table("Table of the map")[0][1] == "ticked":
        raise Failure("it was filled before anybody agreed")
    choose(ways, "Open a channel at A2")
    press_button(editor.window, "Apply")
    wait_for("A2 as water", lambda: editor.table("Table of the map")[4][:2] == ["A2", ""])
    editor.expect_title("● Lagoon")
    editor.bring_to_front("History")
    wait_for("the step", lambda: ["Mending a finding: Water A2", "now"] in [
        row[:2] for row in editor.table("History")])
    editor.press("ctrl+z")
    editor.expect_title("Lagoon")


def expect_box(find, name, sensitive, ticked):
    box = find("check box", name)
    wait_for(f"“{name}” to be {'' if ticked else 'not '}ticked", lambda: (
        has(box, Atspi.StateType.SENSITIVE),
        has(box, Atspi.StateType.CHECKED)) == (sensitive, ticked))
    return box


@flow(reads=True, sea=TWO_LAKES)
def export_greys_what_contradicts(editor):
    """Options of another format cannot be ticked and say why, and what was ticked comes back."""
    editor.press("ctrl+e")
    find = in_dialog(editor, "Export Sheets")
    expect_box(find, "Layers, for a cutting plotter (only as SVG)", False, False)
    Atspi.Action.do_action(expect_box(find, "PDF/X-4, for print shops", True, False), 0)
    expect_box(find, "PDF/X-4, for print shops", True, True)
    choose(find("combo box", "Format"), "SVG")
    expect_box(find, "PDF/X-4, for print shops (only as PDF)", False, False)
    Atspi.Action.do_action(expect_box(find, "Layers, for a cutting plotter", True, False), 0)
    choose(find("combo box", "Format"), "PDF")
    expect_box(find, "PDF/X-4, for print shops", True, True)
    expect_box(find, "Layers, for a cutting plotter (only as SVG)", False, False)
    choose(find("combo box", "Print"), "Films")
    find("label", "lagoon-a4-film-x4.pdf")
    choose(find("combo box", "Format"), "SVG")
    find("label", "lagoon-film-blue-layers.svg, lagoon-film-green-layers.svg")
    editor.answer("Export Sheets", "alt+e")
    sheets = os.path.join(editor.home, "sheets")
    wait_for("the layers and nothing else", lambda: os.path.isdir(sheets) and sorted(
        os.listdir(sheets)) == ["lagoon-film-blue-layers.svg", "lagoon-film-green-layers.svg"])


@flow(reads=True, sea=TWO_LAKES)
def a_pitch_is_typed_with_a_comma_too(editor):
    """Whatever sign the system writes."""
    editor.press("ctrl+e")
    find = in_dialog(editor, "Export Sheets")
    pitch = find("spin button", "Pitch in mm")
    for sign in ("comma", "period"):
        focus_on(pitch)
        editor.press_in("Export Sheets", "ctrl+a", "1", "4", sign, "2", "Tab")
        find("label", "lagoon-a4-14.2mm.pdf, lagoon-a4-film-14.2mm.pdf")
        Atspi.Value.set_current_value(pitch, 13)
        find("label", "lagoon-a4-13mm.pdf, lagoon-a4-film-13mm.pdf")
    editor.answer("Export Sheets", "Escape")


@flow(reads=True, sea=TWO_LAKES)
def export_remembers_what_was_chosen(editor):
    """Paper, pitch, style and language, from one map to the next, also where the pitch has no room
    there."""
    editor.press("ctrl+e")
    find = in_dialog(editor, "Export Sheets")
    for combo, name in (("Paper", "A3"), ("Style", "For a dark room"), ("Language", "Deutsch"),
                        ("Print", "Captains")):
        choose(find("combo box", combo), name)
    Atspi.Value.set_current_value(find("spin button", "Pitch in mm"), 30)
    find("label", "lagoon-a3-captain-de-night-30mm.pdf")
    editor.answer("Export Sheets", "alt+e")
    wait_for("the sheets", lambda: os.path.exists(
        os.path.join(editor.home, "sheets", "lagoon-a3-captain-de-night-30mm.pdf")))
    large = dict(TWO_LAKES, id="ocean", points=["." * 15] * 15, quadrants=["1" * 15] * 15)
    with open(os.path.join(editor.home, "ocean.map.json"), "w", encoding="utf-8") as file:
        json.dump(large, file)
    editor.kill()
    editor.start(file.name)
    editor.press("ctrl+e")
    find = in_dialog(editor, "Export Sheets")
    for combo, name in (("Paper", "A3"), ("Style", "For a dark room"), ("Language", "Deutsch"),
                        ("Print", "All sheets"), ("Format", "PDF")):
        if chosen(find("combo box", combo)) != name:
            raise Failure(f"{combo} is {chosen(find('combo box', combo))}")
    pitch = Atspi.Value.get_current_value(find("spin button", "Pitch in mm"))
    if pitch >= 30:
        raise Failure(f"a pitch of {pitch} mm does not fit")
    dialog = editor.dialog("Export Sheets")
    wait_for("what became of the pitch", lambda: any(
        "The 30.0 mm of before do not." in " ".join(label.get_name().split())
        for label in parts(dialog, "label")))
    editor.answer("Export Sheets", "Escape")


@flow(reads=True, sea=TWO_LAKES)
def a_folder_at_home_is_exported_into(editor):
    """Its sign was the name of a folder."""
    editor.press("ctrl+e")
    find = in_dialog(editor, "Export Sheets")
    choose(find("combo box", "Print"), "Captains")
    write(find("text", "Folder"), "~/printed/here")
    editor.answer("Export Sheets", "alt+e")
    wait_for("the sheets", lambda: os.path.exists(
        os.path.join(editor.home, "printed", "here", "lagoon-a4-captain.pdf")))


@flow(reads=True, sea=TWO_LAKES)
def sheets_of_what_has_no_file_go_where_such_went_before(editor):
    """At first to the documents, by a whole path, however long."""
    sheets = os.path.join(editor.home, "a-folder-with-a-longer-name-than-most")
    sheet = os.path.join(sheets, "untitled-a4-captain.pdf")
    for wanted in (os.path.join(editor.home, "sheets"), sheets):
        editor.press("ctrl+n")
        editor.expect_title("Untitled")
        editor.press("ctrl+e")
        find = in_dialog(editor, "Export Sheets")
        choose(find("combo box", "Print"), "Captains")
        folder = find("text", "Folder")
        offered = text_in(folder)
        if offered != wanted:
            raise Failure(f"offered is {offered}")
        write(folder, sheets)
        editor.answer("Export Sheets", "alt+e")
        wait_for("the sheets", lambda: os.path.exists(sheet))
        editor.kill()
        os.remove(sheet)
        editor.start()


@flow(reads=True, sea=TWO_LAKES)
def another_map_goes_on_the_back(editor):
    """Of the maps that are open; only PDF has backs. Captains and radio operators alone have them."""
    editor.press("ctrl+n")
    editor.expect_title("Untitled")
    editor.press("ctrl+Prior")
    editor.expect_title("Lagoon")
    editor.press("ctrl+e")
    find = in_dialog(editor, "Export Sheets")
    choose(find("combo box", "On the back"), "Untitled")
    find("label", "lagoon+untitled-a4.pdf")
    choose(find("combo box", "Format"), "SVG")
    behind = find("combo box", "On the back")
    wait_for("no back to choose", lambda: not has(behind, Atspi.StateType.SENSITIVE))
    choose(find("combo box", "Format"), "PDF")
    choose(find("combo box", "Print"), "Captains")
    find("label", "lagoon+untitled-a4-captain.pdf")
    editor.answer("Export Sheets", "alt+e")
    pair = os.path.join(editor.home, "sheets", "lagoon+untitled-a4-captain.pdf")
    wait_for("the pages", lambda: os.path.exists(pair))
    verified = subprocess.run([editor.chartroom, "export", editor.path, "--verify", pair],
                              capture_output=True, text=True, check=False).stdout
    if "page 2: of untitled" not in verified or "page 1:" in verified:
        raise Failure(verified)


@flow(reads=True, sea=TWO_LAKES)
def work_that_was_thrown_away_can_be_brought_back(editor):
    editor.press("ctrl+Home", "space")
    wait_for("the edit in the journal", lambda: editor.journal_holds('"##..",'))
    editor.kill()
    editor.start()
    press_button(wait_for("the question", editor.bar), "Throw Away")
    back = wait_for("the way back", lambda: part(editor.window, "push button", "Bring It Back"))
    Atspi.Action.do_action(back, 0)
    editor.expect_title("● Lagoon")
    wait_for("the edit in the journal again", lambda: editor.journal_holds('"##..",'))
