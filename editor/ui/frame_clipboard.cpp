// The window's commands on what is selected, and on the size of the map.
#include <utility>

#include <wx/clipbrd.h>
#include <wx/dataobj.h>
#include <wx/intl.h>
#include <wx/textdlg.h>

#include "editor/ui/dialogs/resize_dialog.h"
#include "editor/ui/dialogs/stamps_dialog.h"
#include "editor/ui/frame.h"
#include "editor/ui/toolkit/keys.h"
#include "editor/ui/toolkit/texts.h"
#include "editor/ui/toolkit/user_folders.h"

namespace chartroom::editor {
namespace {

constexpr std::size_t kLongestName = 60;

}  // namespace

void EditorFrame::bind_clipboard_commands() {
  const auto selected = [this] {
    return front_map() != nullptr && !map_page().canvas().selection().empty();
  };
  const auto can_copy = [selected] { return typed_into() != nullptr || selected(); };
  commands_.bind(
      "edit.copy",
      [this] {
        if (wxTextEntry* field = typed_into()) return field->Copy();
        copy(map_page().canvas().selection());
      },
      can_copy);
  commands_.bind(
      "edit.cut",
      [this] {
        if (wxTextEntry* field = typed_into()) return field->Cut();
        copy(map_page().canvas().selection());
        change_map(cleared(map_page().document().map(), map_page().canvas().selection()),
                   StepLabel::cut);
      },
      can_copy);
  commands_.bind("edit.paste", [this] {
    if (wxTextEntry* field = typed_into()) return field->Paste();
    if (front_map() != nullptr) paste(PasteQuadrants::leave);
  });
  commands_.bind("edit.paste_quadrants", [this] { paste(PasteQuadrants::bring); });
  commands_.bind(
      "edit.delete",
      [this] {
        change_map(cleared(map_page().document().map(), map_page().canvas().selection()),
                   StepLabel::cut);
      },
      selected);
  const auto turn = [&](const char* id, maps::Symmetry symmetry) {
    commands_.bind(
        id, [this, symmetry] { turn_selection(symmetry); }, selected);
  };
  turn("edit.turn_right", maps::Symmetry::quarter_turn);
  turn("edit.turn_left", maps::Symmetry::three_quarter_turn);
  turn("edit.flip_left_right", maps::Symmetry::left_right);
  turn("edit.flip_up_down", maps::Symmetry::up_down);
  const auto turn_all = [&](const char* id, maps::Symmetry symmetry) {
    commands_.bind(id, [this, symmetry] {
      change_map(turned(map_page().document().map(), symmetry), StepLabel::turn_map);
    });
  };
  turn_all("map.turn_right", maps::Symmetry::quarter_turn);
  turn_all("map.turn_left", maps::Symmetry::three_quarter_turn);
  turn_all("map.flip_left_right", maps::Symmetry::left_right);
  turn_all("map.flip_up_down", maps::Symmetry::up_down);
  commands_.bind("map.resize", [this] {
    ResizeDialog dialog(this, map_page().document().map());
    if (dialog.ShowModal() == wxID_OK) change_map(dialog.map(), StepLabel::resize_map);
  });
}

void EditorFrame::copy(const maps::PointSet& points) {
  const wxClipboardLocker lock;
  if (!lock) return;
  wxTheClipboard->SetData(
      new wxTextDataObject(to_wx(piece_text(copied(map_page().document().map(), points)))));
}

void EditorFrame::paste(PasteQuadrants quadrants) {
  wxTextDataObject text;
  {
    const wxClipboardLocker lock;
    if (!lock || !wxTheClipboard->GetData(text)) return;
  }
  const ParseResult<Piece> piece = parse_piece(from_wx(text.GetText()));
  if (!piece) {
    return front().notice().show(
        _("The clipboard holds no piece of a map. Select points, and copy them first."),
        wxICON_INFORMATION);
  }
  paste(*piece.value, quadrants);
}

void EditorFrame::paste(const Piece& piece, PasteQuadrants quadrants) {
  const maps::PointSet& selection = map_page().canvas().selection();
  const maps::Point at =
      map_page().canvas().cursor().value_or(selection.empty() ? maps::Point() : selection.first());
  const maps::Map& map = map_page().document().map();
  const maps::PointSet covered = footprint(piece, at, map.size);
  change_map(pasted(map, piece, at, quadrants), StepLabel::paste);
  map_page().canvas().select(covered);
}

void EditorFrame::turn_selection(maps::Symmetry symmetry) {
  Selected turned_part =
      turned(map_page().document().map(), map_page().canvas().selection(), symmetry);
  change_map(std::move(turned_part.map), StepLabel::turn_map);
  map_page().canvas().select(turned_part.selection);
}

void EditorFrame::bind_stamp_commands() {
  commands_.bind(
      "edit.keep_stamp", [this] { keep_stamp(); },
      [this] { return !map_page().canvas().selection().empty(); });
  commands_.bind("edit.paste_stamp", [this] { paste_stamp(); });
}

void EditorFrame::keep_stamp() {
  std::optional<std::vector<Stamp>> stamps = own_stamps();
  if (!stamps) return;
  const Piece piece = copied(map_page().document().map(), map_page().canvas().selection());
  wxTextEntryDialog dialog(this, _("A name for what is selected:"), _("Keep as Stamp"));
  dialog.SetMaxLength(kLongestName);
  if (dialog.ShowModal() != wxID_OK) return;
  const std::string name = from_wx(dialog.GetValue().Trim().Trim(false));
  if (name.empty()) return;
  std::erase_if(*stamps, [&](const Stamp& stamp) { return stamp.name == name; });
  stamps->insert(stamps->begin(), {name, piece});
  save_stamps(*stamps);
}

void EditorFrame::paste_stamp() {
  std::optional<std::vector<Stamp>> stamps = own_stamps();
  if (!stamps) return;
  if (stamps->empty()) {
    return front().notice().show(
        _("There is no stamp yet. Select points, and keep them as a stamp."), wxICON_INFORMATION);
  }
  StampsDialog dialog(this, std::move(*stamps));
  const bool paste_it = dialog.ShowModal() == wxID_OK;
  if (dialog.changed()) save_stamps(dialog.stamps());
  if (paste_it) paste(dialog.chosen(), PasteQuadrants::leave);
}

std::optional<std::vector<Stamp>> EditorFrame::own_stamps() {
  ParseResult<std::vector<Stamp>> stamps = load_stamps(stamps_file());
  if (!stamps) notice_->show_faults(stamps_file(), std::move(stamps.errors));
  return std::move(stamps.value);
}

void EditorFrame::save_stamps(const std::vector<Stamp>& stamps) {
  try {
    editor::save_stamps(stamps_file(), stamps);
  } catch (const FileException& failure) {
    front().notice().show(_("The stamp is not kept.") + " " + fault_text(failure.error()),
                          wxICON_ERROR);
  }
}

}  // namespace chartroom::editor
