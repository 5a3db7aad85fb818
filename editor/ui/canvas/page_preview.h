// A page as it will be printed, drawn by the sheets' own functions.
#pragma once

#include <optional>

#include "editor/ui/toolkit/painted_window.h"
#include "exporters/documents/sheet_files.h"
#include "exporters/page/cairo_objects.h"

namespace chartroom::editor {

class PagePreview : public PaintedWindow {
 public:
  // The map must outlive the window.
  PagePreview(wxWindow* parent, const maps::Map& map, const wxSize& size);

  void show(exporters::SheetPage page, const exporters::PrintSettings& settings);
  void show_nothing();

 private:
  void paint(cairo_t* cr) override;
  // The page on a paper of that width and height, in pixels of the screen.
  exporters::SurfacePtr drawn(int width, int height) const;

  const maps::Map& map_;
  exporters::SheetPage page_;  // without a sheet: nothing
  exporters::PrintSettings settings_;
  exporters::SurfacePtr picture_;  // of what is shown, as large as it was last
  int picture_width_ = 0;
};

}  // namespace chartroom::editor
