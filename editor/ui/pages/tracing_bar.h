// The bar above a map while the corners of its traced picture are moved.
#pragma once

#include <functional>

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/slider.h>

namespace chartroom::editor {

class TracingBar : public wxPanel {
 public:
  struct Events {
    std::function<void(double)> opacity;  // 0 to 1
    std::function<void()> done;
  };
  TracingBar(wxWindow* parent, Events events);

  // Shows or hides the bar.
  void show(bool shown, double opacity);

 private:
  wxSlider* opacity_;
};

}  // namespace chartroom::editor
