// The bar above a map while mouse and keys go to its traced picture.
#pragma once

#include <functional>
#include <vector>

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/slider.h>
#include <wx/stattext.h>

#include "editor/model/tracing/tracing_work.h"

namespace chartroom::editor {

// "Click A1 in the picture (1 of 4), …"
wxString describe_next(const TracingWork& work);

// Asks for the four points one by one; has a slider for the opacity while corners are dragged.
class TracingBar : public wxPanel {
 public:
  struct Events {
    std::function<void(double)> opacity;  // 0 to 1
    std::function<void(TracingWork::Mode)> work;
    std::function<void()> take_back;
  };
  TracingBar(wxWindow* parent, Events events);

  // Says what to do next; the bar hides if there is nothing to do.
  void show(const TracingWork& work);

 private:
  void add_controls(Events events);
  wxButton* add_button(const wxString& label, std::function<void()> press);

  wxStaticText* text_;
  wxSlider* opacity_ = nullptr;
  wxSizer* row_;  // the row of controls
  std::vector<wxWindow*> of_corners_;
  std::vector<wxWindow*> of_points_;
  wxButton* take_back_ = nullptr;
};

}  // namespace chartroom::editor
