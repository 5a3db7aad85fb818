"""Sheets: export and print."""

import json
import os
import subprocess

from driver import TWO_LAKES, Failure, flow, pages_of, wait_for
from reader import Atspi, choose, chosen, focus_on, has, in_dialog, part, parts, press_button, text_in, write


@flow(labels="fast")
def export_sheets(editor):
    editor.start_lagoon()
    editor.press("ctrl+e")
    editor.press_in("Export Sheets", "alt+e")
    wait_for("the sheets", lambda: pages_of(os.path.join(editor.home, "sheets/lagoon-a4.pdf")) >= 5)
    editor.quit()


@flow
def look_before_printing(editor):
    editor.start_lagoon()
    editor.press("ctrl+alt+p")
    editor.answer("Print Sheets", "Escape")
    editor.quit()


@flow(reads=True, sea=TWO_LAKES)
def printing_at_a_time_asks_for_a_printer(editor):
    """GTK's print dialog comes up without a printer, and once crashed on a time chosen then."""
    editor.press("ctrl+p")
    press_button(wait_for("“Print Sheets”", lambda: editor.dialog("Print Sheets")), "Print...")
    dialog = wait_for("“Print”", lambda: part(editor.window.get_parent(), "dialog", "Print"))
    for name in ("At:", "On hold"):
        choice = wait_for(name, lambda text=name: part(dialog, "radio button", text))
        if has(choice, Atspi.StateType.SENSITIVE):
            raise Failure(f"“{name}” is offered without a printer")
        Atspi.Action.do_action(choice, 0)
    editor.answer("Print", "Escape")
    editor.press("ctrl+p")
    editor.answer("Print Sheets", "Escape")


def expect_box(find, name, sensitive, ticked):
    box = find("check box", name)
    wait_for(f"“{name}” to be {'' if ticked else 'not '}ticked", lambda: (
        has(box, Atspi.StateType.SENSITIVE),
        has(box, Atspi.StateType.CHECKED)) == (sensitive, ticked))
    return box


@flow(reads=True, sea=TWO_LAKES)
def export_greys_what_contradicts(editor):
    """Options of another format cannot be ticked and say why, and what was ticked comes back."""
    editor.press("ctrl+e")
    find = in_dialog(editor, "Export Sheets")
    expect_box(find, "Layers, for a cutting plotter (SVG only)", False, False)
    Atspi.Action.do_action(expect_box(find, "PDF/X-4, for print shops", True, False), 0)
    expect_box(find, "PDF/X-4, for print shops", True, True)
    choose(find("combo box", "Format"), "SVG")
    expect_box(find, "PDF/X-4, for print shops (PDF only)", False, False)
    Atspi.Action.do_action(expect_box(find, "Layers, for a cutting plotter", True, False), 0)
    choose(find("combo box", "Format"), "PDF")
    expect_box(find, "PDF/X-4, for print shops", True, True)
    expect_box(find, "Layers, for a cutting plotter (SVG only)", False, False)
    choose(find("combo box", "Print"), "Films")
    find("label", "lagoon-a4-film-x4.pdf")
    choose(find("combo box", "Format"), "SVG")
    find("label", "lagoon-film-blue-layers.svg, lagoon-film-green-layers.svg")
    editor.answer("Export Sheets", "alt+e")
    sheets = os.path.join(editor.home, "sheets")
    wait_for("the layers and nothing else", lambda: os.path.isdir(sheets) and sorted(
        os.listdir(sheets)) == ["lagoon-film-blue-layers.svg", "lagoon-film-green-layers.svg"])


@flow(reads=True, sea=TWO_LAKES)
def a_pitch_is_typed_with_a_comma_too(editor):
    """Whatever sign the system writes."""
    editor.press("ctrl+e")
    find = in_dialog(editor, "Export Sheets")
    pitch = find("spin button", "Grid spacing (mm)")
    for sign in ("comma", "period"):
        focus_on(pitch)
        editor.press_in("Export Sheets", "ctrl+a", "1", "4", sign, "2", "Tab")
        find("label", "lagoon-a4-14.2mm.pdf, lagoon-a4-film-14.2mm.pdf")
        Atspi.Value.set_current_value(pitch, 13)
        find("label", "lagoon-a4-13mm.pdf, lagoon-a4-film-13mm.pdf")
    editor.answer("Export Sheets", "Escape")


