// The bar that offers changes of the map and previews them: fixes of a finding, or suggestions.
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

// Offers one or more changes. Enter applies the chosen one, Escape drops the offer.
class FixBar : public wxPanel {
 public:
  struct Option {
    wxString label;
    wxString outcome;
    maps::Map map;  // after the change
  };
  struct Events {
    std::function<void(const maps::Map&)> look;   // previews the map after the chosen change
    std::function<void(const maps::Map&)> apply;  // makes the change; the bar is hidden
    std::function<void()> drop;  // ends the preview and takes the focus off the bar
  };
  FixBar(wxWindow* parent, Events events);

  // Offers one or more changes of this map. The focus stays where it is.
  void offer(const wxString& question, const maps::Map& map, std::vector<Option> options);
  void take_focus();
  // True if there is an offer, also a hidden one that undo may bring back.
  bool offers() const { return map_.has_value(); }
  // Call after each change of the map. The offer is open while the map is unchanged but for its
  // texts and theme, and again after undo, also of the offer itself. After other changes the bar
  // stays, disabled: a search's results are kept, and the board does not move during a stroke.
  void follow(const maps::Map& map);
  void drop();
  void drop_outdated();

 private:
  void look();
  void set_current(bool current);
  // Copies the map's changed texts and theme to the offered maps.
  void take_texts_of(const maps::Map& map);
  void tell(const wxString& text);
  void apply();
  void come();
  void go();
  void forget();

  Events events_;
  std::vector<Option> offered_;
  std::optional<maps::Map> map_;
  std::optional<maps::Map> taken_;  // the map after an applied change; the bar is hidden meanwhile
  bool current_ = true;             // the map is still map_
  wxStaticText* title_;
  wxChoice* options_;
  wxStaticText* text_;
  wxButton* apply_;
};

}  // namespace chartroom::editor
