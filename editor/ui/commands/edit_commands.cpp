// Undo, redo, select.
#include "editor/ui/commands/commands.h"
#include "editor/ui/toolkit/keys.h"

namespace chartroom::editor {
void bind_edit_commands(Workbench& at) {
  at.commands.bind(
      "edit.undo",
      [&at] {
        if (at.front().has_begun_line()) return at.front().drop_begun_line();
        at.front().undoable().undo();
        at.update();
      },
      [&at] {
        return at.tabs != nullptr &&
               (at.front().has_begun_line() || at.front().undoable().can_undo());
      });
  at.commands.bind(
      "edit.redo",
      [&at] {
        at.front().undoable().redo();
        at.update();
      },
      [&at] { return at.front().undoable().can_redo(); });
  at.commands.bind("edit.select_all", [&at] {
    if (wxTextEntry* field = typed_into()) return field->SelectAll();
    if (MapPage* page = at.front_map()) {
      page->canvas().select(page->document().map().points());
    } else {
      at.deck_page().select_all();
    }
  });
  at.commands.bind(
      "edit.select_none", [&at] { at.board().select({}); },
      [&at] { return !at.board().selection().empty(); });
}

}  // namespace chartroom::editor
