"""Opening, saving and closing files, and files that other programs write meanwhile."""

import json
import os

import x_windows
from driver import (LAGOON, TWO_LAKES, Failure, canonical, do_until, flow, lagoon, read_file, replace_file,
                    typing, wait_for, write_file, xdotool)
from reader import expect_part, expect_told, part, parts, press_button, tells, write


@flow
def several_maps(editor):
    editor.start_lagoon()
    editor.press("ctrl+n")
    editor.expect_title("Untitled", "a new map")
    editor.press("space")
    editor.expect_title("● Untitled", "the new map is modified")
    editor.press("ctrl+z")
    editor.expect_title("Untitled", "undone")
    editor.press("ctrl+Prior")
    editor.expect_saved("the first map is in front again")
    editor.press("ctrl+Next")
    editor.expect_title("Untitled", "the second map")
    editor.press("ctrl+w")
    editor.expect_saved("the second map is closed")
    editor.quit()


@flow
def new_maps_have_names_of_their_own(editor):
    """A new map that nobody touched gives its tab, and its name, to the next."""
    editor.start_lagoon()
    editor.press("ctrl+n")
    editor.expect_title("Untitled", "a new map")
    editor.press("space")
    editor.expect_title("● Untitled", "the new map is modified")
    editor.press("ctrl+n")
    editor.expect_title("Untitled 2", "another new map")
    editor.press("ctrl+n", "space")
    editor.expect_title("● Untitled 2", "a new map in its place")
    editor.press("ctrl+z")
    editor.expect_title("Untitled 2", "undone")
    editor.press("ctrl+Prior")
    editor.expect_title("● Untitled", "the first one again")
    editor.press("ctrl+z")
    editor.expect_title("Untitled", "undone, too")
    editor.quit()


@flow
def names_do_not_tear_the_title(editor):
    """On a tab a long name ends in dots; the title has all of it. A name that reads from right to left
    is between marks that keep the rest of the title in its place."""
    name = "محبا"
    write_file(editor.path, canonical(lagoon("....", "....", "....", "....", name={"en": name})))
    editor.start()
    editor.expect_title(f"\u200e\u2068{name}\u2069", "the name between marks")
    long_name = "A long name that no tab has room for"
    editor.press("F4", "ctrl+a")
    xdotool(*typing(long_name))
    editor.expect_title(f"● {long_name}", "the whole name")
    editor.press("ctrl+s")
    editor.expect_title(long_name, "saved")
    editor.quit()


@flow
def fault_of_a_file(editor):
    editor.start_lagoon()
    bad = os.path.join(editor.home, "bad.map.json")
    write_file(bad, "nonsense\n")
    editor.open(bad)
    editor.press("space")
    editor.save_and_expect("#...", "....", "....", "..#.")
    editor.quit()


@flow
def window_that_comes_up_is_closed(editor):
    """Until all of the window is there its title is the program's name."""
    write_file(editor.path, canonical(lagoon("....", "....", "....", "....")))
    editor.launch()
    x_windows.ask_to_close(wait_for("a window", lambda: editor.id_of("Chartroom")))
    editor.expect_end()
    editor.expect_silence()


@flow
def wrong_file_beside_a_good_one(editor):
    bad = os.path.join(editor.home, "bad.map.json")
    write_file(editor.path, canonical(lagoon("....", "....", "....", "..#.")))
    write_file(bad, "nonsense\n")
    editor.start(editor.path, bad)
    editor.expect_saved("after the start")
    editor.press("Escape", "space")
    editor.save_and_expect("#...", "....", "....", "..#.")
    editor.quit()


@flow
def close_file_dialogs_from_anywhere(editor):
    """From the search up a folder, and to the recent files if there were any: GTK comes to grief there.
    The dialog is that of opening: Alt+S searches there, while it saves in that of saving."""
    # These show at once if memory is used after it is gone.
    editor.settings.update(G_SLICE="always-malloc", MALLOC_PERTURB_="165")
    editor.start_lagoon()
    for _ in range(3):
        editor.press("ctrl+o")
        editor.press_in("Open", "alt+s", "alt+Up", "alt+r")
        do_until("the file dialog to go", lambda: editor.is_gone("Open"), lambda: xdotool("key", "Escape"))
    editor.press("space")
    editor.save_and_expect("#...", "....", "....", "..#.")
    editor.quit()


