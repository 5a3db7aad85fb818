"""The maps of a pack, as a screen reader is told of them and a hand moves them."""

import importlib
import itertools
import json
import os
import subprocess

from driver import Failure, flow, lagoon, read_file, replace_file, wait_for, write_file, xdotool
from reader import Atspi, box, expect_told, has, is_showing, part, parts, press_button, shown, tells

SEA = lagoon("....", "....", "....", "....", id="atoll", name={"en": "Atoll"})
LAND = dict(SEA, id="bay", name={"en": "Bay"}, points=4 * ["####"])
CAY = dict(SEA, id="cay", name={"en": "Cay"}, points=4 * [".#.."])
ISLAND = dict(LAND, id="lagoon", name={"en": "Lagoon"})


def write_map(editor, sea):
    path = os.path.join(editor.home, f"{sea['id']}.map.json")
    replace_file(path, json.dumps(sea))
    return os.path.basename(path)


def pack_of(maps):
    return {"format": "chartroom-pack", "version": 1, "id": "seas", "name": {"en": "Seas"}, "maps": maps}


def open_pack(editor, *seas):
    path = os.path.join(editor.home, "pack.json")
    write_file(path, json.dumps(pack_of([write_map(editor, sea) for sea in seas])))
    editor.press("ctrl+shift+o")
    editor.answer("Open Pack", "Return", text=path)
    editor.expect_title("Seas")


def cells(editor):
    """Of the list of maps that shows, in rows."""
    table = shown(editor, "table", "Maps of the pack")
    found = list(parts(table, "table cell"))
    width = len(list(parts(table, "table column header")))
    return [found[i:i + width] for i in range(0, len(found), width)] if width else []


def texts(editor, column):
    return [row[column].get_name() for row in cells(editor)]


def names(editor):
    return [text.split("\n")[0] for text in texts(editor, 1)]


def expect_order(editor, *wanted):
    wait_for(f"the maps in the order {wanted}", lambda: names(editor) == list(wanted))


