"""Painting and editing, by keys and with the mouse."""

import os
import subprocess

from driver import Failure, canonical, flow, lagoon, read_file, wait_for, write_file, xdotool


def line(editor, number):
    return [*read_file(editor.path).split("\n"), *[""] * number][number - 1]


def expect_line(editor, number, text):
    wait_for(f"line {number} of the file to be {text}", lambda: line(editor, number) == text)


@flow(labels="fast")
def paint_and_save(editor):
    editor.start_lagoon()
    editor.press("space")
    editor.expect_modified("painted A1 by key")
    editor.press("ctrl+z")
    editor.expect_saved("undone")
    editor.press("ctrl+y")
    editor.expect_modified("redone")
    editor.press("ctrl+s")
    editor.expect_saved("saved")
    editor.expect_file("#...", "....", "....", "..#.")

    editor.press("Down", "Right", "Return")
    editor.expect_modified("a stroke is on")
    editor.press("Escape")
    editor.expect_saved("the stroke is cancelled")
    editor.press("Return", "Right", "Return")
    editor.expect_modified("painted B2 and C2 in one stroke")
    editor.press("ctrl+z")
    editor.expect_saved("undone")
    editor.press("ctrl+shift+z")
    editor.expect_modified("redone")
    editor.press("ctrl+Home", "Down", "Down", "Down", "Right", "Right", "space")
    editor.press("ctrl+s")
    editor.expect_saved("saved")
    editor.expect_file("#...", ".##.", "....", "....")
    editor.quit()


@flow
def rectangle_by_keys(editor):
    editor.start_lagoon()
    editor.press("r", "Return", "Right", "Down", "Return")
    editor.expect_modified("a rectangle")
    editor.save_and_expect("##..", "##..", "....", "..#.")
    editor.quit()


@flow
def line_and_eraser(editor):
    editor.start_lagoon()
    editor.press("l", "Return", "Right", "Right", "Right", "Down", "Down", "Down", "Return")
    editor.save_and_expect("#...", ".#..", "..#.", "..##")
    editor.press("e", "Return", "Left", "Return")
    editor.save_and_expect("#...", ".#..", "..#.", "....")
    editor.quit()


@flow
def flood_fills_the_sea(editor):
    editor.start_lagoon()
    editor.press("f", "space")
    editor.save_and_expect("####", "####", "####", "####")
    editor.press("ctrl+z")
    editor.expect_modified("undone")
    editor.save_and_expect("....", "....", "....", "..#.")
    editor.quit()


@flow
def mirror_while_painting(editor):
    editor.start_lagoon()
    editor.run_command("left to right")
    editor.press("space")
    editor.save_and_expect("#..#", "....", "....", "..#.")
    editor.run_command("top to bottom")
    editor.press("Right", "space")
    editor.save_and_expect("####", "....", "....", ".##.")
    editor.quit()


@flow
def make_symmetric(editor):
    editor.start_lagoon()
    editor.run_command("half turn")
    editor.run_command("symmetric keeping right")
    editor.save_and_expect(".#..", "....", "....", "..#.")
    editor.quit()


@flow
def type_behind_a_click_in_the_palette(editor):
    """A click on a command leaves the field typing, and Escape closes the palette."""
    editor.start_lagoon()
    editor.press("ctrl+shift+p")
    palette = wait_for("the palette", lambda: editor.id_of("All Commands"))
    editor.in_window(palette, "mousemove", "--window", palette, 290, 280, "click", 1,
                     "sleep", 0.2, "key", "f", "b", "Escape")
    wait_for("the palette to go", lambda: editor.is_gone("All Commands"))
    editor.press("space")
    editor.save_and_expect("#...", "....", "....", "..#.")
    editor.quit()


@flow
def go_to_a_point(editor):
    editor.start_lagoon()
    editor.press("ctrl+g")
    editor.answer("Go to Point", "Return", text="b3")
    editor.press("space")
    editor.save_and_expect("....", "....", ".#..", "..#.")
    editor.quit()


@flow
def copy_and_paste(editor):
    editor.start_lagoon()
    editor.press("m", "ctrl+End", "Left", "Return", "Right", "Return", "ctrl+c", "ctrl+Home", "ctrl+v")
    editor.save_and_expect("#...", "....", "....", "..#.")
    editor.quit()


@flow(labels="fast")
def cut_and_undo(editor):
    editor.start_lagoon()
    editor.press("ctrl+a", "ctrl+x")
    editor.expect_modified("all is cut")
    editor.save_and_expect("....", "....", "....", "....")
    editor.press("ctrl+z")
    editor.save_and_expect("....", "....", "....", "..#.")
    editor.quit()


