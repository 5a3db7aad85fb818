"""Games. Where captains of the program play, no flow knows what they do, and none expects it."""

import hashlib
import os
import subprocess
import time

from driver import Failure, do_until, flow, read_file, wait_for, write_file, xdotool


def record(*plies):
    """The record of a game with these lines of play."""
    return ("chartroom-game 1\nmap lagoon.map.json\nblue start A1\ngreen start D4\nfirst blue\n\n"
            + "".join(f"{ply}\n" for ply in plies))


def game(editor):
    return os.path.join(editor.home, "evening.game")


def expect_game(editor, *plies):
    wait_for(f"the game to hold {plies}", lambda: read_file(game(editor)) == record(*plies))


def start_sea(editor):
    editor.start_lagoon("....", "....", "....", "....")


def start_game(editor, *plies):
    write_file(game(editor), record(*plies))
    start_sea(editor)
    editor.open(game(editor))
    editor.expect_title("▶ evening.game")


@flow(labels="fast")
def game_is_opened_stepped_through_and_played_on(editor):
    start_game(editor, "blue right", "green up")
    editor.press("Right")
    editor.expect_title("● ▶ evening.game")
    editor.press("Up", "ctrl+s")
    editor.expect_title("▶ evening.game")
    expect_game(editor, "blue right", "green up", "blue right", "green up")
    editor.press("ctrl+z")
    editor.expect_title("● ▶ evening.game")
    editor.press("ctrl+s")
    expect_game(editor, "blue right", "green up", "blue right")
    editor.press("ctrl+w")
    editor.expect_saved("the map is in front again")
    editor.quit()


@flow
def game_in_a_low_window_is_silent(editor):
    """The panel that scrolls beside the board has room for its bars from the start."""
    start_sea(editor)
    write_file(game(editor), record("blue right", "green up"))
    for size in ((860, 650), (900, 650)):
        editor.resize(*size)
        editor.open(game(editor))
        editor.expect_title("▶ evening.game")
        editor.press("alt+Home", "alt+End")
        editor.press("ctrl+w")
        editor.expect_saved("the map is in front again")
    editor.quit()
    # Without a session bus the file chooser cannot keep its settings.
    if said := [line for line in editor.says().splitlines() if line and "dconf-WARNING" not in line]:
        raise Failure(f"the program says {said}")


@flow
def game_is_played_from_an_earlier_ply(editor):
    start_game(editor, "blue right", "green up", "blue right")
    editor.press("alt+Home", "alt+Right", "alt+Right", "ctrl+Return")
    editor.expect_title("● ▶ evening.game")
    editor.press("Down", "ctrl+s")
    expect_game(editor, "blue right", "green up", "blue down")
    editor.press("ctrl+z", "ctrl+z", "ctrl+s")
    expect_game(editor, "blue right", "green up", "blue right")
    editor.quit()


@flow
def game_on_an_open_map_against_a_captain(editor):
    start_sea(editor)
    editor.press("F9")
    editor.expect_title("▶ Lagoon")
    # The board asks for a start; the captain chooses one, too, and the first player moves.
    do_until("somebody has acted", lambda: editor.is_titled("● ▶ Lagoon"),
             lambda: editor.press("space", "Right"))
    editor.press("ctrl+w")
    do_until("closed without saving", lambda: editor.is_titled("Lagoon"),
             lambda: editor.press("F6", "Tab", "Return"))
    # One Return too many begins a stroke.
    editor.press("Escape")
    editor.expect_saved("the map is as it was")
    editor.quit()


def picture_of_the_board(editor):
    """A hash of the middle of the window."""
    shot = subprocess.run(["import", "-window", str(editor.main_window()), "-gravity", "center",
                           "-crop", "200x200-100+0", "+repage", "rgb:-"], capture_output=True, check=True)
    return hashlib.md5(shot.stdout).hexdigest()


def steady_picture(editor):
    """The picture once it stays: it is drawn some time after what it shows."""
    before = None

    def is_steady():
        nonlocal before
        last, before = before, picture_of_the_board(editor)
        if last == before:
            return before
        time.sleep(0.3)
        return None
    return wait_for("a board that stays", is_steady)


@flow
def game_board_is_zoomed(editor):
    def looks(picture):
        return picture_of_the_board(editor) == picture

    start_game(editor, "blue right", "green up")
    editor.press("alt+End", "Right")
    editor.expect_title("● ▶ evening.game")
    whole = steady_picture(editor)
    do_until("a nearer board", lambda: not looks(whole), lambda: editor.press("ctrl+plus", "ctrl+plus"))
    near = steady_picture(editor)
    do_until("the whole board again", lambda: looks(whole), lambda: editor.press("ctrl+0"))
    do_until("its own size", lambda: not looks(whole), lambda: editor.press("ctrl+1"))
    if looks(near):
        raise Failure("its own size is another")
    editor.press("Up", "ctrl+s")
    editor.expect_title("▶ evening.game")
    expect_game(editor, "blue right", "green up", "blue right", "green up")
    editor.quit()


@flow
def killed_game_is_restored(editor):
    start_game(editor, "blue right")
    editor.press("alt+End", "Up")
    editor.expect_title("● ▶ evening.game")
    editor.expect_journal("green up")
    editor.kill()
    editor.start_saved()
    do_until("the work", lambda: editor.is_titled("● ▶ evening.game"),
             lambda: editor.press("i", "F6", "Return"))
    editor.press("ctrl+s")
    expect_game(editor, "blue right", "green up")
    editor.quit()


@flow
def a_game_is_kept_when_the_language_changes(editor):
    """With its plies and its journal, in the window that comes."""
    start_game(editor, "blue right")
    editor.press("alt+End", "Up")
    editor.expect_title("● ▶ evening.game")
    editor.run_command("german")
    editor.take_another_window()
    editor.expect_title("● ▶ evening.game", "in the German window")
    editor.expect_journal("green up")
    editor.press("ctrl+s")
    expect_game(editor, "blue right", "green up")
    editor.quit()


@flow
def captains_show_a_game(editor):
    start_sea(editor)
    editor.run_command("typical game")
    editor.expect_title("▶ Lagoon")
    editor.quit()


@flow
def report_is_that_of_the_command_line(editor):
    start_sea(editor)
    wanted = os.path.join(editor.home, "report.html")
    report = os.path.join(editor.home, ".local/state/chartroom/reports/lagoon-report.html")
    subprocess.run([editor.chartroom, "report", editor.path, "--output", wanted],
                   stdout=subprocess.DEVNULL, check=True)
    editor.run_command("report")
    wait_for("the same report", lambda: read_file(report) == read_file(wanted))

    def is_kept():
        """Under any name: keys that come a moment late are the name that it gets."""
        others = (entry for entry in os.scandir(editor.home) if entry.is_file() and entry.path != wanted)
        return any(read_bytes(each) == read_bytes(wanted) for each in others)

    def keep():
        editor.take_first()
        if dialog := editor.id_of("Save Report As"):
            editor.in_window(dialog, "key", "Return")

    do_until("a copy of it", is_kept, keep)
    do_until("the dialog to go", lambda: editor.is_gone("Save Report As"), lambda: xdotool("key", "Escape"))
    editor.quit()


def read_bytes(path):
    with open(path, "rb") as file:
        return file.read()
