// The bar that shows what would be done to the map before it is done: what mends a finding, or was
// suggested.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "maps/map.h"

namespace chartroom::editor {

// There may be several ways to choose from. Enter does what is shown, Escape drops it.
class MendBar : public wxPanel {
 public:
  struct Way {
    wxString label;
    wxString outcome;
    maps::Map map;  // afterwards
  };
  struct Events {
    std::function<void(const maps::Map&)> look;   // this is what would be
    std::function<void(const maps::Map&)> apply;  // and is to be; the bar has gone
    std::function<void()> drop;                   // nothing is to be for now
  };
  MendBar(wxWindow* parent, Events events);

  // Ways to change this map; there is one at least. The focus stays where it is.
  void offer(const wxString& question, const maps::Map& map, std::vector<Way> ways);
  void take_focus();
  // Whether there is something that undo may bring back at least.
  bool offers() const { return map_.has_value(); }
  // The offer can be taken while the map is the one that it was made for, whatever it is called,
  // and again after undo, as of what was taken of it. The bar stays: what a search has found is not
  // thrown away, and the board does not move under a stroke.
  void heed(const maps::Map& map);
  void drop();
  void drop_what_is_outdated();

 private:
  void look();
  void set_current(bool current);
  // The map is called otherwise, and will be so after each way, too.
  void take_texts_of(const maps::Map& map);
  void tell(const wxString& text);
  void apply();
  void come();
  // Without the focus in a bar that nobody sees.
  void go();
  void forget();

  Events events_;
  std::vector<Way> offered_;
  std::optional<maps::Map> map_;
  std::optional<maps::Map> taken_;  // what it was made; the bar is hidden as long as it is that
  bool current_ = true;             // the map is that one still
  wxStaticText* title_;
  wxChoice* ways_;
  wxStaticText* text_;
  wxButton* apply_;
};

}  // namespace chartroom::editor
