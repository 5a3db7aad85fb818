#!/usr/bin/env python3
"""What a screen reader finds in the window: read_aloud.py PROGRAM, within an X server and a D-Bus
session of their own. Looks until a deadline, and never waits for a fixed time."""

import os
import subprocess
import sys
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

DEADLINE = 30  # seconds for any one expectation

MAP = """{
  "format": "chartroom-map",
  "version": 1,
  "id": "lagoon",
  "name": {
    "en": "Lagoon"
  },
  "points": [
    ".#..",
    "#...",
    "....",
    "...."
  ],
  "quadrants": [
    "1122",
    "1122",
    "3344",
    "3344"
  ]
}
"""


def below(node):
    yield node
    for place in range(node.get_child_count()):
        child = node.get_child_at_index(place)
        if child is not None:
            yield from below(child)


def the_editor():
    desktop = Atspi.get_desktop(0)
    for place in range(desktop.get_child_count()):
        program = desktop.get_child_at_index(place)
        if program is not None and "chartroom-editor" in (program.get_name() or ""):
            return program
    return None


def expect(what, find):
    """Looks until something is found."""
    end = time.monotonic() + DEADLINE
    last = None
    while time.monotonic() < end:
        try:
            found = find()
            if found:
                return found
        except Exception as trouble:  # the tree changes while it is read
            last = trouble
        time.sleep(0.05)
    sys.exit(f"FAILED: a screen reader does not find {what} ({last})")


def names(roles):
    """The names of everything with one of the roles."""
    program = the_editor()
    if program is None:
        return []
    return [node.get_name() for node in below(program)
            if node.get_role_name() in roles and node.get_name()]


def text_of(node):
    text = node.get_text_iface()
    return Atspi.Text.get_text(text, 0, -1) if text is not None else ""


def has_all(wanted, found):
    return all(any(want in name for name in found) for want in wanted)


def run(program):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "lagoon.map.json")
        with open(path, "w", encoding="utf-8") as file:
            file.write(MAP)
        environment = dict(os.environ, HOME=folder, GDK_BACKEND="x11", LC_ALL="C.UTF-8",
                           GTK_MODULES="gail:atk-bridge")
        environment.pop("NO_AT_BRIDGE", None)
        editor = subprocess.Popen([program, path], env=environment)
        try:
            expect("the window", the_editor)
            expect("the menus",
                   lambda: has_all(["File", "Edit", "Map", "Findings", "View", "Help"],
                                   names({"menu"})))
            expect("the tools", lambda: has_all(["Pencil", "Rectangle", "Islands"],
                                                names({"toggle button"})))
            expect("the tab of the map", lambda: "Lagoon" in names({"page tab"}))
            expect("the panels", lambda: has_all(["Properties", "History", "Table"],
                                                 names({"page tab"})))
            expect("the finding: A1 is cut off", lambda: has_all(
                ["R201", "A1"], names({"table cell", "text"})))
            expect("the step that the map was opened", lambda: has_all(
                ["As opened", "now"], names({"table cell", "text"})))
        finally:
            editor.kill()
            editor.wait()


if __name__ == "__main__":
    run(sys.argv[1])
