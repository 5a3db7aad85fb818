// Two maps side by side, with the points lit at which they differ, and what can be done about it.
#pragma once

#include <functional>
#include <vector>

#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/ui/notice_bar.h"
#include "maps/map.h"

namespace chartroom {

class BoardThumb;

class CompareBar : public wxPanel {
 public:
  struct Side {
    wxString name;
    Map map;
  };

  // `dismissed` is called when the bar has gone.
  CompareBar(wxWindow* parent, std::function<void()> dismissed);

  // Says what happened, shows both maps, and offers the choices and "Later"; the bar goes away
  // first. Where the user has asked, "Later" gets the focus: it does no harm.
  enum class Asked : std::uint8_t { no, yes };
  void show(const wxString& text, const Side& before, const Side& after,
            std::vector<NoticeBar::Choice> choices, Asked asked);
  void dismiss();

 private:
  wxWindow* add_button(const wxString& label, std::function<void()> press);

  std::function<void()> dismissed_;
  wxStaticText* text_;
  wxStaticText* names_[2];
  BoardThumb* boards_[2];
  wxBoxSizer* buttons_;
};

}  // namespace chartroom
