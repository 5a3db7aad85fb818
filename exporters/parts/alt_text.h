// Words for pictures, for those who cannot see them.
#pragma once

#include <cairo.h>

#include <string>
#include <vector>

#include "exporters/page/cairo_objects.h"
#include "exporters/sheets/sheet.h"

namespace chartroom::exporters {

// From now on the list takes the words of all figures that are drawn with this cairo_t, in order;
// nullptr: no longer. It must live as long.
void keep_figure_words(cairo_t* cr, std::vector<std::string>* words);

// A picture in the structure of a tagged document.
class FigureScope {
 public:
  FigureScope(cairo_t* cr, std::string words);

 private:
  TagScope tag_;
};

// The board in words: size, islands, quadrants, and the map's special rules.
std::string board_words(const SheetContext& context);

}  // namespace chartroom::exporters