@flow(reads=True, sea=TWO_LAKES)
def export_remembers_what_was_chosen(editor):
    """Paper, pitch, style and language, from one map to the next, also where the pitch has no room
    there."""
    editor.press("ctrl+e")
    find = in_dialog(editor, "Export Sheets")
    for combo, name in (("Paper", "A3"), ("Style", "Dark room"), ("Language", "Deutsch"),
                        ("Print", "Captains")):
        choose(find("combo box", combo), name)
    Atspi.Value.set_current_value(find("spin button", "Grid spacing (mm)"), 30)
    find("label", "lagoon-a3-captain-de-night-30mm.pdf")
    editor.answer("Export Sheets", "alt+e")
    wait_for("the sheets", lambda: os.path.exists(
        os.path.join(editor.home, "sheets", "lagoon-a3-captain-de-night-30mm.pdf")))
    large = dict(TWO_LAKES, id="ocean", points=["." * 15] * 15, quadrants=["1" * 15] * 15)
    with open(os.path.join(editor.home, "ocean.map.json"), "w", encoding="utf-8") as file:
        json.dump(large, file)
    editor.kill()
    editor.start(file.name)
    editor.press("ctrl+e")
    find = in_dialog(editor, "Export Sheets")
    for combo, name in (("Paper", "A3"), ("Style", "Dark room"), ("Language", "Deutsch"),
                        ("Print", "All sheets"), ("Format", "PDF")):
        if chosen(find("combo box", combo)) != name:
            raise Failure(f"{combo} is {chosen(find('combo box', combo))}")
    pitch = Atspi.Value.get_current_value(find("spin button", "Grid spacing (mm)"))
    if pitch >= 30:
        raise Failure(f"a pitch of {pitch} mm does not fit")
    dialog = editor.dialog("Export Sheets")
    wait_for("what became of the pitch", lambda: any(
        "The previous 30.0 mm does not fit." in " ".join(label.get_name().split())
        for label in parts(dialog, "label")))
    editor.answer("Export Sheets", "Escape")


@flow(reads=True, sea=TWO_LAKES)
def a_folder_at_home_is_exported_into(editor):
    """Its sign was the name of a folder."""
    editor.press("ctrl+e")
    find = in_dialog(editor, "Export Sheets")
    choose(find("combo box", "Print"), "Captains")
    write(find("text", "Folder"), "~/printed/here")
    editor.answer("Export Sheets", "alt+e")
    wait_for("the sheets", lambda: os.path.exists(
        os.path.join(editor.home, "printed", "here", "lagoon-a4-captain.pdf")))


@flow(reads=True, sea=TWO_LAKES)
def sheets_of_what_has_no_file_go_where_such_went_before(editor):
    """At first to the documents, by a whole path, however long."""
    sheets = os.path.join(editor.home, "a-folder-with-a-longer-name-than-most")
    sheet = os.path.join(sheets, "untitled-a4-captain.pdf")
    for wanted in (os.path.join(editor.home, "sheets"), sheets):
        editor.press("ctrl+n")
        editor.expect_title("Untitled")
        editor.press("ctrl+e")
        find = in_dialog(editor, "Export Sheets")
        choose(find("combo box", "Print"), "Captains")
        folder = find("text", "Folder")
        offered = text_in(folder)
        if offered != wanted:
            raise Failure(f"offered is {offered}")
        write(folder, sheets)
        editor.answer("Export Sheets", "alt+e")
        wait_for("the sheets", lambda: os.path.exists(sheet))
        editor.kill()
        os.remove(sheet)
        editor.start()


@flow(reads=True, sea=TWO_LAKES)
def another_map_goes_on_the_back(editor):
    """Of the maps that are open; only PDF has backs. Captains and radio operators alone have them."""
    editor.press("ctrl+n")
    editor.expect_title("Untitled")
    editor.press("ctrl+Prior")
    editor.expect_title("Lagoon")
    editor.press("ctrl+e")
    find = in_dialog(editor, "Export Sheets")
    choose(find("combo box", "On the back"), "Untitled")
    find("label", "lagoon+untitled-a4.pdf")
    choose(find("combo box", "Format"), "SVG")
    behind = find("combo box", "On the back")
    wait_for("no back to choose", lambda: not has(behind, Atspi.StateType.SENSITIVE))
    choose(find("combo box", "Format"), "PDF")
    choose(find("combo box", "Print"), "Captains")
    find("label", "lagoon+untitled-a4-captain.pdf")
    editor.answer("Export Sheets", "alt+e")
    pair = os.path.join(editor.home, "sheets", "lagoon+untitled-a4-captain.pdf")
    wait_for("the pages", lambda: os.path.exists(pair))
    verified = subprocess.run([editor.chartroom, "export", editor.path, "--verify", pair],
                              capture_output=True, text=True, check=False).stdout
    if "page 2: from untitled" not in verified or "page 1:" in verified:
        raise Failure(verified)
