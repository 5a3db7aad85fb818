// The dialog that changes the shortcuts of commands and shows conflicts.
#pragma once

#include <string>
#include <vector>

#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/dialog.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/model/commands/command.h"
#include "editor/model/commands/shortcut.h"

namespace chartroom::editor {

class ShortcutsDialog : public wxDialog {
 public:
  ShortcutsDialog(wxWindow* parent, std::vector<const Command*> commands, Shortcuts shortcuts);
  // Returns the changed shortcuts, after wxID_OK.
  const Shortcuts& shortcuts() const { return shortcuts_; }

 private:
  const Command* chosen() const;
  void on_key(wxKeyEvent& event);
  void set(const std::optional<std::string>& keys);
  void show_keys();
  void show_chosen();

  std::vector<const Command*> commands_;
  Shortcuts shortcuts_;
  wxDataViewListCtrl* list_;
  wxTextCtrl* keys_;
  wxStaticText* conflict_;
};

}  // namespace chartroom::editor
