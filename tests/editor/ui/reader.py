"""The editor's window as a screen reader sees it, over AT-SPI: for the flows that read."""

import functools
import json
import subprocess
import time

import driver
from driver import DEADLINE, Editor, wait_for


@functools.cache
def library():
    import gi  # pylint: disable=import-outside-toplevel
    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi as loaded, GLib  # pylint: disable=import-outside-toplevel
    # Without this a program that does not answer within 0.8 s counts as hung.
    loaded.set_timeout(DEADLINE * 1000, DEADLINE * 1000)
    driver.passing_errors.append(GLib.Error)
    return loaded


class Library:
    """AT-SPI, loaded when a flow uses it: files of flows that read have others, too."""

    def __getattr__(self, name):
        value = getattr(library(), name)
        setattr(self, name, value)
        return value


Atspi = Library()


def steadily(look):
    """Returns a look that begins anew where a part of the window goes while it is read."""
    @functools.wraps(look)
    def look_again(*arguments):
        end = time.monotonic() + DEADLINE
        while True:
            try:
                return look(*arguments)
            except tuple(driver.passing_errors):
                if time.monotonic() > end:
                    raise
    return look_again


@functools.cache
def roles():
    found = {Atspi.role_get_name(Atspi.Role(number)): Atspi.Role(number)
             for number in Atspi.Role.__enum_values__}
    found["push button"] = Atspi.Role.PUSH_BUTTON  # "button" since AT-SPI 2.54
    return found


@functools.cache
def role_names():
    return {number: name for name, number in roles().items()}


def role_of(node):
    return role_names()[node.get_role()]


@functools.cache
def of_role(role):
    """The rule that asks a program for all its parts of this role."""
    every, none = Atspi.CollectionMatchType.ANY, Atspi.CollectionMatchType.NONE
    return Atspi.MatchRule.new(Atspi.StateSet.new([]), none, {}, none, [roles()[role]], every, [], none,
                               False)


def parts(node, role=None):
    """The node and all below it, of one role. The program itself looks for a role, with one message:
    a walk from here sends some for every part that there is."""
    if node is None:
        return
    if role is not None:
        if role_of(node) == role:
            yield node
        order = Atspi.CollectionSortOrder.CANONICAL
        yield from Atspi.Collection.get_matches(node, of_role(role), order, 0, True)
        return
    yield node
    for i in range(node.get_child_count()):
        yield from parts(node.get_child_at_index(i))


def has(node, state):
    return node.get_state_set().contains(state)


def is_showing(node):
    return has(node, Atspi.StateType.SHOWING)


@steadily
def part(node, role, name):
    return next((p for p in parts(node, role) if p.get_name() == name), None)


@steadily
def shown(editor, role, name):
    """The part of the window that shows; others that are out of sight may have its name."""
    return next((p for p in parts(editor.window, role) if p.get_name() == name and is_showing(p)), None)


def shows(editor, role, name):
    """True if the first part of that name can be seen."""
    node = part(editor.window, role, name)
    return node is not None and is_showing(node)


@steadily
def labels(editor):
    """The texts of all labels that show."""
    return [p.get_name() for p in parts(editor.window, "label") if is_showing(p)]


def say(node):
    return f"{role_of(node)} “{node.get_name()}” ({node.get_description()})"


def focused(editor):
    return next((node for node in parts(editor.window) if has(node, Atspi.StateType.FOCUSED)), None)


def focus_on(node, what="the focus"):
    Atspi.Component.grab_focus(node)
    wait_for(what, lambda: has(node, Atspi.StateType.FOCUSED))


def box(node):
    """The place of a part on the screen."""
    return Atspi.Component.get_extents(node, Atspi.CoordType.SCREEN)


def bottom_of(node):
    return box(node).y + box(node).height


def center_of(node):
    at = box(node)
    return at.x + at.width // 2, at.y + at.height // 2


def text_in(field):
    return Atspi.Text.get_text(field, 0, -1)


def write(field, text):
    Atspi.EditableText.set_text_contents(field, text)


def choose(combo, name):
    """Chooses the item of that name in a combo box."""
    items = [item.get_name() for item in parts(combo, "menu item")]
    Atspi.Selection.select_child(combo, items.index(name))
    wait_for(f"“{name}” in “{combo.get_name()}”", lambda: chosen(combo) == name)


def chosen(combo):
    item = Atspi.Selection.get_selected_child(combo, 0)
    return item and item.get_name()


def expect_part(node, role, name):
    return wait_for(f"the {role} “{name}”", lambda: part(node, role, name))


def in_dialog(editor, title):
    """Returns a function that finds a part of a dialog by role and name, and waits for it."""
    dialog = wait_for(f"“{title}”", lambda: editor.dialog(title))
    return lambda role, name: expect_part(dialog, role, name)


def press_button(bar, name):
    Atspi.Action.do_action(part(bar, "push button", name), 0)


def in_menu(editor, name):
    """The item of the menu that is open, beside those of the menu bar."""
    bar = next(parts(editor.window, "menu bar"))
    of_bar = list(parts(bar))
    return next((item for role in ("check menu item", "menu item")
                 for item in parts(editor.window.get_parent(), role)
                 if item.get_name() == name and item not in of_bar
                 and is_showing(item)), None)


def told_by(bar):
    return " ".join(" ".join(label.get_name() for label in parts(bar, "label")).split())


def tells(editor, words):
    """True if a bar says this."""
    bar = editor.bar()
    return bar is not None and words in told_by(bar)


def expect_told(editor, *words):
    """Waits for the bar to say all of the words."""
    wait_for(f"the bar to say {words}", lambda: all(word in told_by(editor.bar()) for word in words))


def validated(editor, path, level="structure"):
    """The findings that `chartroom validate` tells of a file."""
    run = subprocess.run([editor.chartroom, "validate", path, "--level", level, "--format", "json"],
                         capture_output=True, text=True, check=False)
    return json.loads(run.stdout)["findings"]


class Reader(Editor):
    """The program, and its window as a reader sees it."""

    def __init__(self, program, home):
        super().__init__(program, home)
        self.settings = {}
        self.window = None

    def find_main_window(self):
        super().find_main_window()
        self.window = wait_for("the window", self.find_window)

    def take_another_window(self):
        before = self.window
        super().take_another_window()
        self.window = wait_for("another window",
                               lambda: (w := self.find_window()) and w != before and w)

    def start_in(self, language):
        """Anew, in the language of that code."""
        self.kill()
        self.set_up("language", language + "\n")
        self.start()

    def find_window(self):
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

    def expect_title(self, title, why=""):
        wait_for(f"the title “{title}”" + (f" ({why})" if why else ""),
                 lambda: self.window.get_name() == f"{title} — Chartroom")

    def dialog(self, title):
        return part(self.window.get_parent(), "frame", title)

    @steadily
    def bar(self):
        """The bar that tells or asks something, if there is one."""
        return next((b for b in parts(self.window, "info bar") if is_showing(b)), None)

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
        table = next((t for t in tables if is_showing(t)), tables[0])
        cells = [p for p in parts(table, "table cell")]
        width = len(list(parts(table, "table column header")))
        texts = ["ticked" if has(c, Atspi.StateType.CHECKED) else c.get_name() for c in cells]
        return [texts[i:i + width] for i in range(0, len(texts), width)]

    def describe(self):
        super().describe()
        try:
            node = focused(self)
            print("focus:", node and say(node))
        except tuple(driver.passing_errors):
            pass
