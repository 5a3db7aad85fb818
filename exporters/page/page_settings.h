// The medium of a page, and the place of the trimmed page on it.
#pragma once

#include <cairo.h>

#include <string>

#include "exporters/drawing/geometry.h"
#include "exporters/page/calibration.h"
#include "exporters/page/paper.h"

namespace chartroom::exporters {

// The largest bleed of a page, in millimeters.
inline constexpr double kMostBleed = 20;

// The settings of printed pages.
struct PageSettings {
  Paper paper = Paper::a4;
  double bleed = 0;           // millimeters; 0: no bleed and no crop marks
  PrinterScale printer = {};  // the printer's scale, which the pages correct
  bool portrait = false;
  std::string printer_name = {};  // that printer's name
  bool pdf_x4 = false;            // a PDF for print shops
  bool greys = false;             // a PDF for one plate, black
  bool layers = false;            // an SVG for a cutting plotter
};

// Boxes of a page in millimeters from the medium's top left. Without bleed all equal the paper.
struct PageBoxes {
  Mm media;
  MmRect trim;
  MmRect bleed;
};

// Returns the boxes of a page. With a bleed the medium is larger: the ground extends past the
// trimmed edges, and crop marks lie outside it.
PageBoxes page_boxes(const PageSettings& page);

// Returns the width and height of the paper in its orientation.
Mm paper_size(const PageSettings& page);
// Returns the paper's frame in its orientation.
Mm frame_size(const PageSettings& page);
// Returns the printer's factors across and down the page. They are measured in landscape.
Ratio paper_scale(const PageSettings& page);

// Draws the crop marks of a page with a bleed.
void draw_crop_marks(cairo_t* cr, const PageBoxes& boxes);

}  // namespace chartroom::exporters
