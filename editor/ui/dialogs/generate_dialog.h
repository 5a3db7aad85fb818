// New maps on request: what is asked for, and the maps that have been found so far. It stays open
// beside the board, and looks for more meanwhile.
#pragma once

#include <functional>
#include <memory>

#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/dialog.h>
#include <wx/gauge.h>
#include <wx/stattext.h>

#include "editor/model/generate/live_search.h"
#include "editor/ui/canvas/map_bitmap.h"

namespace chartroom::editor {

class GenerateForm;

class GenerateDialog : public wxDialog {
 public:
  struct Events {
    std::function<void(const maps::Map& map)> open;      // a map is to be shown in a tab
    std::function<void(const std::string& path)> saved;  // all of them are in this pack
  };
  GenerateDialog(wxWindow* parent, Events events);

  // Brings it into sight, and the focus to what is asked for.
  void come();
  // Goes on with what another asks for and has found, which goes.
  void take_over(GenerateDialog& other);
  // How many maps would be lost.
  unsigned unsaved() const;
  // Asks where. Whether they are all in a pack then.
  bool save_all();

 private:
  wxSizer* make_found();
  wxSizer* make_buttons();
  void search();
  void open_chosen();
  void say(const wxString& news);
  void hear_news();  // in the background
  void show_news();
  void add_row(const generate::Found& found);
  void update_buttons();

  Events events_;
  SearchState shown_;
  std::size_t saved_ = 0;  // so many of those found are in a pack
  MapPictures pictures_;
  GenerateForm* form_ = nullptr;
  wxDataViewListCtrl* list_ = nullptr;
  wxStaticText* news_ = nullptr;
  wxGauge* progress_ = nullptr;
  wxButton* search_ = nullptr;
  wxButton* stop_ = nullptr;
  wxButton* open_map_ = nullptr;
  wxButton* save_all_ = nullptr;
  std::unique_ptr<LiveSearch> live_;  // the last member: its news need all others
};

}  // namespace chartroom::editor
