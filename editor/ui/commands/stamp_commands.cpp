// Stamps: pieces of maps that the user keeps.
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <wx/intl.h>
#include <wx/textdlg.h>

#include "editor/model/stamps.h"
#include "editor/ui/commands/commands.h"
#include "editor/ui/dialogs/stamps_dialog.h"
#include "editor/ui/toolkit/editor_folders.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

constexpr std::size_t kLongestName = 60;

std::optional<std::vector<Stamp>> own_stamps(Workbench& at) {
  ParseResult<std::vector<Stamp>> stamps = load_stamps(stamps_file());
  if (!stamps) at.notice->show_faults(stamps_file(), std::move(stamps.errors));
  return std::move(stamps.value);
}

void save_stamps(Workbench& at, const std::vector<Stamp>& stamps) {
  try {
    editor::save_stamps(stamps_file(), stamps);
  } catch (const FileException& failure) {
    at.front().notice().show(_("Couldn't save the stamp.") + " " + fault_text(failure.error()),
                             wxICON_ERROR);
  }
}

void keep_stamp(Workbench& at) {
  std::optional<std::vector<Stamp>> stamps = own_stamps(at);
  if (!stamps) return;
  const Piece piece = copied(at.map(), at.board().selection());
  wxTextEntryDialog dialog(&at.window, _("Name of the stamp:"), _("Save as Stamp"));
  dialog.SetMaxLength(kLongestName);
  if (dialog.ShowModal() != wxID_OK) return;
  const std::string name = from_wx(dialog.GetValue().Trim().Trim(false));
  if (name.empty()) return;
  std::erase_if(*stamps, [&](const Stamp& stamp) { return stamp.name == name; });
  stamps->insert(stamps->begin(), {name, piece});
  save_stamps(at, *stamps);
}

void paste_stamp(Workbench& at) {
  std::optional<std::vector<Stamp>> stamps = own_stamps(at);
  if (!stamps) return;
  if (stamps->empty()) {
    return at.front().notice().show(
        _("There are no stamps yet. Select points, then choose Edit > Save as Stamp."),
        wxICON_INFORMATION);
  }
  StampsDialog dialog(&at.window, std::move(*stamps));
  const bool paste_it = dialog.ShowModal() == wxID_OK;
  if (dialog.changed()) save_stamps(at, dialog.stamps());
  if (paste_it) paste(at, dialog.chosen(), PasteQuadrants::leave);
}

}  // namespace

void bind_stamp_commands(Workbench& at) {
  at.commands.bind(
      "edit.keep_stamp", [&at] { keep_stamp(at); },
      [&at] { return !at.board().selection().empty(); });
  at.commands.bind("edit.paste_stamp", [&at] { paste_stamp(at); });
}

}  // namespace chartroom::editor