def pointer(editor, row, *then, offset=20):
    """Puts the pointer on the name of the map in that row."""
    at = box(cells(editor)[row][1])
    xdotool("mousemove", at.x + offset, at.y + at.height // 2, *then)


def drag(editor, row, *wanted):
    """With a hand that is never quite still, as one motion may come before the window is ready for it."""
    offsets = itertools.cycle((20, 22))

    def dragged():
        pointer(editor, row, offset=next(offsets))
        return names(editor) == list(wanted)

    wait_for(f"the maps dragged into the order {wanted}", dragged)


def toolkit(name, version):
    """A library of GTK, loaded only by the flows that look at pictures."""
    import gi  # pylint: disable=import-outside-toplevel
    gi.require_version(name, version)
    return importlib.import_module(f"gi.repository.{name}")


def colours_in(picture, left, top, width, height):
    pixels, row, step = picture.get_pixels(), picture.get_rowstride(), picture.get_n_channels()
    return {pixels[y * row + x * step:y * row + x * step + 3]
            for y in range(top, top + height) for x in range(left, left + width)}


@flow(reads=True, sea=ISLAND)
def pack_begins_at_its_first_map(editor):
    """That is chosen, and in sight where not all have room; names are not cut off by an idle panel."""
    open_pack(editor, *(dict(SEA, id=f"sea-{letter.lower()}", name={"en": letter})
                        for letter in "ABCDEFGH"))
    editor.kill()
    editor.set_up("panels", "window 860x600\n")
    editor.start(os.path.join(editor.home, "pack.json"))
    expect_order(editor, *"ABCDEFGH")
    wait_for("all findings", lambda: editor.table("Findings"))
    table = shown(editor, "table", "Maps of the pack")
    wait_for("the first map", lambda: box(cells(editor)[0][1]).y > box(table).y)
    side = part(editor.window, "table", "History")
    if box(side).width > 250:
        raise Failure(f"the history is {box(side).width} wide")


@flow(reads=True, sea=ISLAND)
def maps_are_dragged_into_order(editor):
    open_pack(editor, SEA, LAND, CAY)
    expect_order(editor, "Atoll", "Bay", "Cay")
    pointer(editor, 0, "mousedown", "1")
    drag(editor, 1, "Bay", "Atoll", "Cay")
    drag(editor, 2, "Bay", "Cay", "Atoll")
    xdotool("mouseup", "1")
    editor.expect_title("● Seas")
    pointer(editor, 1, "mousedown", "1")
    drag(editor, 0, "Cay", "Bay", "Atoll")
    editor.press("Escape")
    expect_order(editor, "Bay", "Cay", "Atoll")
    xdotool("mouseup", "1")
    editor.press("ctrl+z")
    expect_order(editor, "Atoll", "Bay", "Cay")
    editor.expect_title("Seas")


@flow(reads=True, sea=ISLAND)
def a_map_is_dragged_past_the_edge_of_the_list(editor):
    """To the end of more maps than have room, with a hand that is never quite still."""
    seas = [dict(SEA, id=f"sea-{letter.lower()}", name={"en": letter}) for letter in "ABCDEFGHIJKLMN"]
    open_pack(editor, *seas)
    expect_order(editor, *"ABCDEFGHIJKLMN")
    table = shown(editor, "table", "Maps of the pack")
    pointer(editor, 0, "mousedown", "1")
    ups = [30, 28]

    def at_the_end():
        ups.reverse()
        list_box = box(table)  # findings that come take some of it
        xdotool("mousemove", list_box.x + 40, list_box.y + list_box.height - ups[0])
        return names(editor)[-1] == "A"

    wait_for("the map to be the last", at_the_end)
    xdotool("mouseup", "1")
    expect_order(editor, *"BCDEFGHIJKLMNA")


def verdicts(editor):
    return texts(editor, 2)


@flow(reads=True, sea=ISLAND)
def panel_beside_a_map_shows_its_pack(editor):
    """In pictures: there are more colours in each than a list and its selection have."""
    open_pack(editor, SEA, LAND, CAY)
    editor.press("ctrl+Prior")
    editor.expect_title("Lagoon")
    editor.run_command("panels pack")
    expect_order(editor, "Atoll", "Bay", "Cay")
    gdk = toolkit("Gdk", "3.0")
    gdk.init([])
    screen = gdk.get_default_root_window()

    def colours(cell):
        at = box(cell)
        shot = gdk.pixbuf_get_from_window(screen, at.x, at.y, at.width, at.height)
        return colours_in(shot, 0, 0, at.width, at.height)

    wait_for("pictures", lambda: all(len(colours(row[0])) > 20 for row in cells(editor)))
    can_be_added = lambda: has(part(editor.window, "push button", "Add This Map"), Atspi.StateType.SENSITIVE)
    wait_for("a map that can be added", can_be_added)
    press_button(editor.window, "Add This Map")
    expect_order(editor, "Atoll", "Bay", "Cay", "Lagoon")
    wait_for("no map to be added twice", lambda: not can_be_added())


@flow(reads=True, sea=ISLAND)
def maps_of_a_pack_are_judged(editor):
    """One after the other: what games are played for comes last, as they may take their time."""
    open_pack(editor, LAND, CAY, SEA)
    wait_for("what cannot be played", lambda: "Cannot be played" in verdicts(editor)[0])
    wait_for("an error", lambda: "1 error" in verdicts(editor)[1])
    # A file that changes is judged anew.
    write_map(editor, dict(CAY, points=LAND["points"]))
    wait_for("another verdict", lambda: "Cannot be played" in verdicts(editor)[1])
    wait_for("the next map", lambda: verdicts(editor)[2] not in ("", "no verdict yet"))


@flow(reads=True, sea=ISLAND)
def killed_pack_is_restored(editor):
    """Its work is a step over its file."""
    open_pack(editor, SEA, LAND)
    editor.press("alt+Down")
    expect_order(editor, "Bay", "Atoll")
    wait_for("the order in the journal",
             lambda: editor.journal_holds('"bay.map.json",\n    "atoll.map.json"'))
    editor.kill()
    editor.start()
    press_button(wait_for("the question", editor.bar), "Restore")
    editor.expect_title("● Seas")
    expect_order(editor, "Bay", "Atoll")
    editor.press("ctrl+z")
    editor.expect_title("Seas")
    expect_order(editor, "Atoll", "Bay")
    editor.press("ctrl+y", "ctrl+s")
    wait_for("the order in the file",
             lambda: '"bay.map.json",\n    "atoll.map.json"' in read_file(
                 os.path.join(editor.home, "pack.json")))


@flow(reads=True, sea=ISLAND)
def a_map_of_a_pack_is_marked_where_its_file_lacks_something(editor):
    """Picture and verdict are those of the file."""
    open_pack(editor, SEA, LAND)
    expect_order(editor, "Atoll", "Bay")
    editor.press("ctrl+o")
    editor.answer("Open", "Return", text=os.path.join(editor.home, "atoll.map.json"))
    editor.expect_title("Atoll")
    editor.press("ctrl+Home", "space")
    editor.expect_title("● Atoll")
    editor.press("ctrl+Prior")
    editor.expect_title("Seas")
    expect_order(editor, "● Atoll", "Bay")
    editor.press("ctrl+Next", "ctrl+s")
    editor.expect_title("Atoll")
    editor.press("ctrl+Prior")
    editor.expect_title("Seas")
    expect_order(editor, "Atoll", "Bay")


@flow(reads=True, sea=ISLAND)
def pack_is_saved_as_a_picture(editor):
    """Of a sea and of land, side by side: what lies in the middle of each is of another colour."""
    open_pack(editor, SEA, LAND)
    path = os.path.join(editor.home, "seas.png")
    editor.run_command("save pack as picture")
    # The dialog offers a name with its ending.
    editor.answer("Save Pack as Picture", "Return", text=path.removesuffix(".png"))
    wait_for("the picture", lambda: os.path.exists(path))
    picture = toolkit("GdkPixbuf", "2.0").Pixbuf.new_from_file(path)
    width, height = picture.get_width(), picture.get_height()
    if not width > height > 500:
        raise Failure(f"the picture has {width} x {height} pixels")

    # Round the middle of each board.
    sea, land = (colours_in(picture, x * width // 4 - 40, height * 52 // 100 - 40, 80, 80)
                 for x in (1, 3))
    if len(sea) < 2 or len(land) < 2 or sea == land:
        raise Failure("the boards of the picture look alike, or like nothing")


@flow(reads=True, sea=ISLAND)
def maps_that_were_found_become_a_pack(editor):
    """In a folder of its own, and open in a tab; free starts are found soon."""
    editor.press("ctrl+shift+g")
    dialog = wait_for("the search", lambda: editor.dialog("Generate Maps"))

    def find(role, name):
        return wait_for(f"the {role} “{name}”", lambda: part(dialog, role, name))

    columns = find("spin button", "Columns")
    at = box(columns)
    xdotool("mousemove", at.x + 15, at.y + at.height // 2, "click", 5, "click", 5)
    Atspi.Selection.select_child(find("combo box", "Starts"), 1)
    if Atspi.Value.get_current_value(columns) != 10:
        raise Failure("the wheel has changed a field")
    for name, number in (("Columns", 8), ("Rows", 8), ("Number of maps", 2)):
        Atspi.Value.set_current_value(find("spin button", name), number)
    press_button(dialog, "Search")
    wait_for("two maps", lambda: editor.dialog("Generate Maps (2 of 2)"))
    editor.run_command("german")
    editor.take_another_window()
    dialog = wait_for("both in another language",
                      lambda: editor.dialog("Karten erzeugen (2 von 2)"))
    for name, number in (("Spalten", 8), ("Anzahl Karten", 2)):
        if Atspi.Value.get_current_value(find("spin button", name)) != number:
            raise Failure(f"another language has changed “{name}”")
    editor.press("ctrl+shift+p")
    editor.answer("Alle Befehle", "Return", text="englisch")
    editor.take_another_window()
    dialog = wait_for("both in English", lambda: editor.dialog("Generate Maps (2 of 2)"))
    press_button(dialog, "Search")
    editor.answer("New Search", "Escape")
    editor.press("ctrl+q")
    wait_for("the question", lambda: tells(editor, "Generate Maps: 2 maps"))
    editor.press("Escape")
    wait_for("the question to go", lambda: editor.bar() is None)
    Atspi.Action.do_action(find("push button", "Save All as Pack..."), 0)
    folder = os.path.join(editor.home, "season")
    editor.answer("Save All as Pack", "Return", text=folder)
    editor.expect_title("season")
    wait_for("nothing before the pack", lambda: editor.is_gone("Generate Maps.*"))
    editor.press("ctrl+shift+g")
    press_button(dialog, "Search")
    wait_for("a search that asks nothing, as all are saved", lambda: any(
        label.get_name().startswith("Searching:") for label in parts(dialog, "label")))
    files = sorted(os.listdir(folder))
    if len(files) != 5 or sum(file.endswith(".certificate.json") for file in files) != 2:
        raise Failure(f"the folder holds {files}")


@flow(reads=True, sea=ISLAND)
def sheets_of_a_pack_are_of_its_maps_as_they_stand(editor):
    """In the window. What cannot be read is told; where one file must stay, none is written."""
    editor.press("ctrl+Home", "space")
    editor.expect_title("● Lagoon")
    pack = os.path.join(editor.home, "pack.json")
    write_file(pack, json.dumps(pack_of([write_map(editor, SEA), "lost.map.json", "lagoon.map.json"])))
    editor.press("ctrl+shift+o")
    editor.answer("Open Pack", "Return", text=pack)
    editor.expect_title("Seas")
    editor.press("ctrl+e")
    editor.answer("Export Sheets", "alt+e")
    expect_told(editor, "Exported", "lost.map.json")
    sheets = os.path.join(editor.home, "sheets")
    atoll, of_lagoon = (os.path.join(sheets, f"{id}-a4.pdf") for id in ("atoll", "lagoon"))

    def is_print_of_the_file():
        return subprocess.run([editor.chartroom, "export", editor.path, "--verify", of_lagoon],
                              capture_output=True, check=False).returncode == 0

    if is_print_of_the_file():
        raise Failure("the map was printed as it is on the disk")
    editor.bring_to_front("● Lagoon")
    editor.press("ctrl+s")
    editor.expect_title("Lagoon")
    wait_for("the map to be printed as it was in the window", is_print_of_the_file)
    os.remove(atoll)
    write_file(of_lagoon, "a letter")
    editor.press("ctrl+Next")
    editor.expect_title("Seas")
    editor.press("ctrl+e")
    editor.answer("Export Sheets", "alt+e")
    editor.answer("Replace.*", "Escape")
    if os.path.exists(atoll) or read_file(of_lagoon) != "a letter":
        raise Failure(f"written: {os.listdir(sheets)}")


def chosen_in(table):
    return [cell.get_name() for cell in parts(table, "table cell")
            if has(cell, Atspi.StateType.SELECTED)]


def choose_finding(editor, code):
    table = wait_for("the finding", lambda: (found := part(editor.window, "table", "Findings"))
                     and any(code in row for row in editor.table("Findings")) and found)
    Atspi.Component.grab_focus(table)
    editor.press("Home", *["Down"] * [row[1] for row in editor.table("Findings")].index(code))
    wait_for("the finding to be chosen", lambda: code in chosen_in(table))


@flow(reads=True, sea=ISLAND)
def a_finding_of_a_pack_opens_its_map(editor):
    """Where it is chosen in the map's own list."""
    open_pack(editor, SEA, CAY)
    choose_finding(editor, "R201")
    editor.press("Return")
    editor.expect_title("Cay")
    wait_for("the finding of the map",
             lambda: "R201" in chosen_in(part(editor.window, "table", "Findings")))


@flow(reads=True, sea=ISLAND)
def a_map_of_the_folder_is_listed_by_mending(editor):
    open_pack(editor, SEA)
    write_map(editor, LAND)
    choose_finding(editor, "F012")
    editor.press("ctrl+period")
    wait_for("another map in the pack", lambda: len(names(editor)) == 2)
    editor.expect_title("● Seas")


@flow(reads=True, sea=ISLAND)
def buttons_of_a_narrow_pack_stand_apart(editor):
    """Where they stand in several rows, too."""
    open_pack(editor, SEA, LAND)
    editor.resize(640, 620)

    def apart(one, other):
        return (max(one.x, other.x) - min(one.x + one.width, other.x + other.width) >= 4
                or max(one.y, other.y) - min(one.y + one.height, other.y + other.height) >= 4)

    def boxes():
        return [box(button)
                for button in parts(editor.window, "push button")
                if button.get_name() in ("Up", "Down", "Add Maps...", "Remove")
                and is_showing(button)]

    wait_for("the buttons to stand apart", lambda: len(found := boxes()) == 4 and all(
        apart(one, other) for i, one in enumerate(found) for other in found[:i]))
