"""The fields and findings of a pack, as a screen reader is told of them."""

import json
import os

from driver import LAGOON, Failure, flow, read_file, wait_for
from flows.pack_maps import ISLAND, SEA, open_pack
from reader import Atspi, focus_on, has, is_showing, part, parts, press_button, shown, tells, text_in, told_by


@flow(reads=True, sea=LAGOON)
def pack_is_named_in_its_tab(editor):
    editor.run_command("make pack from folder")
    field = wait_for("the field of the pack", lambda: next(
        (node for node in parts(editor.window, "text")
         if node.get_name() == "Name" and is_showing(node)
         and part(node.get_parent(), "text", "Languages") is not None), None))
    focus_on(field)
    editor.press("ctrl+a", "R", "e", "e", "f", "Return")
    editor.expect_title("● Reef")
    editor.press("ctrl+z")
    wait_for("the name to be undone", lambda: not editor.window.get_name().startswith("● Reef"))
    language = wait_for("its language", lambda: part(editor.window, "combo box", "Language of name"))
    typed = next(parts(language, "text"))
    focus_on(typed)
    editor.press("ctrl+a", "shift+d", "shift+e", "u", "t", "s", "c", "h")
    wait_for("no name in German", lambda: text_in(field) == "")
    for words, language in ((("S", "p", "a", "n", "i", "s", "h"), "es"),
                            (("G", "e", "r", "m", "a", "n"), "de")):
        focus_on(typed)
        editor.press("ctrl+a", *words)
        wait_for("what is typed", lambda typing=words, code=language: text_in(typed) in
                 ("".join(typing), code))
        Atspi.Component.grab_focus(field)
        wait_for(language, lambda code=language: text_in(typed) == code)
    wait_for("the focus", lambda: has(field, Atspi.StateType.FOCUSED))
    wait_for("the language", lambda: text_in(typed) == "de")
    editor.press("R", "i", "f", "f", "Return", "ctrl+s")
    pack = os.path.join(os.path.dirname(editor.path), "pack.json")
    wait_for("the German name in the file",
             lambda: os.path.exists(pack) and '"de": "Riff"' in read_file(pack))
    if '"en": "' not in read_file(pack):
        raise Failure("the English name is gone")
    languages = part(editor.window, "text", "Languages")
    focus_on(languages)
    editor.press("ctrl+a", "e", "n", "space", "x", "x", "x", "ctrl+s")
    wait_for("the language in the file", lambda: json.loads(read_file(pack)).get("languages") == ["en"])
    wait_for("a word on what was left out", lambda: tells(editor, "two letters"))


def field(editor, name):
    """Of the pack in front."""
    return wait_for(f"the field “{name}”", lambda: shown(editor, "text", name))


def text_of(editor, name):
    return Atspi.Text.get_text(field(editor, name), 0, -1)


def type_into(editor, name, *keys):
    into = field(editor, name)
    focus_on(into)
    editor.press(*keys)


def leave(editor, name):
    left = field(editor, name)
    editor.press("Tab")
    wait_for("another focus", lambda: not has(left, Atspi.StateType.FOCUSED))


@flow(reads=True, sea=ISLAND)
def fields_of_a_pack_show_what_was_taken_back(editor):
    """Where the focus is in them, too; and leaving them then does not bring it back."""
    open_pack(editor, SEA)
    for name, keys, typed in (("License", "MIT", "MIT"), ("Languages", ("d", "e"), "de")):
        type_into(editor, name, *keys)
        leave(editor, name)
        editor.expect_title("● Seas")
        if text_of(editor, name) != typed:
            raise Failure(f"{name} says {text_of(editor, name)}")
        type_into(editor, name, "ctrl+z")
        editor.expect_title("Seas")
        wait_for(f"{name} as it was", lambda of=name: text_of(editor, of) == "")
        leave(editor, name)
        editor.expect_title("Seas")
        type_into(editor, name, "ctrl+y")
        wait_for(f"{name} as it was typed", lambda of=name, text=typed: text_of(editor, of) == text)
        editor.press("ctrl+z")
        editor.expect_title("Seas")


@flow(reads=True, sea=ISLAND)
def what_is_being_typed_in_a_pack_is_kept(editor):
    """As a step of the pack, before the field is left."""
    open_pack(editor, SEA)
    for name, keys, kept in (("Revision", "seven", '"revision": "seven"'),
                             ("Languages", ("d", "e", "comma", "k"), '"de"')):
        type_into(editor, name, *keys)
        wait_for(f"{name} in the journal", lambda text=kept: editor.journal_holds(text))
        if not has(field(editor, name), Atspi.StateType.FOCUSED):
            raise Failure(f"{name} has lost the focus")
    editor.kill()
    editor.start()
    press_button(wait_for("the question", editor.bar), "Restore")
    editor.expect_title("● Seas")
    if (texts := [text_of(editor, name) for name in ("Revision", "Languages")]) != ["seven", "de"]:
        raise Failure(f"{texts} were restored")


@flow(reads=True, sea=ISLAND)
def a_field_of_a_pack_is_one_step(editor):
    """However many letters are typed. A name that is empty for a moment is none yet."""
    open_pack(editor, SEA)
    type_into(editor, "Name", "ctrl+a", "BackSpace", *"Oceans")
    editor.expect_title("● Oceans")
    editor.press("ctrl+z")
    editor.expect_title("Seas")
    wait_for("the name as it was", lambda: text_of(editor, "Name") == "Seas")
    editor.press("ctrl+a", "BackSpace", *"Reef", "ctrl+s")
    editor.expect_title("Reef")
    editor.press("s")
    editor.expect_title("● Reefs")
    editor.press("ctrl+z")
    editor.expect_title("Reef")
    editor.press("ctrl+a", "BackSpace")
    wait_for("no name", lambda: text_of(editor, "Name") == "")
    if editor.bar() is not None:
        raise Failure(f"“{told_by(editor.bar())}” is said while a name is typed")
    leave(editor, "Name")
    wait_for("a word on the name", lambda: editor.bar() is not None)
    if text_of(editor, "Name") != "Reef":
        raise Failure(f"the name is “{text_of(editor, 'Name')}”")


@flow(reads=True, sea=ISLAND)
def findings_of_a_pack_are_of_what_stands_in_the_window(editor):
    """Saved or not."""
    open_pack(editor, SEA)

    def told(code):
        return any(code in row for row in editor.table("Findings"))

    def counted():
        tabs = [tab.get_name() for tab in parts(editor.window, "page tab")]
        return f"Findings ({len(editor.table('Findings'))})" in tabs

    wait_for("the findings", lambda: editor.table("Findings") and counted())
    type_into(editor, "Languages", "d", "e")
    wait_for("that a German name is missing", lambda: told("F007") and counted())
    editor.expect_title("● Seas")
    type_into(editor, "Author", "ctrl+a", *"Ann")
    wait_for("the author in the journal", lambda: editor.journal_holds('"author": "Ann"'))
    if not told("F007") or not counted():
        raise Failure(f"the findings are {editor.table('Findings')}")
    editor.press("ctrl+z", "ctrl+z")
    editor.expect_title("Seas")
    wait_for("no language that is missing", lambda: not told("F007") and counted())
