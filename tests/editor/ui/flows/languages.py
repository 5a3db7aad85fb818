"""Languages of the window."""

import os

from driver import flow, read_file, wait_for, write_file


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
