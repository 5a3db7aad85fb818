"""Languages of the window."""

import json
import os
import subprocess

from driver import LAGOON, flow, read_file, wait_for, write_file
from reader import Atspi, focus_on, is_showing, part, parts, press_button, shows, text_in, write


@flow(labels="fast")
def in_german(editor):
    editor.set_up("language", "de\n")
    editor.start_lagoon()
    editor.press("ctrl+shift+p")
    editor.answer("Alle Befehle", "Return", text="bearbeiten alles")
    editor.press("ctrl+x")
    editor.save_and_expect("....", "....", "....", "....")
    editor.quit()


@flow
def language_switches_at_once(editor):
    """The window that comes has the history of the one before."""
    editor.start_lagoon()
    editor.press("space")
    editor.expect_modified("painted")
    editor.run_command("german")
    editor.take_another_window()
    editor.press("ctrl+shift+p")
    editor.answer("Alle Befehle", "Escape")
    editor.press("ctrl+z")
    editor.expect_saved("undone")
    editor.quit()


@flow
def manual_opens_in_the_language_of_the_window(editor):
    """The desktop opens pages with a program that copies them."""
    opened = os.path.join(editor.home, "opened.html")
    write_file(os.path.join(editor.home, ".local/share/applications/reader.desktop"),
               f"[Desktop Entry]\nType=Application\nName=Reader\nExec=cp %f {opened}\nMimeType=text/html;\n")
    write_file(os.path.join(editor.home, ".config/mimeapps.list"),
               "[Default Applications]\ntext/html=reader.desktop\nx-scheme-handler/file=reader.desktop\n")
    editor.start_lagoon()
    editor.press("F1")
    wait_for("the manual", lambda: '<html lang="en">' in read_file(opened))
    editor.run_command("german")
    editor.take_another_window()
    editor.press("F1")
    wait_for("the German manual", lambda: '<html lang="de">' in read_file(opened))
    editor.quit()


def has_button(editor, name):
    return any(is_showing(button) and button.get_name() == name
               for button in parts(editor.window.get_parent(), "push button"))


def system_translates():
    """Newer C libraries translate nothing in C.UTF-8, whatever LANGUAGE says."""
    said = subprocess.run(["gettext", "-d", "gtk30", "_Cancel"], check=True, capture_output=True, text=True,
                          env=os.environ | {"LC_ALL": "C.UTF-8", "LANGUAGE": "de"}).stdout
    return said != "_Cancel"


@flow(reads=True, sea=LAGOON)
def dialogs_of_gtk_speak_the_language(editor):
    """Whatever the language of the system, which is English here."""
    editor.start_in("de")
    cancel = "Abbrechen" if system_translates() else "Cancel"
    for key, title in (("ctrl+g", "Zu Punkt gehen"), ("ctrl+o", ".*ffnen")):
        editor.press(key)
        wait_for(f"a dialog “{title}”", lambda: editor.is_open(title))
        wait_for("a button in the language", lambda: has_button(editor, cancel))
        editor.answer(title, "Escape")


@flow(reads=True, sea=LAGOON)
def lengths_have_the_sign_of_the_language(editor):
    editor.start_in("de")
    editor.press("ctrl+e")
    title = "Bögen exportieren"
    dialog = wait_for("the dialog", lambda: editor.dialog(title))
    pitch = wait_for("the pitch", lambda: part(dialog, "spin button", "Abstand in mm"))
    Atspi.Value.set_current_value(pitch, 14.2)
    wait_for("a comma", lambda: text_in(pitch) == "14,2")
    for sign in ("period", "comma"):
        focus_on(pitch)
        editor.press_in(title, "ctrl+a", "1", "3", sign, "5", "Tab")
        wait_for("what was typed", lambda: text_in(pitch) == "13,5")
        wait_for("its value", lambda: Atspi.Value.get_current_value(pitch) == 13.5)
        Atspi.Value.set_current_value(pitch, 12)
    editor.answer(title, "Escape")


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
def names_are_those_of_the_language_of_the_window(editor):
    """Until another is chosen, which then holds for the next map, too."""
    path = os.path.join(editor.home, "lagune.map.json")
    names = {"en": "Lagoon", "de": "Lagune", "fr": "Lagune bleue"}
    write_file(path, json.dumps(dict(LAGOON, name=names)))
    editor.command = [*editor.command, path]
    editor.start_in("de")
    editor.expect_title("Lagune")
    name = wait_for("the field", lambda: part(editor.window, "text", "Name"))
    language = next(parts(part(editor.window, "combo box", "Textsprache"), "text"))
    wait_for("the German name", lambda: text_in(name) == "Lagune" and text_in(language) == "de")
    write(language, "fr")
    wait_for("the French name", lambda: text_in(name) == "Lagune bleue")
    editor.press("ctrl+Page_Up")
    editor.expect_title("Lagoon")
    wait_for("no French name of the other map", lambda: text_in(name) == "" and text_in(language) == "fr")
