// Commands on the selection, on turns of the map, and on its size.
#include <utility>

#include <wx/clipbrd.h>
#include <wx/dataobj.h>
#include <wx/intl.h>

#include "editor/model/mirrored_change.h"
#include "editor/ui/commands/commands.h"
#include "editor/ui/dialogs/resize_dialog.h"
#include "editor/ui/toolkit/keys.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

void copy(Workbench& at, const maps::PointSet& points) {
  const wxClipboardLocker lock;
  if (!lock) return;
  wxTheClipboard->SetData(new wxTextDataObject(to_wx(piece_text(copied(at.map(), points)))));
}

void paste_copied(Workbench& at, PasteQuadrants quadrants) {
  wxTextDataObject text;
  {
    const wxClipboardLocker lock;
    if (!lock || !wxTheClipboard->GetData(text)) return;
  }
  const ParseResult<Piece> piece = parse_piece(from_wx(text.GetText()));
  if (!piece) {
    return at.front().notice().show(
        _("The clipboard has no part of a map. Copy a selection first."), wxICON_INFORMATION);
  }
  paste(at, *piece.value, quadrants);
}

void clear_selection(Workbench& at) {
  at.change_map(cleared(at.map(), at.board().selection(), at.brush.mirroring), StepLabel::cut);
}

void turn_selection(Workbench& at, maps::Symmetry symmetry) {
  Selected turned_part = turned(at.map(), at.board().selection(), symmetry, at.brush.mirroring);
  at.change_map(std::move(turned_part.map), StepLabel::turn_map);
  at.board().select(turned_part.selection);
}

}  // namespace

void paste(Workbench& at, const Piece& piece, PasteQuadrants quadrants) {
  BoardCanvas& canvas = at.board();
  const maps::PointSet& selection = canvas.selection();
  const maps::Point point =
      canvas.cursor().value_or(selection.empty() ? maps::Point() : selection.first());
  const maps::Map& map = at.map();
  const maps::PointSet covered = footprint(piece, point, map.size);
  at.change_map(pasted(map, piece, point, quadrants, at.brush.mirroring), StepLabel::paste);
  canvas.select(covered);
}

void bind_clipboard_commands(Workbench& at) {
  const auto selected = [&at] {
    return at.front_map() != nullptr && !at.board().selection().empty();
  };
  const auto can_copy = [selected] { return typed_into() != nullptr || selected(); };
  at.commands.bind(
      "edit.copy",
      [&at] {
        if (wxTextEntry* field = typed_into()) return field->Copy();
        copy(at, at.board().selection());
      },
      can_copy);
  at.commands.bind(
      "edit.cut",
      [&at] {
        if (wxTextEntry* field = typed_into()) return field->Cut();
        copy(at, at.board().selection());
        clear_selection(at);
      },
      can_copy);
  at.commands.bind("edit.paste", [&at] {
    if (wxTextEntry* field = typed_into()) return field->Paste();
    if (at.front_map() != nullptr) paste_copied(at, PasteQuadrants::leave);
  });
  at.commands.bind("edit.paste_quadrants", [&at] { paste_copied(at, PasteQuadrants::bring); });
  at.commands.bind(
      "edit.delete", [&at] { clear_selection(at); }, selected);
  const auto turn = [&](const char* id, maps::Symmetry symmetry) {
    at.commands.bind(
        id, [&at, symmetry] { turn_selection(at, symmetry); }, selected);
  };
  turn("edit.turn_right", maps::Symmetry::quarter_turn);
  turn("edit.turn_left", maps::Symmetry::three_quarter_turn);
  turn("edit.flip_left_right", maps::Symmetry::left_right);
  turn("edit.flip_up_down", maps::Symmetry::up_down);
  const auto turn_all = [&](const char* id, maps::Symmetry symmetry) {
    at.commands.bind(
        id, [&at, symmetry] { at.change_map(turned(at.map(), symmetry), StepLabel::turn_map); });
  };
  turn_all("map.turn_right", maps::Symmetry::quarter_turn);
  turn_all("map.turn_left", maps::Symmetry::three_quarter_turn);
  turn_all("map.flip_left_right", maps::Symmetry::left_right);
  turn_all("map.flip_up_down", maps::Symmetry::up_down);
  at.commands.bind("map.resize", [&at] {
    ResizeDialog dialog(&at.window, at.map());
    if (dialog.ShowModal() == wxID_OK) at.change_map(dialog.map(), StepLabel::resize_map);
  });
}

}  // namespace chartroom::editor
