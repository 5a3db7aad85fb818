// Lays out a window's content, and bars over its edge, so that nothing moves when a bar opens.
#pragma once

#include <functional>

#include <wx/sizer.h>
#include <wx/window.h>

namespace chartroom::editor {

class FloatingSizer : public wxSizer {
 public:
  // `area` returns the part of the window, in its coordinates, whose edge the bars cover.
  FloatingSizer(wxSizer* content, std::function<wxRect()> area);

  // Adds a child of the window. The first one is nearest to the edge.
  void float_bar(wxWindow* bar);
  // Puts the bars at the lower edge, which is usual, or at the upper one.
  void set_upper(bool upper);
  // Keeps this height above the lower edge free, which other bars cover.
  void keep_free(int height);
  // Calls `placed` with the height that the bars cover whenever they are laid out.
  void when_placed(std::function<void(int)> placed) { placed_ = std::move(placed); }
  // Lays the bars out anew, as the area has changed.
  void place_bars();

  wxSize CalcMin() override;
  void RepositionChildren(const wxSize& least) override;

 private:
  std::function<wxRect()> area_;
  std::function<void(int)> placed_ = [](int) {};
  bool upper_ = false;
  int free_ = 0;
};

}  // namespace chartroom::editor
