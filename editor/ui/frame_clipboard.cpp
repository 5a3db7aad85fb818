// The window's commands on what is selected, and on the size of the map.
#include <utility>

#include <wx/clipbrd.h>
#include <wx/dataobj.h>
#include <wx/intl.h>
#include <wx/textctrl.h>

#include "editor/ui/frame.h"
#include "editor/ui/resize_dialog.h"
#include "editor/ui/texts.h"

namespace chartroom {
namespace {

wxTextEntry* typed_into() { return dynamic_cast<wxTextEntry*>(wxWindow::FindFocus()); }

}  // namespace

void EditorFrame::bind_clipboard_commands() {
  const auto selected = [this] { return !front().canvas().selection().empty(); };
  const auto can_copy = [selected] { return typed_into() != nullptr || selected(); };
  commands_.bind(
      "edit.copy",
      [this] {
        if (wxTextEntry* field = typed_into()) return field->Copy();
        copy(front().canvas().selection());
      },
      can_copy);
  commands_.bind(
      "edit.cut",
      [this] {
        if (wxTextEntry* field = typed_into()) return field->Cut();
        copy(front().canvas().selection());
        change_map(cleared(front().document().map(), front().canvas().selection()), StepLabel::cut);
      },
      can_copy);
  commands_.bind("edit.paste", [this] {
    if (wxTextEntry* field = typed_into()) return field->Paste();
    paste();
  });
  commands_.bind(
      "edit.delete",
      [this] {
        change_map(cleared(front().document().map(), front().canvas().selection()), StepLabel::cut);
      },
      selected);
  const auto turn = [&](const char* id, Symmetry symmetry) {
    commands_.bind(
        id, [this, symmetry] { turn_selection(symmetry); }, selected);
  };
  turn("edit.turn_right", Symmetry::quarter_turn);
  turn("edit.turn_left", Symmetry::three_quarter_turn);
  turn("edit.flip_left_right", Symmetry::left_right);
  turn("edit.flip_up_down", Symmetry::up_down);
  const auto turn_all = [&](const char* id, Symmetry symmetry) {
    commands_.bind(id, [this, symmetry] {
      change_map(turned(front().document().map(), symmetry), StepLabel::turn_map);
    });
  };
  turn_all("map.turn_right", Symmetry::quarter_turn);
  turn_all("map.turn_left", Symmetry::three_quarter_turn);
  turn_all("map.flip_left_right", Symmetry::left_right);
  turn_all("map.flip_up_down", Symmetry::up_down);
  commands_.bind("map.resize", [this] {
    ResizeDialog dialog(this, front().document().map());
    if (dialog.ShowModal() == wxID_OK) change_map(dialog.map(), StepLabel::resize_map);
  });
}

void EditorFrame::copy(const PointSet& points) {
  const wxClipboardLocker lock;
  if (!lock) return;
  wxTheClipboard->SetData(
      new wxTextDataObject(to_wx(piece_text(copied(front().document().map(), points)))));
}

void EditorFrame::paste() {
  wxTextDataObject text;
  {
    const wxClipboardLocker lock;
    if (!lock || !wxTheClipboard->GetData(text)) return;
  }
  const Read<Piece> piece = parse_piece(from_wx(text.GetText()));
  if (!piece) {
    return front().notice().show(
        _("The clipboard holds no piece of a map. Select points, and copy them first."),
        wxICON_INFORMATION);
  }
  const PointSet& selection = front().canvas().selection();
  const Point at =
      front().canvas().cursor().value_or(selection.empty() ? Point() : selection.first());
  const Map& map = front().document().map();
  const PointSet covered = footprint(*piece.value, at, map.size);
  change_map(pasted(map, *piece.value, at, PasteQuadrants::leave), StepLabel::paste);
  front().canvas().select(covered);
}

void EditorFrame::turn_selection(Symmetry symmetry) {
  Selected turned_part = turned(front().document().map(), front().canvas().selection(), symmetry);
  change_map(std::move(turned_part.map), StepLabel::turn_map);
  front().canvas().select(turned_part.selection);
}

}  // namespace chartroom
