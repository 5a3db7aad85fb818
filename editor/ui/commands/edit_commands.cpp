// Undo, redo, select.
#include <wx/intl.h>

#include "editor/ui/commands/commands.h"
#include "editor/ui/toolkit/keys.h"
#include "editor/ui/toolkit/ui_texts.h"

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

void name_steps(Workbench& at) {
  const auto labelled = [](const wxString& word, bool can, auto label) {
    return can ? word + " " + step_name(label()) : word;
  };
  const Undoable& steps = at.front().undoable();
  at.commands.rename("edit.undo",
                     labelled(_("Undo"), steps.can_undo(), [&] { return steps.undo_label(); }));
  at.commands.rename("edit.redo",
                     labelled(_("Redo"), steps.can_redo(), [&] { return steps.redo_label(); }));
}

}  // namespace chartroom::editor
