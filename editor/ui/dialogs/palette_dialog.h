// The dialog that finds a command by a few letters of its name and runs it.
#pragma once

#include <string>
#include <vector>

#include <wx/dataview.h>
#include <wx/dialog.h>
#include <wx/textctrl.h>

#include "editor/ui/toolkit/command_set.h"

namespace chartroom::editor {

class PaletteDialog : public wxDialog {
 public:
  PaletteDialog(wxWindow* parent, const CommandSet& commands);
  // Returns the command's id, after wxID_OK.
  const std::string& chosen() const { return chosen_; }

 private:
  void search();
  void on_key(wxKeyEvent& event);
  void choose();

  const CommandSet& set_;
  std::vector<const Command*> commands_;
  std::vector<std::string> texts_;  // the searched text of each command
  std::vector<std::size_t> found_;
  wxTextCtrl* query_;
  wxDataViewListCtrl* list_;
  std::string chosen_;
};

}  // namespace chartroom::editor
