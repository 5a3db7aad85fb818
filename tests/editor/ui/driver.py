"""Drives the editor's real window with keys and mouse, for the flows in flows/. A flow runs within an X
server of its own and a home of its own, and waits for what it expects up to a deadline, never for a fixed
time. reader.py reads the window as a screen reader does."""

import dataclasses
import glob
import json
import os
import re
import subprocess
import sys
import tempfile
import time

import x_windows

DEADLINE = 240  # seconds for any one expectation, on a busy machine
SHIPPED = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../maps/packs"))


class Failure(Exception):
    pass


@dataclasses.dataclass
class Flow:
    """A test of the window, and how it runs."""
    run: object
    reads: bool  # with AT-SPI, within a session bus
    sea: dict | None  # the map that is opened before the flow begins
    labels: str
    display: str  # the size of the screen
    window_manager: str
    cost: int
    processors: int


def flow(function=None, *, reads=False, sea=None, labels="", display="", window_manager="", cost=0,
         processors=1):
    """Makes a function of an Editor a flow: a test of its own, found by run_flow.py --list."""
    def mark(run):
        run.flow = Flow(run, reads, sea, labels, display, window_manager, cost, processors)
        return run
    return mark if function is None else mark(function)


# Errors of looks at a part of the window that goes meanwhile. reader.py adds its own.
passing_errors = []
# The program that waits end with.
running = []


def wait_for(what, look, deadline=DEADLINE):
    """Returns what `look` finds, as soon as it finds something."""
    end = time.monotonic() + deadline
    while True:
        has_ended = any(editor.has_ended() for editor in running)
        try:
            if found := look():
                return found
        except tuple(passing_errors):
            pass
        if has_ended:
            raise Failure(f"{what} (the program has ended)")
        if time.monotonic() > end:
            raise Failure(f"{what}: not within {deadline} s")
        time.sleep(0.05)


def do_until(what, check, step, deadline=DEADLINE, pause=0.5):
    """Repeats a step until the check holds, for steps that do nothing while it is too early for them. Each
    has some time (`pause`, in seconds) to show what it does, as the next one may not be harmless by then."""
    again = 0.0

    def check_or_step():
        nonlocal again
        if check():
            return True
        if time.monotonic() > again:
            step()
            again = time.monotonic() + pause
        return False
    wait_for(what, check_or_step, deadline)


def lasting(seconds, look):
    """Returns a look that finds something only once `look` has done so for this long without a break."""
    since = None

    def has_lasted():
        nonlocal since
        began, since = since, None  # for the case that the look ends with an error
        if not look():
            return False
        since = began or time.monotonic()
        return time.monotonic() - since >= seconds
    return has_lasted


def xdotool(*arguments):
    """Keys and mouse. AT-SPI's own keys are not reliable."""
    subprocess.run(["xdotool", *map(str, arguments)], check=True)


def typing(text):
    """Arguments of xdotool that type a text."""
    return ["type", "--args", "1", "--delay", "1", text]


def lagoon(*points, **changes):
    """A sea of 4 x 4 with these rows."""
    return {"format": "chartroom-map", "version": 1, "id": "lagoon", "name": {"en": "Lagoon"},
            "points": list(points), "quadrants": ["1122", "1122", "3344", "3344"], **changes}


LAGOON = lagoon("....", "....", "....", "..#.")
TWO_LAKES = lagoon(".#..", ".#..", ".#..", ".#..")


def canonical(document):
    """The text of a file as the program writes it."""
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def read_file(path):
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except (FileNotFoundError, NotADirectoryError):
        return ""