@flow
def spoiled_file_is_written_over(editor):
    """The map in the window can be saved, whatever another program has made of its file."""
    editor.start_lagoon()
    editor.press("space")
    editor.expect_modified("painted A1")
    write_file(editor.path, "garbage\n")
    editor.press("ctrl+s")
    do_until("the file to be written", lambda: editor.file_holds("#...", "....", "....", "..#."),
             editor.take_first)
    editor.expect_saved("written over")
    editor.quit()


@flow
def ask_before_replacing(editor):
    editor.start_lagoon()
    other = os.path.join(editor.home, "other.map.json")
    before = canonical(lagoon("####", "....", "....", "...."))
    write_file(other, before)
    editor.press("space")
    editor.expect_modified("painted A1")
    editor.press("ctrl+shift+s")
    editor.press_in("Save Map As", "ctrl+a")
    xdotool(*typing("other.map.json"), "key", "Return")
    editor.press_in("Replace File", "Return")
    wait_for("the question to go", lambda: editor.is_gone("Replace File"))
    wait_for("the file dialog once more", lambda: editor.is_open("Save Map As"))
    if read_file(other) != before:
        raise Failure("replaced although nobody agreed")
    editor.press_in("Save Map As", "Return")
    editor.press_in("Replace File", "alt+r")
    editor.path = other
    editor.expect_file("#...", "....", "....", "..#.")
    editor.expect_saved("saved under the other name")
    editor.quit()


@flow
def ask_before_losing_changes(editor):
    editor.start_lagoon()
    editor.press("space")
    editor.expect_modified("painted A1")
    editor.press("ctrl+q", "Escape", "ctrl+z")
    editor.expect_saved("the window is still there, and undoes")
    editor.press("ctrl+y")
    editor.expect_modified("redone")
    editor.quit_and_discard()
    editor.expect_untouched("....", "....", "....", "..#.")


@flow
def save_and_quit(editor):
    editor.start_lagoon()
    editor.press("space")
    editor.expect_modified("painted A1")
    editor.press("ctrl+q", "Return")
    editor.expect_end()
    if not editor.file_holds("#...", "....", "....", "..#."):
        raise Failure("the file was not saved")


@flow
def quit_and_press_on(editor):
    """Keys that follow Quit at once must not open a dialog of a window that goes."""
    editor.start_lagoon()
    editor.press("ctrl+q", "ctrl+shift+s", delay=0)
    wait_for("the end", lambda: editor.has_ended() or editor.is_open("Save Map As"))
    if not editor.has_ended():
        raise Failure("a dialog has come")
    editor.expect_end()


@flow
def close_without_saving(editor):
    editor.start_lagoon()
    editor.press("space")
    editor.expect_modified("painted A1")
    editor.press("ctrl+w", "Tab", "Return")
    editor.expect_title("Untitled", "a blank sea")
    editor.expect_untouched("....", "....", "....", "..#.")
    editor.quit()


@flow
def foreign_change_is_taken(editor):
    editor.start_lagoon()
    editor.press("space")
    editor.expect_modified("painted A1")
    replace_file(editor.path, canonical(lagoon("....", ".##.", "....", "....")))
    do_until("the disk's map", lambda: editor.is_titled("Lagoon"), editor.take_first)
    editor.press("ctrl+z")
    editor.expect_modified("back to the painted one")
    editor.press("ctrl+y")
    editor.expect_saved("and to the disk's")
    editor.save_and_expect("....", ".##.", "....", "....")
    editor.quit()


@flow
def foreign_change_is_overwritten(editor):
    """Saving asks at once, so the keys that follow find the bar."""
    editor.start_lagoon()
    editor.press("space")
    editor.expect_modified("painted A1")
    replace_file(editor.path, canonical(lagoon("....", ".##.", "....", "....")))
    editor.press("ctrl+s", "F6", "Tab", "Return")
    editor.expect_saved("the painted map")
    editor.expect_file("#...", "....", "....", "..#.")
    editor.quit()


