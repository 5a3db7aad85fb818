"""The editor's window as a screen reader sees it, over AT-SPI: for the scripts beside this one, which
run within an X server and a session bus of their own."""

import functools
import glob
import json
import os
import subprocess
import sys
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

DEADLINE = 240  # seconds for any one expectation, on a busy machine
# Without this a program that does not answer within 0.8 s counts as hung.
Atspi.set_timeout(DEADLINE * 1000, DEADLINE * 1000)


class Failure(Exception):
    pass


def wait_for(what, look):
    """What `look` finds, as soon as it finds something."""
    end = time.monotonic() + DEADLINE
    while True:
        try:
            if found := look():
                return found
        except GLib.Error:
            pass  # it went while it was read
        if time.monotonic() > end:
            raise Failure(f"{what}: not within {DEADLINE} s")
        time.sleep(0.03)


def lasting(seconds, look):
    """The same look, which finds something only once it has done so for this long without a break."""
    since = None

    def has_lasted():
        nonlocal since
        began, since = since, None  # for the case that the look ends with an error
        if not look():
            return False
        since = began or time.monotonic()
        return time.monotonic() - since >= seconds
    return has_lasted


def steadily(look):
    """The same look, begun anew where a part of the window goes while it is read."""
    @functools.wraps(look)
    def look_again(*arguments):
        end = time.monotonic() + DEADLINE
        while True:
            try:
                return look(*arguments)
            except GLib.Error:
                if time.monotonic() > end:
                    raise
    return look_again


ROLES = {Atspi.role_get_name(Atspi.Role(number)): Atspi.Role(number)
         for number in Atspi.Role.__enum_values__}
ROLES["push button"] = Atspi.Role.PUSH_BUTTON  # "button" since AT-SPI 2.54
NAMES = {number: name for name, number in ROLES.items()}


def role_of(node):
    return NAMES[node.get_role()]


@functools.cache
def of_role(role):
    """The rule that asks a program for all its parts of this role."""
    every, none = Atspi.CollectionMatchType.ANY, Atspi.CollectionMatchType.NONE
    return Atspi.MatchRule.new(Atspi.StateSet.new([]), none, {}, none, [ROLES[role]], every, [], none, False)


def parts(node, role=None):
    """The node and all below it, of one role. The program itself looks for a role, with one message:
    a walk from here sends some for every part that there is."""
    if node is None:
        return
    if role is not None:
        if role_of(node) == role:
            yield node
        yield from Atspi.Collection.get_matches(node, of_role(role), Atspi.CollectionSortOrder.CANONICAL, 0, True)
        return
    yield node
    for i in range(node.get_child_count()):
        yield from parts(node.get_child_at_index(i))


def has(node, state):
    return node.get_state_set().contains(state)


@steadily
def part(node, role, name):
    return next((p for p in parts(node, role) if p.get_name() == name), None)


def say(node):
    return f"{role_of(node)} “{node.get_name()}” ({node.get_description()})"