@flow
def turn_the_map(editor):
    editor.start_lagoon()
    editor.run_command("flip vertically")
    editor.expect_modified("flipped")
    editor.press("ctrl+s")
    editor.expect_saved("saved")
    if line(editor, 9) != '    "..#.",':
        raise Failure("the first row is not the last one")
    if line(editor, 15) != '    "3344",':
        raise Failure("the quadrants stayed")
    editor.quit()


@flow
def many_undos(editor):
    editor.start_lagoon()
    for _ in range(8):
        editor.press("space")
    editor.press("Right", "space", "Right", "space", "Down", "space")
    editor.expect_modified("painted")
    for _ in range(11):
        editor.press("ctrl+z")
    editor.expect_saved("all is undone")
    editor.quit()


@flow
def paint_quadrants(editor):
    editor.start_lagoon()
    editor.press("alt+2", "3", "space", "Right", "space")
    editor.expect_modified("painted A1 and B1")
    editor.press("ctrl+s")
    expect_line(editor, 15, '    "3322",')
    editor.quit()


@flow
def border_pen(editor):
    editor.start_lagoon()
    editor.press("p", "ctrl+Home", "Right", "Return", "Down", "Left", "Return")
    editor.expect_modified("the corner of A1 is cut off")
    editor.press("ctrl+s")
    expect_line(editor, 15, '    "5122",')
    editor.press("ctrl+z")
    editor.expect_modified("undone")
    editor.press("ctrl+s")
    expect_line(editor, 15, '    "1122",')
    editor.quit()


@flow
def surface_points_and_starts(editor):
    editor.start_lagoon()
    editor.press("alt+3", "space", "alt+4", "Right", "space", "alt+5", "Right", "space")
    editor.expect_modified("a surface point and two starts")
    editor.press("ctrl+s")
    expect_line(editor, 21, '    "blue": "B1",')
    expect_line(editor, 22, '    "green": "C1"')
    expect_line(editor, 26, '      "A1"')
    editor.quit()


@flow
def mend_a_finding(editor):
    """The program first shows what would become of the map: Escape leaves it as it is."""
    editor.start_lagoon(".#..", ".#..", ".#..", ".#..")
    editor.press("F8", "ctrl+period", "Escape")
    editor.expect_saved("nothing is done")
    editor.press("ctrl+period", "Return")
    editor.expect_modified("a channel is open")
    editor.save_and_expect("....", ".#..", ".#..", ".#..")
    editor.press("ctrl+z")
    editor.expect_modified("undone in one step")
    editor.save_and_expect(".#..", ".#..", ".#..", ".#..")
    editor.quit()


def mouse_at(editor, point):
    """Moves the mouse over the board of 4 x 4, as it lies in a window of 840 x 580."""
    column, row = ord(point[0]) - ord("A"), int(point[1:]) - 1
    xdotool("mousemove", "--window", editor.main_window(), 270 + 44 * column, 191 + 44 * row)


def drag(editor, *points):
    mouse_at(editor, points[0])
    xdotool("mousedown", 1)
    for point in points[1:]:
        mouse_at(editor, point)


@flow
def paint_with_the_mouse(editor):
    editor.set_up("panels", "window 840x580\n")  # every screen has room for it
    editor.start_lagoon()
    drag(editor, "A1", "B1", "C1")
    xdotool("mouseup", 1)
    editor.expect_modified("a stroke")
    editor.save_and_expect("###.", "....", "....", "..#.")
    drag(editor, "A3", "A4", "B4")
    editor.expect_modified("a stroke is on")
    editor.press("Escape")
    editor.expect_saved("the stroke is undone")
    xdotool("mouseup", 1)
    editor.press("e")
    drag(editor, "C1", "B1")
    xdotool("mouseup", 1)
    editor.save_and_expect("#...", "....", "....", "..#.")
    editor.press("ctrl+z")
    editor.save_and_expect("###.", "....", "....", "..#.")
    editor.quit()


@flow
def a_stroke_goes_on_after_the_middle_button(editor):
    editor.set_up("panels", "window 840x580\n")
    editor.start_lagoon()
    drag(editor, "A1", "B1")
    xdotool("mousedown", 2, "mouseup", 2)
    mouse_at(editor, "C1")
    xdotool("mouseup", 1)
    editor.expect_modified("a stroke")
    editor.save_and_expect("###.", "....", "....", "..#.")
    editor.quit()


@flow
def stamp_twice(editor):
    editor.start_lagoon()
    editor.press("m", "ctrl+End", "Left", "Return", "Right", "Return", "ctrl+shift+k")
    editor.answer("Save as Stamp", "Return", text="reef")
    editor.press("ctrl+a", "ctrl+x", "ctrl+Home", "ctrl+k")
    editor.answer("Paste Stamp", "Return")
    editor.save_and_expect("#...", "....", "....", "....")
    kept = read_file(os.path.join(editor.home, ".config/chartroom/stamps"))
    if "stamp reef" not in kept.split("\n"):
        raise Failure("the stamp is not kept")
    editor.quit()


