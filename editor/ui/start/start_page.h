// The page that the window shows if no file is opened: a form for a new map, and a list with
// pictures of recent and shipped maps.
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
    std::function<void()> leave;  // closes the page
  };
  StartPage(wxWindow* parent, Choices choices);

  // Lists these files above the shipped maps and packs.
  void show(const std::vector<std::string>& recent);
  void focus_list() { list_->SetFocus(); }

 private:
  struct Row {
    std::string path;
    std::optional<maps::Map> map;  // a shipped map, which opens as a copy
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
  wxButton* take_ = nullptr;  // opens the chosen row
  std::vector<Row> rows_;
};

}  // namespace chartroom::editor