@flow
def a_file_that_is_gone_is_written_again(editor):
    editor.start_lagoon()
    os.remove(editor.path)
    editor.expect_modified("a map without its file is not saved")
    editor.save_and_expect("....", "....", "....", "..#.")
    editor.press("space")
    editor.expect_modified("painted A1")
    os.remove(editor.path)
    editor.save_and_expect("#...", "....", "....", "..#.")
    editor.quit()


@flow(reads=True, sea=TWO_LAKES)
def change_on_the_disk_is_told_and_taken(editor):
    """Another program writes the file as careful programs do, and the user takes what it wrote."""
    editor.bring_to_front("Table")
    changed = dict(TWO_LAKES, points=["##..", *TWO_LAKES["points"][1:]])
    replace_file(editor.path, json.dumps(changed))
    bar = wait_for("the question", editor.bar)
    expect_told(editor, "disk", "A1")
    press_button(bar, "Reload from Disk")
    wait_for("A1 in the table", lambda: editor.table("Table of the map")[0][1] == "ticked")


@flow(reads=True, sea=TWO_LAKES)
def a_change_on_the_disk_is_compared_with_what_is_painted_since(editor):
    replace_file(editor.path, json.dumps(dict(TWO_LAKES, points=["##..", *TWO_LAKES["points"][1:]])))
    wait_for("the question", editor.bar)
    expect_told(editor, "disk", "A1")
    editor.press("ctrl+End", "space")
    expect_told(editor, "disk", "A1", "D4")
    editor.press("ctrl+Home", "space")
    wait_for("A1 to be as on the disk", lambda: tells(editor, "D4") and not tells(editor, "A1"))


@flow(reads=True, sea=LAGOON)
def a_file_with_unsaved_changes_in_another_tab_is_named_before_it_is_replaced(editor):
    other = os.path.join(editor.home, "other.map.json")
    write_file(other, json.dumps(dict(LAGOON, id="other", name={"en": "Other"})))
    editor.press("ctrl+End", "space")
    editor.expect_title("● Lagoon")
    editor.open(other)
    editor.expect_title("Other")
    editor.press("ctrl+shift+s")
    editor.press_in("Save Map As", "ctrl+a")
    xdotool(*typing("lagoon.map.json"), "key", "Return")
    wait_for("the question", lambda: any("open in another tab" in label.get_name() for label in
                                         parts(editor.window.get_parent(), "label")))
    editor.press_in("Replace File", "alt+r")
    editor.expect_title("Other")
    editor.bring_to_front("● Lagoon")
    expect_told(editor, "disk has changed", "D4")


@flow(reads=True, sea=LAGOON)
def files_open_in_tabs_of_their_own(editor):
    """What is wrong with one of them is told whatever is opened after it."""
    editor.kill()
    others = []
    for name, text in (("reef", json.dumps(dict(LAGOON, id="reef", name={"en": "Reef"}))),
                       ("broken", "{"),
                       ("cay", json.dumps(dict(LAGOON, id="cay", name={"en": "Cay"})))):
        others.append(os.path.join(editor.home, f"{name}.map.json"))
        write_file(others[-1], text)
    editor.command += others
    editor.start()
    editor.expect_title("Cay")
    for name in ("Lagoon", "Reef", "Cay"):
        expect_part(editor.window, "page tab", name)
    expect_told(editor, "Couldn't open", "broken.map.json")


def write_pack(editor):
    path = os.path.join(editor.home, "pack.json")
    write_file(path, json.dumps({"format": "chartroom-pack", "version": 1, "id": "seas",
                                 "name": {"en": "Seas"}, "maps": ["lagoon.map.json"]}))
    return path


@flow(reads=True, sea=LAGOON)
def a_folder_is_opened_as_its_pack(editor):
    write_pack(editor)
    editor.kill()
    editor.start(editor.home)
    editor.expect_title("Seas")


@flow(reads=True, sea=LAGOON)
def a_question_before_closing_tells_what_is_called_otherwise(editor):
    name = wait_for("the field", lambda: part(editor.window, "text", "Name"))
    write(name, "Bay")
    editor.expect_title("● Bay")
    editor.press("ctrl+w")
    wait_for("both names", lambda: tells(editor, "Name (en) is Bay (was Lagoon)"))
