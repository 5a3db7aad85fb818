// A window that shows a page as it will be printed.
#pragma once

#include "editor/ui/canvas/page_picture.h"
#include "editor/ui/toolkit/painted_window.h"

namespace chartroom::editor {

class PagePreview : public PaintedWindow {
 public:
  // The map must outlive the window.
  PagePreview(wxWindow* parent, const maps::Map& map, const wxSize& size);

  void show(exporters::SheetPage page, const exporters::PrintSettings& settings);
  void show_nothing();

 private:
  void paint(cairo_t* cr) override;

  const maps::Map& map_;
  PagePicture picture_;
};

}  // namespace chartroom::editor
