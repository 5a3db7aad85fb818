// A window that shows a page as it will be printed.
#pragma once

#include "editor/ui/canvas/page_picture.h"
#include "editor/ui/toolkit/painted_window.h"

namespace chartroom::editor {

class PagePreview : public PaintedWindow {
 public:
  PagePreview(wxWindow* parent, const wxSize& size);

  // What the page draws must outlive the window, or the next page that is shown.
  void show(ShownPage page);
  void show_nothing();

 private:
  void paint(cairo_t* cr) override;

  PagePicture picture_;
};

}  // namespace chartroom::editor
