"""Kills the editor at random moments while five documents are worked on, and looks at what it kept.
killed_at_random.py EDITOR SEED KILLS [SECONDS], within an X server of its own. Whatever was done
more than SECONDS (1) before the kill must be in the journal. For a machine that is not busy: the
time counts from when a key is sent."""

import glob
import json
import os
import random
import subprocess
import sys
import tempfile
import time

EDITOR = sys.argv[1]
SEED, KILLS = int(sys.argv[2]), int(sys.argv[3])
MOST_LOST = float(sys.argv[4]) if len(sys.argv) > 4 else 1.0  # seconds
DEADLINE = 240  # seconds to start, on a busy machine
SOURCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), *[os.pardir] * 3)
DECK = os.path.join(SOURCE, "maps", "packs", "con-sonar", "con-sonar.deck.json")
SIDE = 10


class Failure(Exception):
    pass


def sea(name):
    return json.dumps({"format": "chartroom-map", "version": 1, "id": name.lower(),
                       "name": {"en": name}, "points": ["." * SIDE] * SIDE,
                       "quadrants": ["1111122222"] * 5 + ["3333344444"] * 5})


class Work:
    """A document: the keys of its next step, and how many steps the text of a journal holds."""

    def __init__(self, title, steps, count):
        self.title = title
        self.steps = steps
        self.count = count
        self.sent = []  # when each step was
        self.begun = None

    def next_keys(self):
        return self.steps[len(self.sent)] if len(self.sent) < len(self.steps) else None

    def lost(self, texts, killed):
        """Seconds from the first step that no journal holds to the kill; 0 where all are held."""
        held = max((self.count(text) for text in texts), default=0)
        return killed - self.sent[held] if held < len(self.sent) else 0


def works(home):
    cards = open(DECK, encoding="utf-8").read().count('"leads_to"')
    painted = [["space"]] + [["Right", "space"]] * (SIDE - 1)

    def of_map(name):
        return lambda text: text.count("#") if f'"{name.lower()}"' in text and "points" in text else 0
    ways = [["alt+End", "Right"], ["Up"], ["Right"], ["Up"], ["Right"], ["Up"]]
    names = {"lagoon.map.json": sea("Lagoon"), "reef.map.json": sea("Reef"),
             "con-sonar.deck.json": open(DECK, encoding="utf-8").read(),
             "pack.json": json.dumps({"format": "chartroom-pack", "version": 1, "id": "seas",
                                      "name": {"en": "Seas"},
                                      "maps": ["lagoon.map.json", "reef.map.json"]}),
             "evening.game": "chartroom-game 1\nmap lagoon.map.json\nblue start A1\n"
                             "green start J10\nfirst blue\n\n"}
    for name, text in names.items():
        with open(os.path.join(home, name), "w", encoding="utf-8") as file:
            file.write(text)
    return [os.path.join(home, name) for name in names], [
        Work("Lagoon", painted, of_map("Lagoon")),
        Work("Reef", painted, of_map("Reef")),
        Work("Con Sonar!", [["ctrl+d"]] * 8,
             lambda text: max(0, text.count('"leads_to"') - cards)),
        Work("Seas", [["alt+Down"]],
             lambda text: int(0 <= text.find('"reef.map.json"') < text.find('"lagoon.map.json"'))),
        Work("▶ evening.game", ways,
             lambda text: text.count("\nblue ") + text.count("\ngreen ") - 2
             if "chartroom-game" in text else 0)]


class Run:
    def __init__(self, home, chance):
        self.chance = chance
        self.home = home
        self.files, self.works = works(home)
        environment = {k: v for k, v in os.environ.items()
                       if k not in ("XDG_CONFIG_HOME", "XDG_STATE_HOME")}
        environment.update(GDK_BACKEND="x11", LC_ALL="C.UTF-8", NO_AT_BRIDGE="1", HOME=home,
                           GSETTINGS_BACKEND="memory")
        self.process = subprocess.Popen([EDITOR, *self.files], env=environment, cwd=home,
                                        stderr=subprocess.DEVNULL)
        self.window = None

    def title(self):
        found = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid",
                                str(self.process.pid)], capture_output=True, text=True,
                               check=False).stdout.split()
        if not found:
            return ""
        self.window = found[-1]
        return subprocess.run(["xdotool", "getwindowname", self.window], capture_output=True,
                              text=True, check=False).stdout.strip()

    def press(self, *keys):
        subprocess.run(["xdotool", "windowfocus", self.window, "key", "--delay", "1", *keys],
                       capture_output=True, check=False)

    def in_front(self):
        name = self.title().removesuffix(" — Chartroom").removeprefix("● ")
        return next((work for work in self.works if work.title == name), None)

    def come_up(self):
        end = time.monotonic() + DEADLINE
        while self.in_front() is None:
            if time.monotonic() > end:
                raise Failure("no window: " + repr(self.title()))
            if self.process.poll() is not None:
                raise Failure(f"the program ended with {self.process.returncode}")
            time.sleep(0.02)

    def work_until(self, end):
        """Some steps on the document in front, then another comes to the front."""
        while time.monotonic() < end:
            work = self.in_front()
            for _ in range(self.chance.randint(1, 4)):
                if work is None or work.next_keys() is None or time.monotonic() > end:
                    break
                keys = work.next_keys()
                work.sent.append(time.monotonic())
                self.press(*keys)
            before = work
            self.press("ctrl+Next")
            while time.monotonic() < end and self.in_front() in (before, None):
                time.sleep(0.01)

    def kill(self):
        killed = time.monotonic()
        self.process.kill()
        self.process.wait()
        texts = []
        for path in glob.glob(os.path.join(self.home, ".local/state/chartroom/journal/*/latest")):
            with open(path, encoding="utf-8", errors="replace") as file:
                # The lines before the blank one repeat the work as steps.
                texts.append(file.read().partition("\n\n")[2])
        return {work.title: work.lost(texts, killed) for work in self.works}


def main():
    chance = random.Random(SEED)
    most = 0
    steps = 0
    for kill in range(KILLS):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
            run = Run(home, chance)
            try:
                run.come_up()
                run.work_until(time.monotonic() + chance.uniform(0.1, 4))
                lost = run.kill()
            except Failure as failure:
                print(f"FAILED: seed {SEED}, kill {kill}: {failure}", file=sys.stderr)
                return 1
            finally:
                if run.process.poll() is None:
                    run.process.kill()
                    run.process.wait()
        steps += sum(len(work.sent) for work in run.works)
        most = max(most, *lost.values())
        if max(lost.values()) > MOST_LOST:
            print(f"FAILED: seed {SEED}, kill {kill}: lost, in seconds: {lost}", file=sys.stderr)
            return 1
    print(f"{KILLS} kills, {steps} steps; at most {most:.2f} s were lost")
    return 0


if __name__ == "__main__":
    sys.exit(main())
