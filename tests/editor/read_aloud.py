"""Reads the editor's window as a screen reader does, over AT-SPI:
read_aloud.py EDITOR CHARTROOM FLOW, within an X server and a session bus of its own."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

EDITOR, CHARTROOM, FLOW = sys.argv[1:]
DEADLINE = 60  # seconds for any one expectation, on a busy machine

LAGOON = {
    "format": "chartroom-map", "version": 1, "id": "lagoon", "name": {"en": "Lagoon"},
    "points": [".#..", ".#..", ".#..", ".#.."],
    "quadrants": ["1122", "1122", "3344", "3344"],
}


class Failure(Exception):
    pass


def wait_for(what, look):
    """What `look` finds, as soon as it finds something."""
    end = time.monotonic() + DEADLINE
    while True:
        found = look()
        if found:
            return found
        if time.monotonic() > end:
            raise Failure(f"{what}: not within {DEADLINE} s")
        time.sleep(0.03)


def parts(node, role=None):
    """The node and all below it, of one role."""
    if node is None:
        return
    if role is None or node.get_role_name() == role:
        yield node
    # What closes while it is read is gone.
    try:
        children = [node.get_child_at_index(i) for i in range(node.get_child_count())]
    except gi.repository.GLib.Error:
        return
    for child in children:
        yield from parts(child, role)


def has(node, state):
    return node.get_state_set().contains(state)


def part(node, role, name):
    return next((p for p in parts(node, role) if p.get_name() == name), None)


def say(node):
    return f"{node.get_role_name()} “{node.get_name()}” ({node.get_description()})"


class Editor:
    """The running program, and its window."""

    def __init__(self, folder):
        self.folder = folder
        self.path = os.path.join(folder, "lagoon.map.json")
        with open(self.path, "w", encoding="utf-8") as file:
            json.dump(LAGOON, file)
        self.start()

    def start(self):
        environment = {k: v for k, v in os.environ.items() if k != "NO_AT_BRIDGE"}
        environment.update(GDK_BACKEND="x11", LC_ALL="C.UTF-8", HOME=self.folder)
        self.process = subprocess.Popen([EDITOR, self.path], env=environment)
        self.window = wait_for("the window", self.find_window)

    def kill(self):
        self.process.kill()
        self.process.wait()

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

    def press(self, *keys):
        ids = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid",
                              str(self.process.pid), "--name", "Chartroom"],
                             capture_output=True, text=True, check=True).stdout.split()
        subprocess.run(["xdotool", "windowfocus", "--sync", ids[-1], "key", *keys], check=True)

    def bring_to_front(self, tab):
        for tabs in parts(self.window, "page tab list"):
            names = [tabs.get_child_at_index(i).get_name() for i in range(tabs.get_child_count())]
            if tab in names:
                Atspi.Selection.select_child(tabs, names.index(tab))

    def table(self, name):
        """Rows of texts; what is ticked says so."""
        table = part(self.window, "table", name)
        if table is None:
            return []
        cells = [p for p in parts(table, "table cell")]
        width = len(list(parts(table, "table column header")))
        texts = ["ticked" if has(c, Atspi.StateType.CHECKED) else c.get_name() for c in cells]
        return [texts[i:i + width] for i in range(0, len(texts), width)]


# Roles that a user works with: a reader that cannot name one says only what kind it is.
CONTROLS = {"push button", "toggle button", "check box", "radio button", "combo box", "text",
            "spin button", "slider", "table", "page tab", "menu", "menu item", "check menu item",
            "radio menu item", "list", "tree table", "password text"}


def nameless(window):
    """Controls without a name. The list inside a choice belongs to the choice."""
    found = []
    for node in parts(window):
        if node.get_role_name() not in CONTROLS or node.get_name():
            continue
        parent = node.get_parent()
        if parent.get_role_name() == "combo box" and parent.get_name():
            continue
        # The bar without a message is not there.
        above = node
        while above is not None and above.get_role_name() != "info bar":
            above = above.get_parent()
        if above is None or has(above, Atspi.StateType.SHOWING):
            found.append(say(node))
    return found


def everything_has_a_name(editor):
    found = nameless(editor.window)
    if found:
        raise Failure("controls without a name: " + "; ".join(found))
    for role, name in [("menu", "File"), ("menu", "Findings"), ("menu item", "Save"),
                       ("text", "Name"), ("combo box", "Theme"), ("text", "Ply limit"),
                       ("table", "Findings"), ("panel", "Board")]:
        if part(editor.window, role, name) is None:
            raise Failure(f"there is no {role} “{name}”")


def table_follows_the_board(editor):
    def rows():
        return editor.table("Table of the map")

    read = wait_for("the table of the map", rows)
    expected = [[f"{'ABCD'[column]}{row + 1}",
                 "ticked" if LAGOON["points"][row][column] == "#" else "",
                 LAGOON["quadrants"][row][column], "", "none"]
                for row in range(4) for column in range(4)]
    if read != expected:
        raise Failure(f"the table reads {read}")
    editor.bring_to_front("Table")
    editor.press("ctrl+Home", "space")
    wait_for("A1 as an island in the table", lambda: rows()[0] == ["A1", "ticked", "1", "", "none"])
    editor.press("ctrl+z")
    wait_for("A1 as water again", lambda: rows()[0] == ["A1", "", "1", "", "none"])


def board_says_where_the_cursor_is(editor):
    board = part(editor.window, "panel", "Board")
    editor.press("ctrl+Home", "Right")
    wait_for("B1 under the cursor", lambda: board.get_description().startswith("B1 "))
    if "island" not in board.get_description():
        raise Failure(f"the board says “{board.get_description()}”")


def validated(path):
    run = subprocess.run([CHARTROOM, "validate", path, "--level", "structure", "--format", "json"],
                         capture_output=True, text=True, check=False)
    return json.loads(run.stdout)["findings"]


def findings_are_those_of_validate(editor):
    def list_is_that_of_validate():
        read = [[row[1], row[3].lower()] for row in editor.table("Findings")]
        return read == [[f["code"], f["message"].lower()] for f in validated(editor.path)]

    wait_for("the list of findings", lambda: editor.table("Findings"))
    wait_for("the findings of the file", list_is_that_of_validate)
    before = validated(editor.path)
    editor.press("ctrl+Home", "Right", "space", "ctrl+s")
    wait_for("other findings of the file", lambda: validated(editor.path) != before)
    wait_for("the findings after the edit", list_is_that_of_validate)


def pack_findings_are_those_of_validate(editor):
    """The map is in a pack that wants a language and another map, which it has not."""
    with open(os.path.join(editor.folder, "pack.json"), "w", encoding="utf-8") as file:
        json.dump({"format": "chartroom-pack", "version": 1, "id": "pack", "name": {"en": "Pack"},
                   "languages": ["en", "de"], "maps": ["lagoon.map.json", "lost.map.json"],
                   "checks": {"exclude": [{"code": "R208", "reason": "narrow on purpose"}]}}, file)
    found = validated(editor.folder)
    codes = {f["code"] for f in found}
    if not {"F005", "F007", "R201"} <= codes or all(not f["excluded"] for f in found):
        raise Failure(f"validate tells only {codes} of the pack")
    # The pack belongs to the file that is opened next.
    editor.kill()
    editor.start()
    editor.bring_to_front("Pack")
    expected = [[f["code"], f"{os.path.basename(f['path'])}: {f['message']}"]
                for f in found if not f["excluded"]]
    wait_for("the findings on the pack",
             lambda: editor.table("Findings on the pack") == expected)


def showing_bar(editor):
    return next((b for b in parts(editor.window, "info bar") if has(b, Atspi.StateType.SHOWING)),
                None)


def expect_told(bar, *words):
    told = " ".join(" ".join(label.get_name() for label in parts(bar, "label")).split())
    if any(word not in told for word in words):
        raise Failure(f"the bar says “{told}”")


def press_button(bar, name):
    Atspi.Action.do_action(part(bar, "push button", name), 0)


def killed_work_is_offered_and_restored(editor):
    """Kills the program a moment after an edit, and presses Restore in the one started next."""
    journal = os.path.join(editor.folder, ".local/state/chartroom/journal")

    def kept():
        files = [os.path.join(journal, d, "work") for d in os.listdir(journal)]
        return any("\"##..\"" in open(f, encoding="utf-8").read()
                   for f in files if os.path.exists(f))

    editor.press("ctrl+Home", "space")
    wait_for("the edit in the journal", lambda: os.path.isdir(journal) and kept())
    editor.kill()
    editor.start()
    bar = wait_for("the question", lambda: showing_bar(editor))
    expect_told(bar, "unsaved work", "A1")
    for name in ("Keep the File", "Keep Both"):
        if part(bar, "push button", name) is None:
            raise Failure(f"the bar has no button “{name}”")
    press_button(bar, "Restore")
    wait_for("the restored work", lambda: editor.window.get_name().startswith("● Lagoon"))
    editor.bring_to_front("Table")
    wait_for("A1 in the table", lambda: editor.table("Table of the map")[0][1] == "ticked")
    with open(editor.path, encoding="utf-8") as file:
        if json.load(file) != LAGOON:
            raise Failure("the file has changed")


def change_on_the_disk_is_told_and_taken(editor):
    """Another program writes the file as careful programs do, and the user takes what it wrote."""
    editor.bring_to_front("Table")
    changed = dict(LAGOON, points=["##..", *LAGOON["points"][1:]])
    beside = os.path.join(editor.folder, "beside")
    with open(beside, "w", encoding="utf-8") as file:
        json.dump(changed, file)
    os.rename(beside, editor.path)
    bar = wait_for("the question", lambda: showing_bar(editor))
    expect_told(bar, "disk", "A1")
    press_button(bar, "Take the Disk's")
    wait_for("A1 in the table", lambda: editor.table("Table of the map")[0][1] == "ticked")


FLOWS = {f.__name__: f for f in (everything_has_a_name, table_follows_the_board,
                                 board_says_where_the_cursor_is, findings_are_those_of_validate,
                                 pack_findings_are_those_of_validate,
                                 killed_work_is_offered_and_restored,
                                 change_on_the_disk_is_told_and_taken)}


def main():
    folder = tempfile.mkdtemp()
    editor = None
    try:
        editor = Editor(folder)
        FLOWS[FLOW](editor)
    except Failure as failure:
        print("FAILED:", failure, file=sys.stderr)
        return 1
    finally:
        if editor is not None:
            editor.kill()
        shutil.rmtree(folder, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
