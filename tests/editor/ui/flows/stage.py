"""The room of the board: how much of the screen it has, and that nothing that comes and goes moves it."""

import json
import os
import shutil
import subprocess

from driver import LAGOON, SHIPPED, Failure, drafts, flow, lasting, replace_file, wait_for, xdotool
from reader import box, is_showing, part, parts, shows

TWELVE = os.path.join(SHIPPED, "chartroom-originals")


def canvas(editor):
    return next(box(node) for node in parts(editor.window, "panel")
                if node.get_name() == "Board" and is_showing(node))


def board_on_screen(editor):
    """Left, top, width and height of the board with its frame: what differs from the canvas round it."""
    at = canvas(editor)
    place = f"{at.width}x{at.height}+{at.x}+{at.y}"
    shot = subprocess.run(["import", "-window", "root", "-crop", place, "-depth", "8", "rgb:-"],
                          capture_output=True, check=True).stdout
    if len(shot) != 3 * at.width * at.height:
        return None
    stride = 3 * at.width
    ground = shot[:3]
    rows = [y for y in range(at.height) if shot[y * stride:(y + 1) * stride] != ground * at.width]
    columns = [x for x in range(at.width)
               if any(shot[3 * x + c::stride] != ground[c:c + 1] * at.height for c in range(3))]
    if not rows or not columns:
        return None
    return at.x + columns[0], at.y + rows[0], columns[-1] - columns[0] + 1, rows[-1] - rows[0] + 1


def steady_board(editor):
    """The board's place, once it stays where it is."""
    seen = []

    def look():
        seen.append(board_on_screen(editor))
        return seen[-1] if seen[-1] and seen[-3:].count(seen[-1]) == 3 else None
    return wait_for("a board that stays", look)


def share_of(editor, width, height):
    editor.resize(width, height)
    wait_for("the whole window", lambda: box(editor.window).width == width)
    _, _, across, down = steady_board(editor)
    return across * down / (width * height)


def start_with_findings(editor):
    """A usual board that has findings."""
    source = next(path for path in sorted(os.listdir(TWELVE)) if path.endswith(".map.json"))
    editor.path = os.path.join(editor.home, source)
    shutil.copy(os.path.join(TWELVE, source), editor.path)
    editor.start(editor.path)


def expect_share(editor, width, height, least):
    start_with_findings(editor)
    share = share_of(editor, width, height)
    print(f"{width} x {height}: the board has {share:.1%} of the screen")
    for role, name in (("toggle button", "Pencil"), ("page tab", "Properties"), ("table", "Findings"),
                       ("push button", "Show a Game"), ("combo box", "Overlay")):
        wait_for(f"the {role} {name}", lambda r=role, n=name: shows(editor, r, n))
    if share < least:
        raise Failure(f"{share:.1%} of the screen, not {least:.0%}")


@flow(reads=True, display="1920x1080x24")
def a_large_screen_is_the_boards(editor):
    expect_share(editor, 1920, 1080, 0.36)


@flow(reads=True, display="1366x768x24")
def a_small_screen_is_the_boards(editor):
    expect_share(editor, 1366, 768, 0.28)


def place_of_canvas(editor):
    at = canvas(editor)
    return at.x, at.y, at.width, at.height


def expect_bar_over(editor, place):
    """A bar lies within the place of the canvas, which stays."""
    def lies():
        left, top, width, height = place
        bar = box(editor.bar())
        return (bar.height > 20 and left <= bar.x and bar.x + bar.width <= left + width
                and top <= bar.y and bar.y + bar.height <= top + height)
    wait_for("a bar over the canvas", lies)
    wait_for("the canvas where it was", lasting(0.5, lambda: place_of_canvas(editor) == place))


@flow(reads=True, display="1366x768x24")
def bars_leave_the_board_where_it_is(editor):
    """An explanation, a question about the file, the offer of a draft, a step of the lesson."""
    start_with_findings(editor)
    editor.resize(1366, 768)
    before = steady_board(editor)
    place = place_of_canvas(editor)
    editor.press("shift+F1")
    expect_bar_over(editor, place)
    editor.press("Escape")
    wait_for("no bar", lambda: editor.bar() is None)
    editor.press("space")
    wait_for("a draft", lambda: drafts(editor.home))
    with open(editor.path, encoding="utf-8") as file:
        text = json.load(file)
    replace_file(editor.path, json.dumps({**text, "name": {"en": "Lake"}}))
    expect_bar_over(editor, place)
    editor.press("F6", "Escape", "space")
    wait_for("no bar", lambda: editor.bar() is None)
    if steady_board(editor) != before:
        raise Failure("the board has moved")
    editor.press("space")
    wait_for("the draft of a change", lambda: editor.is_open("● .* — Chartroom"))
    wait_for("the draft on the disk", lambda: drafts(editor.home))
    editor.kill()
    editor.start(editor.path)
    editor.resize(1366, 768)
    expect_bar_over(editor, place)


@flow(reads=True, display="1366x768x24")
def painting_changes_no_scale(editor):
    """The mirrors' twins, findings that come and go and the verdict leave the board where it is."""
    start_with_findings(editor)
    editor.resize(1366, 768)
    before = steady_board(editor)
    editor.press("ctrl+Home", "space", "Right", "space", "Down", "space")
    wait_for("a change", lambda: editor.is_open("● .* — Chartroom"))
    editor.press("ctrl+z", "ctrl+z", "ctrl+z")
    if steady_board(editor) != before:
        raise Failure("the board has moved")


@flow(reads=True, display="1300x900x24", window_manager="openbox", sea=LAGOON)
def the_whole_screen_is_filled_and_left(editor):
    def fills():
        return box(editor.window).width == 1300 and box(editor.window).height == 900

    editor.press("F11")
    wait_for("the full screen", fills)
    editor.press("F11")
    wait_for("a window", lambda: not fills())
    editor.press("F11")
    wait_for("the full screen", fills)
    editor.press("ctrl+a", "Escape")
    wait_for("the full screen still, as Escape ends the selection", lasting(0.5, fills))
    editor.press("Escape")
    wait_for("a window again", lambda: not fills())
    editor.expect_silence()


@flow(reads=True, display="1920x1080x24", window_manager="openbox")
def drafts_are_offered_in_silence_at_every_width(editor):
    """GTK once said that Restore All was too narrow, when the window was maximized."""
    start_with_findings(editor)
    for _ in range(2):
        editor.press("ctrl+n")
        wait_for("a new map", lambda: editor.is_open("Untitled.* — Chartroom"))
        editor.press("space")
        wait_for("a change of it", lambda: editor.is_open("● Untitled.* — Chartroom"))
    wait_for("two drafts", lambda: sum("Untitled" in text for text in drafts(editor.home)) == 2)
    editor.kill()
    editor.set_up("panels", "window 1290x980\nmaximized no\n")
    editor.start(editor.path)
    wait_for("the drafts", lambda: editor.bar() and part(editor.bar(), "push button", "Restore All"))
    editor.expect_silence()
    for width in (1920, 700, 1290, 1920):
        editor.resize(width, 980)
        wait_for("the width", lambda w=width: abs(box(editor.window).width - w) < 40)
    editor.expect_silence()
