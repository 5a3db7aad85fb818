"""Fields of the properties."""

from driver import LAGOON, flow, wait_for, xdotool
from reader import box, center_of, focus_on, is_showing, part, parts, shows, steadily, text_in, write


@flow(reads=True, sea=LAGOON)
def an_id_says_what_it_may_hold(editor):
    why = "Only lowercase letters, digits and hyphens"
    field = wait_for("the field", lambda: part(editor.window, "text", "Id"))
    write(field, "Deep Sea")
    wait_for("the reason", lambda: shows(editor, "label", why))
    write(field, "deep-sea")
    wait_for("the reason to go", lambda: not shows(editor, "label", why))
    editor.expect_title("● Lagoon")


@flow(reads=True, sea=LAGOON)
def the_wheel_over_a_field_leaves_what_it_says(editor):
    """Whoever scrolls the panel looks for something, changes nothing, and gets there."""
    def height_of(field):
        return box(field).y

    def wheel(right, down):
        xdotool("mousemove", right, down, "click", 5)

    @steadily
    def scrolled_to(field):
        # The wheel beside the window would turn desktops.
        at, window = box(field), box(editor.window)
        if window.y < at.y and at.y + at.height < window.y + window.height:
            return True
        wheel(at.x + at.width // 2, window.y + window.height * 2 // 3)
        return False

    editor.resize(840, 520)
    for name in ("Theme", "Silence"):
        field = wait_for(name, lambda: part(editor.window, "combo box", name))
        wait_for(f"{name} in sight", lambda: scrolled_to(field))
        before = height_of(field)
        wheel(*center_of(field))
        if name == "Theme":
            # The first turn over another part may say no more than that the wheel is there.
            wait_for("the panel to scroll",
                     lambda: wheel(*center_of(field)) or height_of(field) < before)
    editor.press("ctrl+Home", "space")
    editor.expect_title("● Lagoon")
    editor.press("ctrl+z")
    wait_for("nothing else to be changed", lambda: editor.window.get_name().startswith("Lagoon"))


@flow(reads=True, sea=LAGOON)
def a_long_text_is_pasted_as_far_as_it_goes(editor):
    name = wait_for("the name", lambda: next((node for node in parts(editor.window, "text")
                                              if node.get_name() == "Name" and is_showing(node)), None))
    write(name, "a" + 699 * "b")
    focus_on(name)
    editor.press("ctrl+a", "ctrl+c", "End", "ctrl+v")
    wait_for("what there is room for",
             lambda: text_in(name) == "a" + 699 * "b" + "a" + 299 * "b")


@flow(reads=True, sea=LAGOON)
def a_field_offers_no_emoji_where_nothing_can_be_mended(editor):
    name = wait_for("the field", lambda: part(editor.window, "text", "Name"))
    focus_on(name, "the focus in the field")
    editor.press("ctrl+period", "End", "x")
    wait_for("what is typed next", lambda: text_in(name) == "Lagoonx")


@flow(reads=True, sea=LAGOON)
def undo_in_a_field_goes_on_at_its_end(editor):
    name = wait_for("the field", lambda: part(editor.window, "text", "Name"))
    focus_on(name, "the focus in the field")
    editor.press("End", "x")
    wait_for("what is typed", lambda: text_in(name) == "Lagoonx")
    editor.press("ctrl+z")
    wait_for("the name as it was", lambda: text_in(name) == "Lagoon")
    editor.press("y")
    wait_for("what is typed next behind it", lambda: text_in(name) == "Lagoony")
