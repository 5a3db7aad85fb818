"""Pictures to trace, below the board."""

import base64
import os

from driver import LAGOON, Failure, flow, read_file, wait_for
from reader import press_button

# Two pixels by two.
PHOTO = """iVBORw0KGgoAAAANSUhEUgAAAAIAAAACAQMAAABIeJ9nAAAABlBMVEX/AAAAAP9sof2OAAAADElE
QVQI12NwYGAAAADEAEFsh7KrAAAAAElFTkSuQmCC"""


def tracings(editor):
    """The lines that the program remembers of pictures."""
    return read_file(os.path.join(editor.home, ".local/state/chartroom/tracings")).splitlines()


def corners(editor):
    """The picture's corners in whole millimetres."""
    return [round(float(number)) for line in tracings(editor)[2:3] for number in line.split()[1:9]]


def expect_corners(editor, why, *wanted):
    wait_for(why, lambda: corners(editor) == list(wanted))


def open_a_picture(editor):
    """Under the whole board."""
    photo = os.path.join(editor.home, "photo.png")
    with open(photo, "wb") as file:
        file.write(base64.b64decode(PHOTO))
    editor.start_lagoon()
    editor.press("ctrl+t")
    editor.answer("Trace Picture", "Return", text=photo)
    wait_for("the picture to be remembered",
             lambda: any(line.startswith(f"picture {photo}") for line in tracings(editor)))


@flow
def trace_a_picture(editor):
    open_a_picture(editor)
    editor.press("Escape")
    editor.run_command("move corners")
    before = tracings(editor)[2]
    editor.press("Tab", "Left", "Left", "Up", "Escape")
    wait_for("a moved corner", lambda: tracings(editor)[2:3] != [before])
    editor.press("space")
    editor.save_and_expect("#...", "....", "....", "..#.")
    editor.quit()
    editor.start_saved()
    editor.run_command("remove traced")
    wait_for("the picture to be forgotten", lambda: not tracings(editor))
    editor.quit()


@flow
def picture_is_laid_by_four_points(editor):
    open_a_picture(editor)
    if corners(editor) != [0, 0, 50, 0, 50, 50, 0, 50]:
        raise Failure("the picture is not under the whole board")
    # Each is 2 mm right of where the board has it; one is undone, and one redone.
    editor.press("Return", "BackSpace")
    editor.press("Right", "Right", "Return", "Right", "Right", "Return", "ctrl+z", "ctrl+shift+z",
                 "Right", "Right", "Return")
    editor.press("Right", "Right", "Return")
    expect_corners(editor, "the picture to be laid", -2, 0, 48, 0, 48, 50, -2, 50)
    editor.press("ctrl+z")
    expect_corners(editor, "the picture as before", 0, 0, 50, 0, 50, 50, 0, 50)
    editor.press("ctrl+shift+z")
    expect_corners(editor, "the picture to be laid again", -2, 0, 48, 0, 48, 50, -2, 50)
    editor.press("Escape")
    editor.run_command("align picture four")
    editor.press("Left", "Return", "Left", "Return", "Escape", "space")
    editor.save_and_expect("#...", "....", "....", "..#.")
    if corners(editor) != [-2, 0, 48, 0, 48, 50, -2, 50]:
        raise Failure("clicks that are given up move the picture")
    editor.press("ctrl+z")
    editor.expect_modified("undo is the map's again")
    editor.press("ctrl+shift+z")
    editor.quit()


@flow(reads=True, sea=LAGOON)
def a_picture_that_is_opened_as_a_map_can_be_traced(editor):
    photo = os.path.join(editor.home, "photo.png")
    with open(photo, "wb") as file:
        file.write(base64.b64decode(PHOTO))
    editor.open(photo)
    press_button(wait_for("the offer", editor.bar), "Trace Picture")
    wait_for("the picture", lambda: any(photo in line for line in tracings(editor)))
    editor.expect_title("Lagoon")
