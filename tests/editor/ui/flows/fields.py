"""Fields of the properties."""

import os

from driver import LAGOON, Failure, flow, lagoon, read_file, wait_for, xdotool
from flows.decks import start_deck
from flows.pack_maps import SEA, open_pack
from reader import (Atspi, box, center_of, expect_told, focus_on, has, in_dialog, is_showing, part, parts,
                    role_of, shown, shows, steadily, text_in, write)


@flow(reads=True, sea=LAGOON)
def an_id_says_what_it_may_hold(editor):
    why = "Only lowercase letters, digits and hyphens"
    field = wait_for("the field", lambda: part(editor.window, "text", "Id"))
    write(field, "Deep Sea")
    wait_for("the reason", lambda: shows(editor, "label", why))
    write(field, "deep-sea")
    wait_for("the reason to go", lambda: not shows(editor, "label", why))
    editor.expect_title("● Lagoon")


@flow(reads=True, sea=LAGOON)
def the_wheel_over_a_field_leaves_what_it_says(editor):
    """Whoever scrolls the panel looks for something, changes nothing, and gets there."""
    def height_of(field):
        return box(field).y

    def wheel(right, down):
        xdotool("mousemove", right, down, "click", 5)

    @steadily
    def scrolled_to(field):
        # The wheel beside the window would turn desktops.
        at, window = box(field), box(editor.window)
        if window.y < at.y and at.y + at.height < window.y + window.height:
            return True
        wheel(at.x + at.width // 2, window.y + window.height * 2 // 3)
        return False

    editor.resize(840, 520)
    for name in ("Theme", "Silence"):
        field = wait_for(name, lambda: part(editor.window, "combo box", name))
        wait_for(f"{name} in sight", lambda: scrolled_to(field))
        before = height_of(field)
        wheel(*center_of(field))
        if name == "Theme":
            # The first turn over another part may say no more than that the wheel is there.
            wait_for("the panel to scroll",
                     lambda: wheel(*center_of(field)) or height_of(field) < before)
    editor.press("ctrl+Home", "space")
    editor.expect_title("● Lagoon")
    editor.press("ctrl+z")
    wait_for("nothing else to be changed", lambda: editor.window.get_name().startswith("Lagoon"))


@flow(reads=True, sea=LAGOON)
def a_long_text_is_pasted_as_far_as_it_goes(editor):
    name = wait_for("the name", lambda: next((node for node in parts(editor.window, "text")
                                              if node.get_name() == "Name" and is_showing(node)), None))
    write(name, "a" + 699 * "b")
    focus_on(name)
    editor.press("ctrl+a", "ctrl+c", "End", "ctrl+v")
    wait_for("what there is room for",
             lambda: text_in(name) == "a" + 699 * "b" + "a" + 299 * "b")


@flow(reads=True, sea=LAGOON)
def a_field_offers_no_emoji_where_nothing_can_be_mended(editor):
    name = wait_for("the field", lambda: part(editor.window, "text", "Name"))
    focus_on(name, "the focus in the field")
    editor.press("ctrl+period", "End", "x")
    wait_for("what is typed next", lambda: text_in(name) == "Lagoonx")


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


def each_field(editor, role):
    """The fields of that role that show, without the text within a combo box."""
    return [node for node in parts(editor.window, role)
            if is_showing(node) and has(node, Atspi.StateType.EDITABLE) and node.get_name()
            and role_of(node.get_parent()) != "combo box"]


def expect_saved_change(editor, name, before):
    editor.press("ctrl+s")
    wait_for(f"“{name}” in the file", lambda: read_file(editor.path) != before)
    return read_file(editor.path)


def expect_every_field_in_the_file(editor):
    """With the focus still in it, and whatever field it is: those that are made later, too."""
    def write_in(name, keys):
        into = wait_for(name, lambda: shown(editor, role, name))
        focus_on(into)
        editor.press(*keys(into))
        return into

    def another_number(spin):
        value, most = Atspi.Value.get_current_value(spin), Atspi.Value.get_maximum_value(spin)
        number = int(value) + (1 if value < most else -1)
        return ["ctrl+a", *("minus" if sign == "-" else sign for sign in str(number))]

    def another_text(entry):
        if entry.get_name() == "Starts":
            return ("ctrl+a", "2", "comma", "5")
        if entry.get_name() == "Languages":
            return ("ctrl+a", "d", "e")
        return ("ctrl+End", "7", "7")

    text, count = read_file(editor.path), 0
    for role, keys in (("text", another_text), ("spin button", another_number)):
        for name in [node.get_name() for node in each_field(editor, role)]:
            if name in NOT_OF_THE_DOCUMENT:
                continue
            write_in(name, keys)
            text = expect_saved_change(editor, name, text)
            count += 1
    return count


FIVE_COLUMNS = dict(lagoon("....#", ".....", ".....", "....."), quadrants=["11222"] * 2 + ["33444"] * 2)

# Filters of lists.
NOT_OF_THE_DOCUMENT = {"Codes"}


@flow(reads=True, sea=LAGOON)
def what_is_typed_in_any_field_of_a_map_is_saved(editor):
    wait_for("the name", lambda: shown(editor, "text", "Name"))
    if (count := expect_every_field_in_the_file(editor)) < 7:
        raise Failure(f"only {count} fields")


@flow(reads=True)
def what_is_typed_in_any_field_of_a_deck_is_saved(editor):
    start_deck(editor)
    wait_for("the name", lambda: shown(editor, "text", "Name"))
    count = expect_every_field_in_the_file(editor)
    for panel in ("Nations", "Symbols"):
        editor.run_command(panel.lower())
        wait_for(panel, lambda of=panel: shown(editor, "table", of))
        count += expect_every_field_in_the_file(editor)
    if count < 16:
        raise Failure(f"only {count} fields")


@flow(reads=True, sea=LAGOON)
def what_is_typed_in_any_field_of_a_pack_is_saved(editor):
    open_pack(editor, SEA)
    editor.path = os.path.join(editor.home, "pack.json")
    wait_for("the languages", lambda: shown(editor, "text", "Languages"))
    if (count := expect_every_field_in_the_file(editor)) < 4:
        raise Failure(f"only {count} fields")


@flow(reads=True)
def a_number_that_is_emptied_is_not_its_minimum(editor):
    start_deck(editor)
    before = read_file(editor.path)
    die = wait_for("the die", lambda: shown(editor, "spin button", "Die"))
    focus_on(die)
    editor.press("ctrl+a", "BackSpace", "Tab")
    expect_told(editor, '"Die"', "whole number from 2 to")
    wait_for("the number as it was", lambda: text_in(die) == "8")
    editor.press("ctrl+s")
    editor.expect_title("Lagoon")
    if read_file(editor.path) != before:
        raise Failure("the file has changed")


@flow(reads=True, sea=LAGOON)
def a_word_that_is_no_language_is_refused(editor):
    """What is typed next is no name in the language before."""
    language = wait_for("the language", lambda: part(editor.window, "combo box", "Text language"))
    typed = next(parts(language, "text"))
    name = shown(editor, "text", "Name")
    for word in ("xx1", "12", "xx", "sv-SE"):
        focus_on(typed)
        editor.press("ctrl+a", *("minus" if sign == "-" else sign for sign in word), "Tab")
        expect_told(editor, f'"{word}" is no language')
        wait_for("the focus where it was", lambda: has(typed, Atspi.StateType.FOCUSED))
    editor.press("N", "e", "w")
    if text_in(name) != "Lagoon":
        raise Failure("the name in another language has changed")
    editor.press("ctrl+a", "d", "e", "Tab")
    wait_for("no name in German", lambda: text_in(name) == "")
    wait_for("the bar to go", lambda: editor.bar() is None)


@flow(reads=True, sea=FIVE_COLUMNS)
def a_resize_says_what_it_cuts_while_the_size_is_typed(editor):
    editor.run_command("resize map")
    find = in_dialog(editor, "Resize Map")
    columns = find("spin button", "Columns")

    def expect_said(text):
        dialog = editor.dialog("Resize Map")
        wait_for(text, lambda: text in [" ".join(p.get_name().split()) for p in parts(dialog, "label")])

    focus_on(columns)
    editor.press_in("Resize Map", "ctrl+a", "4")
    expect_said("Everything on E1 is lost.")
    editor.press_in("Resize Map", "ctrl+a", "9", "9")
    expect_said('"Columns" must be a whole number from 4 to 15.')
    if has(find("push button", "OK"), Atspi.StateType.SENSITIVE):
        raise Failure("a size that there is not can be chosen")
    editor.press_in("Resize Map", "ctrl+a", "6")
    expect_said("Nothing is lost.")
    editor.press_in("Resize Map", "Escape")


@flow(reads=True, sea=LAGOON)
def what_is_wrong_with_an_id_goes_with_undo(editor):
    why = "Only lowercase letters, digits and hyphens"
    field = wait_for("the field", lambda: part(editor.window, "text", "Id"))
    focus_on(field)
    editor.press("End", "x", "space")
    wait_for("the reason", lambda: shows(editor, "label", why))
    editor.press("ctrl+z")
    wait_for("the id as it was", lambda: text_in(field) == "lagoon")
    wait_for("the reason to go", lambda: not shows(editor, "label", why))
