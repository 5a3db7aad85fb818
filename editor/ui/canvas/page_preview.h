// A page as it will be printed, drawn by the sheets' own functions.
#pragma once

#include <optional>

#include "editor/ui/toolkit/painted_window.h"
#include "exporters/page/cairo_objects.h"
#include "exporters/documents/sheet_files.h"

namespace chartroom {

class PagePreview : public PaintedWindow {
 public:
  // The map must outlive the window.
  PagePreview(wxWindow* parent, const Map& map, const wxSize& size);

  void show(SheetPage page, const PrintSettings& settings);
  void show_nothing();

 private:
  void paint(cairo_t* cr) override;
  // The page on a paper of that width and height, in pixels of the screen.
  SurfacePtr drawn(int width, int height) const;

  const Map& map_;
  SheetPage page_;  // without a sheet: nothing
  PrintSettings settings_;
  SurfacePtr picture_;  // of what is shown, as large as it was last
  int picture_width_ = 0;
};

}  // namespace chartroom
