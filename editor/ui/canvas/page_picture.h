// A page of a sheet, drawn by the exporters as a picture in a window or on a printer.
#pragma once

#include <functional>

#include "exporters/documents/sheet_files.h"
#include "exporters/drawing/cairo_objects.h"
#include "exporters/page/page_settings.h"
#include "maps/map.h"

namespace chartroom::editor {

// A page of a map or deck as it looks in its file.
struct ShownPage {
  exporters::Mm size;  // the size of the paper
  bool greys = false;
  bool layers = false;
  // Draws the page in millimeters from the paper's top left corner; null if there is no page.
  std::function<void(const exporters::Canvas&)> draw = nullptr;
};

// Returns a page of a map's sheet. The map must outlive the page.
ShownPage shown_page(const maps::Map& map, const exporters::SheetPage& page,
                     const exporters::PrintSettings& settings);

class PagePicture {
 public:
  void show(ShownPage page);
  // Paints the page as large as a window of this size, in logical pixels, allows.
  void paint(cairo_t* cr, int width, int height);

 private:
  // Draws the page on paper of that width and height, in pixels of the screen.
  exporters::SurfacePtr drawn(int width, int height) const;

  ShownPage page_;
  exporters::SurfacePtr picture_;  // of the page, in its last size
  int picture_width_ = 0;
};

// Draws the page at true scale on a device with this density, in dots per inch. False if Cairo
// fails.
bool print_page(cairo_t* cr, const exporters::SheetPage& page, const maps::Map& map,
                const exporters::PrintSettings& settings, int across, int down);

}  // namespace chartroom::editor
