"""Makes the pictures of the guides, and says which of those that are kept is not what the programs draw now.

Usage: pictures.py BIN SOURCE FOLDER [--write]      (windows: within an X server of its
own, as tests/editor/ui/with_display.sh gives it, with DISPLAY_SIZE=1200x800x24)
"""
import os
import pathlib
import platform
import shutil
import subprocess
import sys
import time

from small_png import rows_of, scaled, write_small
from gi.repository import GdkPixbuf

MOST_BYTES = 60_000
# The kept pictures are of Debian 12. The fonts of other releases break some lines elsewhere.
MOST_APART = 0.01 if platform.freedesktop_os_release().get("VERSION_ID") == "12" else 0.025
NORTH_POLE = "packs/sonar-family/north-pole.map.json"
SHEETS = f"export {NORTH_POLE} --format png --output . --sheet"
# (the picture, what chartroom does, what of it is the picture, how wide in pixels)
DRAWN = [
    ("maps/pictures/before.png", "export examples/before.map.json --sheet picture --format png --output .",
     "lagoon-picture.png", 420),
    ("maps/pictures/change.png", "diff examples/before.map.json examples/after.map.json --level structure"
     " --picture change.png", "change.png", 640),
    ("exporters/gallery/captain-sheet.png", f"{SHEETS} captain-blue", "north-pole-captain-blue.png", 877),
    ("exporters/gallery/operator-sheet.png", "export packs/sonar-family/archipelago.map.json --format png --output ."
     " --sheet operator-blue", "archipelago-operator-blue.png", 877),
    ("exporters/gallery/assembly.png", f"{SHEETS} assembly", "north-pole-assembly.png", 760),
    ("exporters/gallery/gauges.png", f"{SHEETS} gauges", "north-pole-gauges.png", 560),
    ("cli/pictures/track.png", "track examples/evening.heard --picture heard", "heard/0010.png", 420),
    ("cli/pictures/referee.png", "referee examples/evening.game --picture film", "film/game-1-0020.png", 560),
]
WINDOW = (1140, 752)  # what the editor takes of a screen without a window manager
# (the picture, what the editor opens, the keys pressed then, how wide in pixels)
WINDOWS = [
    ("editor/pictures/findings.png", "examples/before.map.json", ["F8"], 900),
    ("editor/pictures/start.png", None, [], 900),
    ("editor/pictures/editor.png", "packs/sonar-family/north-pole.map.json", [], 900),
]


def draw(programs, work):
    for target, command, made, width in DRAWN:
        done = subprocess.run([programs / "chartroom", *command.split()], cwd=work, check=False,
                              capture_output=True)
        assert done.returncode in (0, 1), done.stderr
        yield target, scaled(work / made, width)


def screen():
    """What the X server shows, up to where the window ends."""
    import gi
    gi.require_version("Gdk", "3.0")
    from gi.repository import Gdk
    root = Gdk.get_default_root_window()
    picture = Gdk.pixbuf_get_from_window(root, 0, 0, root.get_width(), root.get_height())
    return picture.new_subpixbuf(0, 0, min(WINDOW[0], root.get_width()), min(WINDOW[1], root.get_height()))


def still(seconds=240):
    """The screen when it has not changed for a while."""
    last, since, end = None, time.monotonic(), time.monotonic() + seconds
    while time.monotonic() < end:
        picture = screen()
        pixels = picture.copy().get_pixels()
        if pixels != last:
            last, since = pixels, time.monotonic()
        elif len(set(pixels[::997])) > 8 and time.monotonic() - since > 3:
            return picture
        time.sleep(0.3)
    raise AssertionError("the window never came to rest")


def photograph(programs, work):
    # A home of its own for each window, so that none shows what another opened.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    environment |= {"LC_ALL": "C.UTF-8", "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1"}
    for target, opened, keys, width in WINDOWS:
        environment["HOME"] = str(work / pathlib.Path(target).stem)
        editor = subprocess.Popen([programs / "chartroom-editor", *([opened] if opened else [])], cwd=work,
                                  env=environment, stderr=subprocess.DEVNULL)
        try:
            picture = still()
            if keys:
                subprocess.run(["xdotool", "key", *keys], check=True)
                picture = still()
        finally:
            editor.terminate()
            editor.wait()
        picture.savev(str(work / "window.png"), "png", [], [])
        yield target, scaled(work / "window.png", width)


def unlike(one, other):
    """How far apart two pictures are, from 0 to 1; 1 where they have other sizes."""
    a, b = list(rows_of(one)), list(rows_of(other))
    if (len(a), len(a[0])) != (len(b), len(b[0])):
        return 1
    # Most rows are alike, and most pixels of the others.
    total = sum(abs(v - w) for row, other_row in zip(a, b) if row != other_row
                for p, q in zip(row, other_row) if p != q for v, w in zip(p, q))
    return total / (len(a) * len(a[0]) * 3 * 255)


def main(programs, source, folder, *write):
    programs, source, folder = (pathlib.Path(path).resolve() for path in (programs, source, folder))
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in ("packs", "examples"):
        (folder / name).symlink_to(source / "maps" / name)
    made = [*draw(programs, folder)]
    if os.environ.get("DISPLAY") and (programs / "chartroom-editor").exists():
        made += photograph(programs, folder)
    faults = []
    for target, picture in made:
        write_small(picture, folder / target)
        if write:
            shutil.copy(folder / target, source / target)
        if (folder / target).stat().st_size > MOST_BYTES:
            faults.append(f"{target} has {(folder / target).stat().st_size} bytes")
        kept = GdkPixbuf.Pixbuf.new_from_file(str(source / target))
        apart = unlike(kept, GdkPixbuf.Pixbuf.new_from_file(str(folder / target)))
        # A window has fonts and themes of the system; only its size and its gross look are the program's.
        if apart > (0.2 if "editor/" in target else MOST_APART):
            faults.append(f"{target} is not what is drawn now ({apart:.3f}): pictures.py … --write")
    print(f"{len(made)} pictures", *faults, sep="\n")
    return len(faults) > 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
