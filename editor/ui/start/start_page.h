// What the window shows when nothing was asked for: what was worked on last, and what comes with
// the program, as pictures.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <wx/dataview.h>
#include <wx/panel.h>

#include "maps/map.h"

namespace chartroom::editor {

class StartPage : public wxPanel {
 public:
  struct Choices {
    std::function<void(const std::string& path)> open;
    std::function<void(const maps::Map&)> copy;  // a map of its own with this one's content
    std::function<void()> ask_new;               // asks for size and what to begin with
    std::function<void()> ask_open;
    std::function<void()> learn;
    std::function<void()> leave;  // for the blank sea that lies behind
  };
  StartPage(wxWindow* parent, Choices choices);

  // Shows these files above all that comes with the program.
  void show(const std::vector<std::string>& recent);
  void focus_list() { list_->SetFocus(); }

 private:
  struct Row {
    std::string path;
    std::optional<maps::Map> map;  // of those that are copied, not opened
  };
  void add_buttons(wxSizer& sizer);
  void add_recent(const std::string& path);
  void add_shipped();
  void add(Row row, const maps::Map* picture, const wxString& name, const wxString& origin);
  void take(int row);

  Choices choices_;
  wxDataViewListCtrl* list_;
  std::vector<Row> rows_;
};

}  // namespace chartroom::editor
