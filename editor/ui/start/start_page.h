// What the window shows when nothing was asked for: a new map, and, as pictures, what was worked on
// last and what comes with the program.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/panel.h>

#include "editor/model/documents/map_document.h"

namespace chartroom::editor {

class NewMapForm;

class StartPage : public wxPanel {
 public:
  struct Choices {
    std::function<void(const std::string& path)> open;
    std::function<void(MapDocument)> begin;  // a new map
    std::function<void()> ask_open;
    std::function<void()> learn;
    std::function<void()> leave;  // for what lies behind
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
  wxSizer* make_new_map();
  wxSizer* make_buttons();
  wxButton* make_button(const wxString& label, std::function<void()> press);
  void add_recent(const std::string& path);
  void add_shipped();
  void add(Row row, const maps::Map* picture, const wxString& name, const wxString& origin);
  void take(int row);

  Choices choices_;
  NewMapForm* form_ = nullptr;
  wxDataViewListCtrl* list_ = nullptr;
  wxButton* take_ = nullptr;  // the chosen row
  std::vector<Row> rows_;
};

}  // namespace chartroom::editor