def write_file(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def replace_file(path, text):
    """Writes a file as careful programs do: it is never there in part."""
    write_file(path + ".new", text)
    os.replace(path + ".new", path)


def drafts(home):
    """The texts of all unsaved work that is kept for the case of a crash."""
    journal = os.path.join(home, ".local/state/chartroom/journal")
    return [read_file(path) for path in glob.glob(os.path.join(journal, "*/work"))]


def journal_holds(home, text):
    """True if unsaved work with this text is kept."""
    return any(text in draft for draft in drafts(home))


def pages_of(path):
    """The number of pages of a PDF; 0 while it is being written."""
    said = subprocess.run(["pdfinfo", path], capture_output=True, text=True, check=False).stdout
    found = re.search(r"^Pages: *(\d+)", said, re.MULTILINE)
    return int(found[1]) if found else 0


class Shots:
    """Pictures of a place on the screen, WIDTHxHEIGHT+X+Y."""

    def __init__(self, place, alike=3):
        self.place = place
        self.alike = alike
        self.taken = []

    def still(self):
        """The picture, once so many in a row are alike."""
        self.taken.append(subprocess.run(["import", "-window", "root", "-crop", self.place, "rgb:-"],
                                         capture_output=True, check=True).stdout)
        last = self.taken[-self.alike:]
        return last[-1] if last.count(last[-1]) == self.alike else None


class Editor:
    """The program and its window. `path` is the map that flows work on."""

    def __init__(self, program, home):
        self.program = program
        self.chartroom = os.path.join(os.path.dirname(program), "chartroom")
        self.home = home
        self.path = os.path.join(home, "lagoon.map.json")
        self.command = [program, self.path]
        self.settings = {"NO_AT_BRIDGE": "1"}  # environment variables of the program
        self.log = os.path.join(home, "log")
        self.process = None
        self.window_id = None

    # The program.

    def launch(self):
        """Runs the program, without waiting for its window."""
        environment = {k: v for k, v in os.environ.items()
                       if k not in ("NO_AT_BRIDGE", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "GTK_THEME",
                                    "GDK_SCALE", "GDK_DPI_SCALE")}
        environment.update(GDK_BACKEND="x11", LC_ALL="C.UTF-8", HOME=self.home)
        environment.update(self.settings)
        with open(self.log, "wb") as log:
            self.process = subprocess.Popen(self.command, env=environment, stdout=log, stderr=log)
        running[:] = [self]

    def start(self, *paths):
        """Runs the program until its window is there; with other documents, where there are paths."""
        if paths:
            self.command = [self.program, *paths]
        self.launch()
        self.find_main_window()

    def start_lagoon(self, *rows):
        """Opens a sea of 4 x 4: with these rows, or with an island at C4."""
        write_file(self.path, canonical(lagoon(*rows) if rows else LAGOON))
        self.start_saved()

    def start_saved(self):
        self.start()
        self.expect_saved("after the start")

    def has_ended(self):
        return self.process is not None and self.process.poll() is not None

    def expect_end(self):
        wait_for("the program to end", self.has_ended)
        status = self.process.returncode
        self.process = None
        if status != 0:
            raise Failure(f"the program ended with {status}")

    def quit(self):
        self.press("ctrl+q")
        self.expect_end()

    def quit_and_discard(self):
        self.press("ctrl+q", "Tab", "Tab", "Return")
        self.expect_end()

    def kill(self):
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def says(self):
        return read_file(self.log)

    def expect_silence(self):
        """Fails if the program wrote anything, as GTK does on stderr where something is wrong."""
        if self.says():
            raise Failure("the program says something")

    # Its windows.

    def windows(self):
        return x_windows.windows_of(self.process.pid) if self.process is not None else []

    def id_of(self, title):
        """The number of the uppermost window whose whole title is this, a regular expression."""
        found = [number for number, name in self.windows() if re.fullmatch(title, name)]
        return found[-1] if found else None

    def is_open(self, title):
        return self.id_of(title) is not None

    def is_gone(self, title):
        return self.id_of(title) is None

    def main_window(self):
        """The number of the window of documents, which stays the same while that is there."""
        found = [number for number, name in self.windows() if name.endswith("— Chartroom")]
        if self.window_id not in found:
            self.window_id = found[-1] if found else None
        return self.window_id

    def find_main_window(self):
        wait_for("the window", self.main_window)

    def take_another_window(self):
        """Waits for the window that comes in place of the one before."""
        before = self.window_id
        self.window_id = wait_for("another window", lambda: next(
            (number for number, name in self.windows()
             if name.endswith("— Chartroom") and number != before), None))

    def is_titled(self, title):
        return self.is_open(re.escape(title) + " — Chartroom")

    def expect_title(self, title, why=""):
        wait_for(f"the title “{title}”" + (f" ({why})" if why else ""), lambda: self.is_titled(title))

    def expect_saved(self, why):
        self.expect_title("Lagoon", why)

    def expect_modified(self, why):
        self.expect_title("● Lagoon", why)

    # Keys. Without a window manager nobody gives windows the focus but we.

    def press(self, *keys, delay=12):
        number = wait_for("the window", self.main_window)
        self.in_window(number, "key", "--delay", delay, *keys)

    def in_window(self, number, *arguments):
        status = subprocess.run(["xdotool", "windowfocus", "--sync", str(number), *map(str, arguments)],
                                check=False).returncode
        # Keys that end the program or the window may do so before the last of them.
        if status != 0 and not self.has_ended() and any(number == each for each, _ in self.windows()):
            raise Failure(f"xdotool {arguments} ended with {status}")

    def focus(self, title):
        self.in_window(wait_for(f"the window “{title}”", lambda: self.id_of(title)))

    def press_in(self, title, *keys, text=""):
        """Types a text and presses keys in another window of the program."""
        number = wait_for(f"the window “{title}”", lambda: self.id_of(title))
        self.in_window(number, *(typing(text) if text else ()), *(("key", *keys) if keys else ()))

    def answer(self, title, *keys, text=""):
        """In another window of the program, which goes then."""
        self.press_in(title, *(() if text else keys), text=text)
        if text:
            # The names that a file dialog proposes may take a key that comes as they do.
            do_until(f"“{title}” to go", lambda: self.is_gone(title),
                     lambda: self.press_again(title, *keys), pause=2)
        else:
            wait_for(f"“{title}” to go", lambda: self.is_gone(title))

    def press_again(self, title, *keys):
        """In another window, if it is still there."""
        if number := self.id_of(title):
            self.in_window(number, "key", *keys)

    def run_command(self, name):
        self.press("ctrl+shift+p")
        self.answer("All Commands", "Return", text=name)

    def open(self, path):
        self.press("ctrl+o")
        self.answer("Open", "Return", text=path)

    def take_first(self):
        """Takes the first thing that a bar offers. F6 does nothing where there is no bar, and the picker
        does nothing to the map when Enter meets the board."""
        self.press("i", "F6", "Return")

    def resize(self, width, height):
        xdotool("windowsize", "--sync", self.main_window(), width, height)

    # Files.

    def file_holds(self, *rows):
        return read_file(self.path) == canonical(lagoon(*rows))

    def expect_file(self, *rows):
        wait_for(f"the file to hold {rows}", lambda: self.file_holds(*rows))

    def expect_untouched(self, *rows):
        """The file, which nothing may have written."""
        if not self.file_holds(*rows):
            raise Failure("the file has changed")

    def save_and_expect(self, *rows):
        self.press("ctrl+s")
        self.expect_file(*rows)
        self.expect_saved("saved")

    def set_up(self, name, text):
        """Writes a file of settings, before the program starts."""
        write_file(os.path.join(self.home, ".config/chartroom", name), text)

    def journal_holds(self, text):
        return journal_holds(self.home, text)

    def expect_journal(self, text):
        wait_for(f"the journal to hold {text}", lambda: self.journal_holds(text))

    def describe(self):
        """Prints the windows and the last words of the program, to show why a flow failed."""
        print("windows:", *self.windows(), sep="\n  ", file=sys.stderr)
        print(self.says()[-20000:], file=sys.stderr)


def run(program, chosen):
    """Runs a flow in a home of its own. Returns the status to end with."""
    os.environ["LC_ALL"] = "C.UTF-8"
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        if chosen.reads:
            import reader  # pylint: disable=import-outside-toplevel
            editor = reader.Reader(program, home)
        else:
            editor = Editor(program, home)
        try:
            if chosen.sea is not None:
                editor.path = os.path.join(home, chosen.sea["id"] + ".map.json")
                write_file(editor.path, json.dumps(chosen.sea))
                editor.start(editor.path)
            chosen.run(editor)
        except Failure as failure:
            print("FAILED:", failure, file=sys.stderr)
            editor.describe()
            return 1
        except Exception:
            editor.describe()
            raise
        finally:
            editor.kill()
    return 0