class Editor:
    """The running program, and its window."""

    def __init__(self, program, home, *arguments):
        self.command = [program, *arguments]
        self.home = home
        self.start()

    def start(self):
        environment = {k: v for k, v in os.environ.items()
                       if k not in ("NO_AT_BRIDGE", "XDG_CONFIG_HOME", "XDG_STATE_HOME")}
        environment.update(GDK_BACKEND="x11", LC_ALL="C.UTF-8", HOME=self.home)
        self.process = subprocess.Popen(self.command, env=environment)
        self.window = wait_for("the window", self.find_window)

    def kill(self):
        self.process.kill()
        self.process.wait()

    def start_in(self, language):
        """Anew, in the language of that code."""
        self.kill()
        folder = os.path.join(self.home, ".config", "chartroom")
        os.makedirs(folder, exist_ok=True)
        with open(os.path.join(folder, "language"), "w", encoding="utf-8") as file:
            file.write(language + "\n")
        self.start()

    def take_another_window(self):
        """Which has come in place of the one before."""
        before = self.window
        self.window = wait_for("another window",
                               lambda: (w := self.find_window()) and w != before and w)

    def find_window(self):
        if self.process.poll() is not None:
            raise Failure(f"the editor has ended with {self.process.returncode}")
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            program = desktop.get_child_at_index(i)
            if program is None or program.get_process_id() != self.process.pid:
                continue
            for window in parts(program, "frame"):
                # Until all is there the window has the program's name.
                if window.get_name().endswith("— Chartroom"):
                    return window
        return None

    def id_of(self, title):
        found = subprocess.run(["xdotool", "search", "--all", "--onlyvisible", "--pid",
                                str(self.process.pid), "--name", title],
                               capture_output=True, text=True, check=False).stdout.split()
        return found[-1] if found else None

    def focus(self, title):
        number = wait_for(f"the window “{title}”", lambda: self.id_of(title))
        subprocess.run(["xdotool", "windowfocus", "--sync", number], check=True)

    def press(self, *keys):
        self.focus("Chartroom$")
        subprocess.run(["xdotool", "key", *keys], check=True)

    def answer(self, title, *keys, text=""):
        """In another window of the program, which goes then."""
        self.focus(title)
        if text:
            subprocess.run(["xdotool", "type", "--delay", "1", text], check=True)
        subprocess.run(["xdotool", "key", *keys], check=True)
        wait_for(f"“{title}” to go", lambda: self.id_of(title) is None)

    def run_command(self, name):
        self.press("ctrl+shift+p")
        self.answer("All Commands", "Return", text=name)

    def expect_title(self, title):
        wait_for(f"the title “{title}”", lambda: self.window.get_name() == f"{title} — Chartroom")

    def dialog(self, title):
        return part(self.window.get_parent(), "frame", title)

    @steadily
    def bar(self):
        """The bar that tells or asks something, if there is one."""
        return next((b for b in parts(self.window, "info bar")
                     if has(b, Atspi.StateType.SHOWING)), None)

    def bring_to_front(self, tab):
        wait_for(f"the tab “{tab}”", lambda: self.find_and_bring_to_front(tab))

    def find_and_bring_to_front(self, tab):
        for tabs in parts(self.window, "page tab list"):
            names = [tabs.get_child_at_index(i).get_name() for i in range(tabs.get_child_count())]
            if tab in names:
                return Atspi.Selection.select_child(tabs, names.index(tab))
        return False

    @steadily
    def table(self, name):
        """Rows of texts; what is ticked says so."""
        tables = [p for p in parts(self.window, "table") if p.get_name() == name]
        if not tables:
            return []
        # Maps and games have a history each.
        table = next((t for t in tables if has(t, Atspi.StateType.SHOWING)), tables[0])
        cells = [p for p in parts(table, "table cell")]
        width = len(list(parts(table, "table column header")))
        texts = ["ticked" if has(c, Atspi.StateType.CHECKED) else c.get_name() for c in cells]
        return [texts[i:i + width] for i in range(0, len(texts), width)]


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


def told_by(bar):
    return " ".join(" ".join(label.get_name() for label in parts(bar, "label")).split())


def expect_part(node, role, name):
    return wait_for(f"the {role} “{name}”", lambda: part(node, role, name))


def expect_told(editor, *words):
    """Waits for the bar to say all of the words."""
    wait_for(f"the bar to say {words}", lambda: all(word in told_by(editor.bar()) for word in words))


def press_button(bar, name):
    Atspi.Action.do_action(part(bar, "push button", name), 0)


def write(field, text):
    Atspi.EditableText.set_text_contents(field, text)


def validated(chartroom, path, level="structure"):
    """The findings that `chartroom validate` tells of a file."""
    run = subprocess.run([chartroom, "validate", path, "--level", level, "--format", "json"],
                         capture_output=True, text=True, check=False)
    return json.loads(run.stdout)["findings"]


def journal_holds(home, text):
    """Whether unsaved work with this text is kept for the case of a crash."""
    files = glob.glob(os.path.join(home, ".local/state/chartroom/journal/*/work"))
    return any(text in read_file(file) for file in files)


def read_file(path):
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except FileNotFoundError:
        return ""


def run_flow(program, flow, name, sea=None, on_failure=None):
    """Has `flow` work with the running program in a home of its own, where `editor.path` is the map
    of that name: opened, where there is a `sea`. The status to end with."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        path = os.path.join(home, f"{name}.map.json")
        opened = []
        if sea is not None:
            with open(path, "w", encoding="utf-8") as file:
                json.dump(sea, file)
            opened = [path]
        editor = None
        try:
            editor = Editor(program, home, *opened)
            editor.path = path
            flow(editor)
        except Failure as failure:
            if on_failure is not None and editor is not None:
                on_failure(editor)
            print("FAILED:", failure, file=sys.stderr)
            return 1
        finally:
            if editor is not None:
                editor.kill()
    return 0
