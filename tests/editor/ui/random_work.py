"""Works the editor's window at random: keys, mouse, dialogs, and files that appear, change and go.
random_work.py EDITOR SEED STEPS, within an X server of its own. The same seed takes the same steps,
whatever the window makes of them: it must neither crash nor be impossible to leave."""

import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

EDITOR = sys.argv[1]
SEED, STEPS = int(sys.argv[2]), int(sys.argv[3])
DEADLINE = 240  # seconds to start or to leave, on a busy machine
SOURCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), *[os.pardir] * 3)
DECK = os.path.join(SOURCE, "maps", "packs", "con-sonar", "con-sonar.deck.json")

# Nothing here opens a menu on files: a file dialog deletes what it is told to.
FILES = ["ctrl+o", "ctrl+shift+s", "ctrl+t", "ctrl+shift+o"]
DIALOGS = [*FILES, "ctrl+e", "ctrl+shift+n", "ctrl+shift+r", "ctrl+alt+p", "ctrl+shift+p",
           "ctrl+shift+F1", "ctrl+g", "ctrl+k", "ctrl+shift+k", "ctrl+p", "shift+F1", "ctrl+shift+g"]
COMMANDS = ["ctrl+n", "ctrl+alt+n", "ctrl+s", "ctrl+w", "ctrl+q", "ctrl+z", "ctrl+shift+z",
            "ctrl+x", "ctrl+c", "ctrl+v", "ctrl+a", "ctrl+shift+a", "ctrl+d", "ctrl+Delete", "F4",
            "F5", "F6", "F8", "ctrl+period", "ctrl+1", "ctrl+0", "ctrl+plus", "ctrl+minus",
            "ctrl+Next", "ctrl+Prior", "alt+1", "alt+2", "alt+3", "alt+4", "alt+5", "ctrl+shift+b",
            "ctrl+Home", "ctrl+End", "ctrl+shift+t", "F10", "ctrl+shift+m", "F7", "F9",
            "ctrl+Return", "F2", "alt+Home", "alt+End", "ctrl+bracketleft",
            "ctrl+shift+h", "ctrl+shift+v", "ctrl+shift+F8"]
SMALL = ["space", "Return", "Escape", "Tab", "shift+Tab", "Up", "Down", "Left", "Right", "Home",
         "End", "BackSpace", "r", "l", "f", "e", "m", "p", "i", "b", "3", "7", "alt+e", "alt+o"]
# Ways through a file dialog: search, up, desktop, home, recent files, the field for a path.
FILE_DIALOG = ["alt+s", "alt+Up", "alt+d", "alt+Home", "alt+r", "ctrl+l", "ctrl+f", "ctrl+h"]
PALETTE = ["new deck", "make pack", "nations", "symbols", "sonar", "table", "pack", "history",
           "findings", "half turn", "symmetric", "flip", "turn left", "separate", "renumber",
           "remove traced", "corners", "add fleet", "german", "korean", "english", "accept",
           "about", "generate", "suggest", "dead ends", "visits", "wins", "tracking", "typical",
           "play from", "captains", "side by side", "start page", "lesson", "contact sheet"]


class Failure(Exception):
    pass


def sea(letters):
    rows = [letters[4 * row:4 * row + 4] for row in range(4)]
    return json.dumps({"format": "chartroom-map", "version": 1, "id": "lagoon",
                       "name": {"en": "Lagoon"}, "points": rows,
                       "quadrants": ["1122", "1122", "3344", "3344"]})


def typing(text):
    return ["type", "--args", "1", "--delay", "1", text]


