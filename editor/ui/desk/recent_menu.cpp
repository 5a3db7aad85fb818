#include "editor/ui/desk/recent_menu.h"

#include <cstddef>
#include <utility>

#include <wx/filename.h>
#include <wx/intl.h>

#include "editor/ui/toolkit/command_set.h"
#include "editor/ui/toolkit/editor_folders.h"
#include "editor/ui/toolkit/ids.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {

RecentMenu::RecentMenu() : files_(RecentFiles::load(recent_file())) {}

void RecentMenu::build(wxFrame& frame, Open open) {
  wxMenu* menu = nullptr;
  const int before = window_id("file.open_pack");
  frame.GetMenuBar()->FindItem(before, &menu);
  std::size_t place = 0;
  menu->FindChildItem(before, &place);
  menu_ = new wxMenu;
  menu->Insert(place + 1, wxID_ANY, _("Open Recent"), menu_);
  frame.Bind(
      wxEVT_MENU,
      [this, open = std::move(open)](wxCommandEvent& event) {
        const std::string path =
            files_.paths().at(static_cast<std::size_t>(event.GetId() - kIdRecent));
        open(path);
      },
      kIdRecent, kIdRecent + static_cast<int>(RecentFiles::kMost) - 1);
  show();
}

void RecentMenu::add(const std::string& path) {
  files_.add(path);
  save();
}

void RecentMenu::remove(const std::string& path) {
  files_.remove(path);
  save();
}

void RecentMenu::save() {
  show();
  try {
    files_.save(recent_file());
  } catch (const FileException&) {
    // A lost list must not stop work on documents.
  }
}

void RecentMenu::show() {
  while (menu_->GetMenuItemCount() > 0) menu_->Destroy(menu_->FindItemByPosition(0));
  int id = kIdRecent;
  for (const std::string& path : files_.paths()) {
    const wxFileName name(path_to_wx(path));
    menu_->Append(id++, wxControl::EscapeMnemonics(name.GetFullName()), name.GetPath());
  }
  if (id == kIdRecent) menu_->Append(id, _("None yet"))->Enable(false);
}

}  // namespace chartroom::editor
