// A page of a sheet, drawn by the sheets' own functions: as a picture of a window, or on a printer.
#pragma once

#include <functional>

#include "exporters/documents/sheet_files.h"
#include "exporters/drawing/cairo_objects.h"
#include "exporters/page/page_settings.h"
#include "maps/map.h"

namespace chartroom::editor {

// A page of maps or decks, as its file will show it.
struct ShownPage {
  exporters::Mm size;  // of the medium
  bool greys = false;
  bool layers = false;
  // Draws it in millimetres from the top left of the medium; nothing: there is no page.
  std::function<void(const exporters::Canvas&)> draw = nullptr;
};

// The page of a map's sheet. The map must outlive it.
ShownPage shown_page(const maps::Map& map, const exporters::SheetPage& page,
                     const exporters::PrintSettings& settings);

class PagePicture {
 public:
  void show(ShownPage page);
  // The page as large as a window of this size, in logical pixels, has room for.
  void paint(cairo_t* cr, int width, int height);

 private:
  // The page on a paper of that width and height, in pixels of the screen.
  exporters::SurfacePtr drawn(int width, int height) const;

  ShownPage page_;
  exporters::SurfacePtr picture_;  // of what is shown, as large as it was last
  int picture_width_ = 0;
};

// Draws the page at true scale on a device of that density, in dots per inch. False where Cairo
// fails.
bool print_page(cairo_t* cr, const exporters::SheetPage& page, const maps::Map& map,
                const exporters::PrintSettings& settings, int across, int down);

}  // namespace chartroom::editor
