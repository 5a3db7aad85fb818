"""Sheets: export and print."""

import os

from driver import flow, pages_of, wait_for


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
