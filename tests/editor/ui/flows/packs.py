"""Packs. The pack Seas holds the map Lagoon and another."""

import os

from driver import (Failure, canonical, do_until, drafts, flow, lagoon, read_file, replace_file, wait_for,
                    write_file)


def pack_of(*maps):
    """The text of the pack with its maps in that order."""
    return canonical({"format": "chartroom-pack", "version": 1, "id": "seas", "name": {"en": "Seas"},
                      "maps": [f"{name}.map.json" for name in maps]})


def pack_path(editor):
    return os.path.join(editor.home, "pack.json")


def expect_pack(editor, *maps):
    wait_for(f"the pack to hold {maps}", lambda: read_file(pack_path(editor)) == pack_of(*maps))


def expect_untouched(editor):
    if read_file(pack_path(editor)) != pack_of("lagoon", "atoll"):
        raise Failure("the file has changed before it was saved")


def open_pack(editor):
    editor.press("ctrl+shift+o")
    editor.answer("Open Pack", "Return", text=pack_path(editor))
    editor.expect_title("Seas", "the pack in a tab")


def start_pack(editor, *rows):
    write_file(pack_path(editor), pack_of("lagoon", "atoll"))
    write_file(os.path.join(editor.home, "atoll.map.json"),
               canonical(lagoon("....", ".#..", "....", "....", id="atoll", name={"en": "Atoll"})))
    editor.start_lagoon(*rows)
    open_pack(editor)


def move_down(editor):
    """The first map goes behind the other."""
    editor.press("alt+Down")
    editor.expect_title("● Seas", "the pack is modified")


@flow(labels="fast")
def pack_is_undone_and_saved(editor):
    start_pack(editor, "....", "....", "....", "..#.")
    move_down(editor)
    expect_untouched(editor)
    editor.press("ctrl+z")
    editor.expect_title("Seas", "undone")
    editor.press("ctrl+y")
    editor.expect_title("● Seas", "redone")
    editor.press("ctrl+s")
    editor.expect_title("Seas", "saved")
    expect_pack(editor, "atoll", "lagoon")
    editor.press("ctrl+w")
    editor.expect_saved("the map is in front again")
    editor.quit()


@flow
def pack_is_kept_for_next_time(editor):
    start_pack(editor, "....", "....", "....", "..#.")
    move_down(editor)
    editor.press("ctrl+Prior", "space")
    editor.expect_modified("painted A1")
    editor.press("ctrl+q", "Tab", "Return")
    editor.expect_end()
    expect_untouched(editor)
    editor.start_saved()
    do_until("both works", lambda: editor.is_open("● .* — Chartroom"),
             lambda: editor.press("i", "F6", "Return"))
    editor.press("ctrl+alt+s")
    expect_pack(editor, "atoll", "lagoon")
    editor.expect_file("#...", "....", "....", "..#.")
    editor.quit()


@flow
def work_on_an_open_pack_is_a_step_of_it(editor):
    start_pack(editor, "....", "....", "....", "..#.")
    move_down(editor)
    wait_for("the journal", lambda: any('"atoll.map.json","lagoon.map.json"' in "".join(draft.split())
                                        for draft in drafts(editor.home)))
    editor.kill()
    editor.start_saved()
    open_pack(editor)
    editor.press("Delete")
    editor.expect_title("● Seas", "the pack is modified")
    editor.press("F6", "Return")
    editor.press("ctrl+s")
    expect_pack(editor, "atoll", "lagoon")
    editor.press("ctrl+z", "ctrl+z")
    editor.press("ctrl+s")
    expect_pack(editor, "lagoon", "atoll")
    editor.press("ctrl+w")
    editor.expect_saved("there was one tab of it")
    editor.quit()


@flow
def foreign_change_of_a_pack_is_taken(editor):
    start_pack(editor, "....", "....", "....", "..#.")
    replace_file(pack_path(editor), pack_of("atoll", "lagoon"))
    move_down(editor)
    do_until("the disk's pack", lambda: editor.is_titled("Seas"), lambda: editor.press("F5", "F6", "Return"))
    editor.press("ctrl+z")
    editor.expect_title("● Seas", "back to the pack in the window")
    editor.quit_and_discard()


REASON = "two lakes on purpose"


def accept_two_lakes(editor):
    """Accepts the finding of the map in front: a sea in two pieces."""
    editor.press("ctrl+Prior")
    editor.expect_saved("the map in front")
    editor.press("F8")
    editor.run_command("exclude finding")
    editor.answer("Exclude Finding", "Return", text=REASON)


@flow
def accepted_finding_waits_for_the_pack(editor):
    start_pack(editor, ".#..", ".#..", ".#..", ".#..")
    move_down(editor)
    accept_two_lakes(editor)
    editor.press("ctrl+Next")
    editor.expect_title("● Seas", "the pack")
    expect_untouched(editor)
    editor.press("ctrl+s")
    editor.expect_title("Seas", "saved")
    if REASON not in read_file(pack_path(editor)):
        raise Failure("the finding is not accepted")
    editor.press("ctrl+z", "ctrl+z")
    editor.expect_title("● Seas", "undone")
    editor.press("ctrl+s")
    # The first order, and nothing accepted.
    expect_pack(editor, "lagoon", "atoll")
    editor.quit()


@flow
def accepted_finding_counts_again(editor):
    start_pack(editor, ".#..", ".#..", ".#..", ".#..")
    accept_two_lakes(editor)
    # A map that comes to the front again is checked by the pack as it is.
    editor.press("ctrl+Next")
    editor.expect_title("● Seas", "the pack is modified")
    editor.press("ctrl+Prior")
    editor.expect_saved("the map in front again")
    # The finding is still the one at hand.
    editor.run_command("show excluded")
    editor.run_command("stop excluding")
    editor.press("ctrl+Next")
    editor.expect_title("● Seas", "the pack")
    editor.press("ctrl+s")
    editor.expect_title("Seas", "saved")
    expect_pack(editor, "lagoon", "atoll")
    editor.press("ctrl+z")
    editor.expect_title("● Seas", "undone")
    editor.press("ctrl+s")
    wait_for("accepted again", lambda: REASON in read_file(pack_path(editor)))
    editor.expect_title("Seas", "saved again")
    editor.quit()
