// A page of a sheet, drawn by the sheets' own functions: as a picture of a window, or on a printer.
#pragma once

#include "exporters/documents/sheet_files.h"
#include "exporters/drawing/cairo_objects.h"
#include "maps/map.h"

namespace chartroom::editor {

class PagePicture {
 public:
  // Without a sheet: nothing is painted.
  void show(exporters::SheetPage page, const exporters::PrintSettings& settings);
  // The page as large as a window of this size, in logical pixels, has room for.
  void paint(cairo_t* cr, const maps::Map& map, int width, int height);

 private:
  // The page on a paper of that width and height, in pixels of the screen.
  exporters::SurfacePtr drawn(const maps::Map& map, int width, int height) const;

  exporters::SheetPage page_;
  exporters::PrintSettings settings_;
  exporters::SurfacePtr picture_;  // of what is shown, as large as it was last
  int picture_width_ = 0;
};

// Draws the page at true scale on a device of that density, in dots per inch. False where Cairo
// fails.
bool print_page(cairo_t* cr, const exporters::SheetPage& page, const maps::Map& map,
                const exporters::PrintSettings& settings, int across, int down);

}  // namespace chartroom::editor