@flow
def rename_in_the_properties(editor):
    editor.start_lagoon()
    editor.press("F4", "ctrl+a", "R", "e", "e", "f")
    editor.expect_title("● Reef", "the new name")
    editor.press("ctrl+s")
    editor.expect_title("Reef", "saved")
    if '"en": "Reef"' not in read_file(editor.path):
        raise Failure("the name is not in the file")
    editor.quit()


@flow
def separate_and_number_quadrants(editor):
    write_file(editor.path, canonical(lagoon("....", "....", "....", "....",
                                             quadrants=["1121", "1122", "3344", "3344"])))
    editor.start_saved()
    editor.run_command("split divided")
    editor.expect_modified("separated")
    editor.press("ctrl+s")
    editor.expect_saved("saved")
    if line(editor, 15) != '    "1125",':
        raise Failure("the piece is no quadrant")
    editor.run_command("renumber")
    editor.expect_modified("numbered")
    editor.press("ctrl+s")
    editor.expect_saved("saved")
    rows = [line(editor, number).strip(' ",') for number in range(15, 19)]
    if rows != ["1123", "1122", "4455", "4455"]:
        raise Failure(f"not numbered: {rows}")
    editor.quit()


@flow
def single_keys_work_under_a_layout_without_latin_letters(editor):
    """By the Latin letter of the key, in another layout of the user or on a Latin keyboard."""
    for layout in ("ru,us", "ru"):
        editor.start_lagoon()
        subprocess.run(["setxkbmap", "-layout", layout], check=True)
        # The code of the key R, as its name would switch the layout: a rectangle.
        editor.press("ctrl+Home", "27", "Return", "Down", "Right", "Return")
        editor.expect_modified(f"a rectangle is drawn under {layout}")
        subprocess.run(["setxkbmap", "-layout", "us"], check=True)
        editor.press("ctrl+s")
        editor.expect_file("##..", "##..", "....", "..#.")
        editor.quit()


@flow
def alt_gr_writes_its_sign_and_runs_no_command(editor):
    """On a German keyboard AltGr+E is the euro sign, not the eraser, and AltGr+Q an at sign."""
    editor.start_lagoon()
    subprocess.run(["setxkbmap", "-layout", "de"], check=True)
    editor.press("ctrl+Home", "ISO_Level3_Shift+e", "space")
    editor.expect_modified("the pencil paints")
    editor.press("F4", "ctrl+a", "R", "ISO_Level3_Shift+q")
    editor.expect_title("● R@", "the sign reaches the field")
    subprocess.run(["setxkbmap", "-layout", "us"], check=True)
    editor.quit_and_discard()


@flow
def the_picker_gives_back_the_tool_before_it(editor):
    editor.start_lagoon()
    # The rectangle, and the island that it paints.
    editor.press("alt+2", "r", "ctrl+End", "Left", "i", "space", "ctrl+Home", "Return", "Down", "Right",
                 "Return")
    editor.save_and_expect("##..", "##..", "....", "..#.")
    editor.quit()


@flow
def commands_say_what_they_need(editor):
    """A disabled command is found, and does nothing."""
    editor.start_lagoon()
    editor.press("ctrl+shift+p")
    editor.answer("All Commands", "Return", "Escape", text="symmetric keeping right")
    wait_for("the palette to go", lambda: editor.is_gone("All Commands"))
    editor.expect_saved("nothing is done")
    editor.quit()


@flow
def each_map_has_its_own_mirrors(editor):
    editor.start_lagoon()
    editor.run_command("half turn")
    editor.press("ctrl+n")
    editor.expect_title("Untitled", "a new map")
    editor.press("space")
    editor.expect_title("● Untitled", "painted")
    editor.expect_journal('"#.........",')
    if editor.journal_holds('".........#"'):
        raise Failure("the mirror of another map was on")
    editor.press("ctrl+Prior")
    editor.expect_title("Lagoon", "the first map")
    editor.press("ctrl+Home", "space")
    editor.save_and_expect("#...", "....", "....", "..##")
    # Clipboard commands obey it.
    editor.press("m", "Return", "Right", "Return", "Delete")
    editor.save_and_expect("....", "....", "....", "....")
    editor.press("ctrl+z", "ctrl+c", "ctrl+Home", "Down", "ctrl+v")
    editor.save_and_expect("#...", "#...", "...#", "..##")
    editor.quit_and_discard()