class Work:
    def __init__(self, home, chance):
        self.home = home
        self.chance = chance
        self.taken = []  # what was done, for whoever looks for the fault
        self.names = [os.path.join(home, name) for name in
                      ("lagoon.map.json", "reef.map.json", "con-sonar.deck.json", "pack.json",
                       "photo.png", "sheets", "lost.map.json")]
        self.log = open(os.path.join(home, "log"), "ab")  # pylint: disable=consider-using-with
        self.process = None
        self.starts = 0

    def start(self):
        environment = {k: v for k, v in os.environ.items()
                       if k not in ("XDG_CONFIG_HOME", "XDG_STATE_HOME")}
        environment.update(GDK_BACKEND="x11", LC_ALL="C.UTF-8", NO_AT_BRIDGE="1", HOME=self.home,
                           GSETTINGS_BACKEND="memory",
                           # What is used after it is gone is seen at once.
                           G_SLICE="always-malloc", MALLOC_PERTURB_="165")
        path = self.chance.choice(self.names[:3])
        self.starts += 1
        self.process = subprocess.Popen([EDITOR, path] if os.path.exists(path) else [EDITOR],
                                        env=environment, cwd=self.home, stderr=self.log)
        end = time.monotonic() + DEADLINE
        while self.alive() and not self.windows():
            if time.monotonic() > end:
                raise Failure(f"no window within {DEADLINE} s")
            time.sleep(0.05)

    def alive(self):
        """Whether the program runs; it may have been left, but not have crashed."""
        status = self.process.poll()
        if status not in (None, 0):
            raise Failure(f"the program ended with {status}")
        return status is None

    def windows(self):
        found = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid",
                                str(self.process.pid)], capture_output=True, text=True, check=False)
        return found.stdout.split()

    def act(self, window, *words):
        """By keys or the mouse, in a window that may be gone by now."""
        self.taken.append(" ".join(words))
        subprocess.run(["xdotool", "windowfocus", window, *words], capture_output=True, check=False)

    # Each of these draws all that it needs before it looks at the window, so that the steps of a
    # seed stay the same.
    def press(self):
        kinds = self.chance.choices([DIALOGS, COMMANDS, SMALL, FILE_DIALOG], [3, 4, 6, 4],
                                    k=self.chance.randint(1, 5))
        keys = [self.chance.choice(kind) for kind in kinds]
        return lambda window: self.act(window, "key", *keys)

    def write(self):
        text = self.chance.choice([*self.names, "b3", "reef", self.home])
        end = self.chance.choice(["Return", "Escape", "Tab"])
        return lambda window: self.act(window, *typing(text), "key", end)

    def open_and_answer(self):
        """A dialog that is opened and answered at once, as a hasty person does, or is left open."""
        key = self.chance.choice(self.chance.choice([FILES, DIALOGS]))
        text = self.chance.choice(self.names)
        end = self.chance.choice(["", "", "Return", "Escape", "alt+F4", "Return Return"]).split()
        pause = self.chance.choice(["0", "0.02", "0.2"])
        ways = self.chance.choices(FILE_DIALOG, k=self.chance.randint(2, 6))
        typed = typing(text)
        first = self.chance.choice([typed, ["key", *ways], ["key", *ways, *typed]])

        def step(window):
            self.act(window, "key", key, "sleep", pause)
            for top in self.windows()[-1:]:
                self.act(top, *first, *(["key", *end] if end else []))
        return step

    def run_command(self):
        name = self.chance.choice(PALETTE)

        def step(window):
            self.act(window, "key", "ctrl+shift+p", "sleep", "0.1")
            for top in self.windows()[-1:]:
                self.act(top, *typing(name), "key", "Return")
        return step

    def point(self):
        x, y, a, b = (self.chance.random() for _ in range(4))
        kind = self.chance.choice(["click", "double", "drag", "wheel"])

        def step(window):
            shape = subprocess.run(["xdotool", "getwindowgeometry", "--shell", window],
                                   capture_output=True, text=True, check=False).stdout
            size = dict(line.split("=") for line in shape.split())
            if "WIDTH" not in size:
                return
            wide, high = int(size["WIDTH"]), int(size["HEIGHT"])
            place = ["mousemove", "--window", window, str(int(x * wide)), str(int(y * high))]
            other = ["mousemove", "--window", window, str(int(a * wide)), str(int(b * high))]
            self.act(window, *place, *{
                "click": ["click", "1"], "double": ["click", "--repeat", "2", "1"],
                "drag": ["mousedown", "1", *other, "mouseup", "1"],
                "wheel": ["click", "--repeat", "3", "5"]}[kind])
        return step

    def disk(self):
        """A file appears, changes or goes."""
        path = self.chance.choice(self.names[:5])
        letters = "".join(self.chance.choices(".#", [3, 1], k=16))
        kind = self.chance.choice(["map", "map", "deck", "bad", "gone", "gone"])

        def step(_):
            self.taken.append(f"{kind} {os.path.basename(path)}")
            if kind == "deck":
                shutil.copy(DECK, path)
            elif kind == "gone":
                if os.path.exists(path):
                    os.remove(path)
            else:
                with open(path, "w", encoding="utf-8") as file:
                    file.write(sea(letters) if kind == "map" else "nonsense")
        return step

    def kill(self):
        """The program dies, and what was unsaved is offered at its next start."""
        def step(_):
            self.taken.append("kill")
            self.process.kill()
            self.process.wait()
            self.start()
        return step

    def step(self):
        kind = self.chance.choices(
            [self.press, self.write, self.open_and_answer, self.run_command, self.point, self.disk,
             self.kill], [30, 8, 25, 10, 20, 8, 1])[0]
        step = kind()
        on_top = self.chance.random() < 0.85
        if not self.alive():
            self.start()
        windows = self.windows()
        if windows:
            step(windows[-1] if on_top else windows[0])

    def leave(self):
        """By Escape and Quit, whatever is open. What is not saved is thrown away, which is the
        second of the choices or the third."""
        end = time.monotonic() + DEADLINE
        tabs = ["Tab"]
        worked = len(self.taken)
        while self.alive():
            if time.monotonic() > end:
                del self.taken[worked:]
                raise Failure(f"the program cannot be left within {DEADLINE} s")
            for window in reversed(self.windows()):
                self.act(window, "key", "Escape")
            for window in self.windows():
                self.act(window, "key", "ctrl+q", "sleep", "0.2", "key", *tabs, "Return")
            tabs = ["Tab"] * (3 - len(tabs))


def main():
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        # So deep that going up in a file dialog stays within the folder.
        home = os.path.join(folder, *["up"] * 12)
        os.makedirs(home)
        work = Work(home, random.Random(SEED))
        done = 0
        try:
            for name in work.names[:2]:
                with open(name, "w", encoding="utf-8") as file:
                    file.write(sea("....#..........."))
            shutil.copy(DECK, work.names[2])
            work.start()
            for done in range(STEPS):
                work.step()
            work.leave()
        except Failure as failure:
            print(f"FAILED: seed {SEED}, step {done}: {failure}", file=sys.stderr)
            for window in work.windows():
                subprocess.run(["xdotool", "getwindowname", window, "getwindowgeometry", window],
                               stdout=sys.stderr, check=False)
            print("the last steps:", *work.taken[-25:], sep="\n  ", file=sys.stderr)
            with open(work.log.name, encoding="utf-8", errors="replace") as log:
                print(log.read()[-20000:], file=sys.stderr)
            return 1
        finally:
            if work.process is not None and work.process.poll() is None:
                work.process.send_signal(signal.SIGKILL)
                work.process.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
