// The dialog that generates maps and lists them. It can stay open beside the board.
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
    std::function<void(const maps::Map& map)> open;      // opens a map in a tab
    std::function<void(const std::string& path)> saved;  // called with the new pack.json
  };
  GenerateDialog(wxWindow* parent, Events events);

  // Shows and raises the dialog, and focuses the form.
  void come();
  // Takes over another dialog's form, running search and found maps.
  void take_over(GenerateDialog& other);
  // Returns the number of found maps if a pack lacks any of them, else 0.
  unsigned unsaved() const;
  // Asks for a folder and saves all found maps there as a pack. Returns true if they are saved.
  bool save_all();

 private:
  wxSizer* make_found();
  wxSizer* make_buttons();
  void search();
  void open_chosen();
  void say(const wxString& news);
  void hear_news();  // called in the background
  void show_news();
  void add_row(const generate::Found& found);
  void update_buttons();

  Events events_;
  SearchState shown_;
  std::size_t saved_ = 0;  // the number of found maps in the saved pack
  MapPictures pictures_;
  GenerateForm* form_ = nullptr;
  wxDataViewListCtrl* list_ = nullptr;
  wxStaticText* news_ = nullptr;
  wxGauge* progress_ = nullptr;
  wxButton* search_ = nullptr;
  wxButton* stop_ = nullptr;
  wxButton* open_map_ = nullptr;
  wxButton* save_all_ = nullptr;
  std::unique_ptr<LiveSearch> live_;  // the last member: its news uses all others
};

}  // namespace chartroom::editor
