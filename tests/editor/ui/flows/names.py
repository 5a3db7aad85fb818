"""All that a user works with has a name, for screen readers."""

from driver import TWO_LAKES, Failure, flow, wait_for
from flows.play import open_game
from reader import expect_part, is_showing, part, parts, role_of, say, steadily

# Roles that a user works with: a reader that cannot name one says only what kind it is.
CONTROLS = {"push button", "toggle button", "check box", "radio button", "combo box", "text",
            "spin button", "slider", "table", "page tab", "menu", "menu item", "check menu item",
            "radio menu item", "list", "tree table", "password text"}


@steadily
def nameless(window):
    """Controls without a name. The list inside a choice belongs to the choice."""
    found = []
    for node in parts(window):
        if role_of(node) not in CONTROLS or node.get_name():
            continue
        parent = node.get_parent()
        if role_of(parent) == "combo box" and parent.get_name():
            continue
        # The bar without a message is not there.
        above = node
        while above is not None and role_of(above) != "info bar":
            above = above.get_parent()
        if above is None or is_showing(above):
            found.append(say(node))
    return found


@flow(reads=True, sea=TWO_LAKES)
def everything_has_a_name(editor):
    found = nameless(editor.window)
    if found:
        raise Failure("controls without a name: " + "; ".join(found))
    for role, name in [("menu", "File"), ("menu", "Findings"), ("menu item", "Save"),
                       ("text", "Name"), ("combo box", "Theme"), ("text", "Turn limit"),
                       ("table", "Findings"), ("panel", "Board")]:
        expect_part(editor.window, role, name)


@flow(reads=True, sea=TWO_LAKES)
def everything_of_a_deck_has_a_name(editor):
    editor.run_command("new deck")
    editor.expect_title("Untitled")
    wait_for("the cards", lambda: part(editor.window, "table", "Fleet cards"))
    if found := nameless(editor.window):
        raise Failure("controls without a name: " + "; ".join(found))
    for role, name in [("table", "Torpedo cards"), ("panel", "Symbol graph"),
                       ("panel", "Selected card"), ("menu item", "Duplicate Cards"),
                       ("spin button", "Steps"), ("table", "Nations"), ("table", "Symbols")]:
        expect_part(editor.window, role, name)
    editor.press("ctrl+e")
    dialog = wait_for("the export", lambda: editor.dialog("Export Sheets"))
    if found := nameless(dialog):
        raise Failure("controls of the export without a name: " + "; ".join(found))
    editor.answer("Export Sheets", "Escape")


@flow(reads=True, sea=TWO_LAKES)
def everything_of_a_game_has_a_name(editor):
    open_game(editor, "blue down", "green up")
    wait_for("the plies", lambda: part(editor.window, "table", "Announcements"))
    if found := nameless(editor.window):
        raise Failure("controls without a name: " + "; ".join(found))
    for role, name in [("panel", "Board of the game"), ("combo box", "Who plays blue"),
                       ("push button", "Left"), ("toggle button", "Missile"),
                       ("slider", "Move number"), ("combo box", "Film")]:
        expect_part(editor.window, role, name)


@flow(reads=True, sea=TWO_LAKES)
def dialogs_have_names(editor):
    for key, title in [("ctrl+e", "Export Sheets"), ("ctrl+shift+n", "New Map"),
                       ("ctrl+shift+r", "Resize Map"), ("ctrl+shift+p", "All Commands")]:
        editor.press(key)
        dialog = wait_for(f"“{title}”", lambda name=title: editor.dialog(name))
        if found := nameless(dialog):
            raise Failure(f"controls of “{title}” without a name: " + "; ".join(found))
        editor.answer(title, "Escape")
