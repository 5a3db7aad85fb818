// A window that shows a page as it prints.
#pragma once

#include "editor/ui/canvas/page_picture.h"
#include "editor/ui/toolkit/painted_window.h"

namespace chartroom::editor {

class PagePreview : public PaintedWindow {
 public:
  PagePreview(wxWindow* parent, const wxSize& size);

  // Shows a page, whose map or deck must outlive it.
  void show(ShownPage page);
  void show_nothing();

 private:
  void paint(cairo_t* cr) override;

  PagePicture picture_;
};

}  // namespace chartroom::editor
