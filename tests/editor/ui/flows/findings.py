"""Findings and verdicts, as a screen reader is told of them."""

import json
import os

from driver import LAGOON, TWO_LAKES, Failure, Shots, flow, lagoon, wait_for, xdotool
from reader import (Atspi, bottom_of, box, center_of, choose, chosen, focus_on, has, in_menu, is_showing,
                    labels, part, parts, press_button, shown, validated, write)

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
    accept = wait_for("the button", lambda: shown(editor, "push button", "Exclude..."))
    wait_for("what it would say", lambda: "Make Pack from Folder" in accept.get_description())
    for ask in (lambda: Atspi.Action.do_action(accept, 0), lambda: editor.run_command("exclude finding")):
        ask()
        wait_for("why it does nothing", lambda: any(
            "Excluding a finding needs a saved pack." in text
            for text in labels(editor)))
        editor.press("Escape")  # to the board
        editor.press("Escape")
        wait_for("the bar to go", lambda: editor.bar() is None)


@flow(reads=True, sea=REEF)
def verdict_follows_a_start_that_is_moved(editor):
    """The map is fair from corner to corner, and depends on skill from where blue starts now."""

    def says(*words):
        return lambda: all(any(word in name for name in labels(editor)) for word in words)

    wait_for("the first verdict", says("Depends on skill", "tested at: novice, standard"))
    wait_for("who fares how", lambda: any(name.startswith("novice: ") and ", standard: " in name
                                         for name in labels(editor)))
    before = [name for name in labels(editor) if "possible positions after 8 moves" in name]
    editor.press("ctrl+Home", "alt+4", "space")
    wait_for("the verdict on the start in the corner", says("Fair", "tested at: novice, standard"))
    # Of the start nothing depends by which a submarine is followed.
    wait_for("the same figure of tracking", lambda: before == [
        name for name in labels(editor) if "possible positions after 8 moves" in name])
    stop = wait_for("a button to stop", lambda: part(editor.window, "push button", "Stop"))
    stop.get_action_iface().do_action(0)
    wait_for("the button to go on", lambda: part(editor.window, "push button", "Simulate"))
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
    wait_for("what was judged", lambda: says("Checked: structure", "tracking, fairness.", "games"))
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
    ways = wait_for("the ways to mend", lambda: part(editor.window, "combo box", "Fix option"))
    wait_for("what would be done", lambda: chosen(ways) == "Fill A1 with islands")
    # Who sees that nothing is found then must not take it for a verdict on play.
    wait_for("what that changes", lambda: any(
        "Leaves" in name and "Checked: structure. Not checked yet: print, tracking, fairness." in name
        for name in labels(editor)))
    if editor.table("Table of the map")[0][1] == "ticked":
        raise Failure("it was filled before anybody agreed")
    choose(ways, "Open a channel at A2")
    press_button(editor.window, "Apply")
    wait_for("A2 as water", lambda: editor.table("Table of the map")[4][:2] == ["A2", ""])
    editor.expect_title("● Lagoon")
    editor.bring_to_front("History")
    wait_for("the step", lambda: ["Fixing a finding: Water A2", "now"] in [
        row[:2] for row in editor.table("History")])
    editor.press("ctrl+z")
    editor.expect_title("Lagoon")


@flow(reads=True, sea=LAGOON)
def keys_of_the_menu_work_in_lists(editor):
    """GTK's lists would go to the next row and the one before."""
    table = part(editor.window, "table", "Findings")
    for key, title in (("ctrl+p", "Print Sheets"), ("ctrl+n", "Untitled")):
        Atspi.Component.grab_focus(table)
        wait_for("the list to have the focus", lambda: has(table, Atspi.StateType.FOCUSED)
                 or any(has(cell, Atspi.StateType.FOCUSED) for cell in parts(table)))
        editor.press(key)
        if key == "ctrl+n":
            editor.expect_title(title)
            continue
        editor.answer(title, "Escape")


@flow(reads=True, sea=LAGOON)
def a_low_window_keeps_two_findings(editor):
    """The water is one quadrant in two pieces, so that there is something to find."""
    editor.press("ctrl+Home", "Right", "space", "Down", "space", "Down", "space", "Down", "space")
    wait_for("some findings", lambda: len(editor.table("Findings")) > 1)
    editor.resize(790, 520)

    def cells_in_sight():
        board = part(editor.window, "panel", "Board")
        cells = list(parts(part(editor.window, "table", "Findings"), "table cell"))[:8]
        foot = bottom_of(editor.window)
        return (box(cells[0]).y > bottom_of(board) and bottom_of(cells[7]) < foot
                and has(cells[7], Atspi.StateType.SHOWING))

    wait_for("two rows of findings", cells_in_sight)


def has_finding(editor, code):
    return any(code in row for row in editor.table("Findings"))


@flow(reads=True, sea=LAGOON)
def a_finding_has_a_menu(editor):
    """D3 becomes an island, which parts D4 from the sea: a change that mends it is asked for there."""
    editor.press("ctrl+End", "Up", "space")
    wait_for("R201", lambda: has_finding(editor, "R201"))
    Atspi.Component.grab_focus(part(editor.window, "table", "Findings"))
    editor.press("Home", "shift+F10")
    wait_for("the menu by key", lambda: in_menu(editor, "Suggest Changes for Finding"))
    editor.press("Escape")
    wait_for("the menu to go", lambda: in_menu(editor, "Suggest Changes for Finding") is None)
    cell = next(c for c in parts(part(editor.window, "table", "Findings"), "table cell")
                if c.get_name() == "R201")
    xdotool("mousemove", *center_of(cell), "click", "3")
    Atspi.Action.do_action(wait_for("suggestions in the menu",
                                    lambda: in_menu(editor, "Suggest Changes for Finding")), 0)
    wait_for("a change that mends it",
             lambda: any(label.get_name() == "Apply this change?" for label in parts(editor.window, "label")))
    editor.press("Return")
    wait_for("R201 to be gone", lambda: not has_finding(editor, "R201"))
    editor.press("ctrl+z")
    wait_for("R201 to be back", lambda: has_finding(editor, "R201"))


@flow(reads=True, sea=LAGOON)
def the_ring_of_a_finding_goes_with_it(editor):
    """D3 becomes an island, which parts D4 from the sea, and water again: Escape finds no ring to remove."""
    board = box(part(editor.window, "panel", "Board"))
    place = f"{board.width}x{board.height}+{board.x}+{board.y}"
    editor.press("ctrl+End", "Up", "space")
    wait_for("R201", lambda: has_finding(editor, "R201"))
    editor.press("F8", "ctrl+z")
    wait_for("nothing to be found", lambda: not has_finding(editor, "R201"))
    # The list is heard of before the board is drawn.
    seen = wait_for("the board", Shots(place, alike=12).still)
    editor.press("Escape")
    if wait_for("the board again", Shots(place).still) != seen:
        raise Failure("the ring was there, with nothing in it")


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
