"""The program says nothing on stderr, whatever size its window has. GTK complains there of parts that get
less room than they need."""

import os

from driver import canonical, do_until, drafts, flow, lagoon, wait_for, write_file


@flow(labels="fast")
def starts_in_silence(editor):
    editor.start_lagoon()
    editor.expect_silence()
    editor.quit()
    editor.expect_silence()


def grow_and_shrink_in_silence(editor, scale=1):
    for width, height in ((640, 450), (900, 650), (640, 450), (1100, 500), (700, 900), (480, 360)):
        editor.resize(width * scale, height * scale)
        editor.press("F8")
        editor.press("alt+2")
        editor.press("alt+1")
    editor.quit()
    editor.expect_silence()


@flow
def small_windows_are_silent(editor):
    editor.start_lagoon()
    grow_and_shrink_in_silence(editor)


@flow
def small_windows_with_two_boards_are_silent(editor):
    editor.start_lagoon()
    editor.press("F7")
    grow_and_shrink_in_silence(editor)


@flow(display="2000x1500x24")
def large_pixels_are_silent(editor):
    """A screen whose pixels count double has more of them."""
    editor.settings["GDK_SCALE"] = "2"
    editor.start_lagoon()
    grow_and_shrink_in_silence(editor, scale=2)


@flow
def moved_panels_are_silent(editor):
    editor.set_up("panels", "side-left yes\nfindings-beside yes\n")
    editor.start_lagoon()
    grow_and_shrink_in_silence(editor)


@flow(window_manager="openbox")
def a_window_manager_is_met_in_silence(editor):
    """The program asks for the width of a window's frame before it lays the window out."""
    editor.start_lagoon()
    grow_and_shrink_in_silence(editor)


@flow
def many_tabs_are_silent(editor):
    """Tabs of many documents have no room in a row; GTK complains of those that it draws without a size."""
    files = []
    for name in ("Amber", "Basalt", "Coral", "Dune"):
        files.append(os.path.join(editor.home, f"{name}.map.json"))
        write_file(files[-1], canonical(lagoon("....", "....", "....", "....", id=name.lower(),
                                               name={"en": f"{name} of a long name"})))
    write_file(editor.path, canonical(lagoon("....", "....", "....", "....")))
    editor.start(*files, editor.path)
    editor.expect_saved("after the start")
    for _ in (*files, editor.path):
        editor.press("ctrl+Home", "space", "ctrl+Prior")
    wait_for("five works", lambda: sum(draft.count('"id"') for draft in drafts(editor.home)) == 5)
    editor.kill()
    editor.command = [editor.program, editor.path]
    editor.start_saved()
    do_until("all are restored", lambda: editor.is_open("● .* — Chartroom"),
             lambda: editor.press("i", "F6", "Return"))
    editor.press("ctrl+Next", "ctrl+Next", "ctrl+Prior")
    editor.quit_and_discard()
    editor.expect_silence()


@flow
def start_page_is_silent(editor):
    editor.start_lagoon()
    editor.run_command("start page")
    for size in ((900, 650), (640, 450), (1100, 500), (700, 900)):
        editor.resize(*size)
        editor.press("Down")
    editor.press("Escape")
    editor.quit()
    editor.expect_silence()
