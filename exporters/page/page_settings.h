// What a page is printed on, and where the trimmed page lies on it.
#pragma once

#include <cairo.h>

#include <string>

#include "exporters/drawing/geometry.h"
#include "exporters/page/calibration.h"
#include "exporters/page/paper.h"

namespace chartroom::exporters {

// What runs over the edge of a page at most, in millimetres.
inline constexpr double kMostBleed = 20;

// The paper that pages are printed on.
struct PageSettings {
  Paper paper = Paper::a4;
  double bleed = 0;           // millimetres; 0: no bleed and no crop marks
  PrinterScale printer = {};  // what the printer does to lengths, and the pages make up for
  bool portrait = false;
  std::string printer_name = {};  // of the one that the pages make up for
  bool pdf_x4 = false;            // a PDF as print shops ask for it
  bool greys = false;             // a PDF for one plate, black
  bool layers = false;            // an SVG for a cutting plotter
};

// Boxes of a page in millimetres from the top left of the medium. Without bleed all are the paper.
struct PageBoxes {
  Mm media;
  MmRect trim;
  MmRect bleed;
};

// With a bleed the medium is larger: the ground runs that far over the trimmed edges, and crop
// marks stand outside it.
PageBoxes page_boxes(const PageSettings& page);

// Width and height of the paper, as it lies.
Mm paper_size(const PageSettings& page);
// The paper's frame, as the paper lies.
Mm frame_size(const PageSettings& page);
// What the printer makes of a millimetre across and down the page, on paper. Printers are measured
// on a page in landscape.
Ratio paper_scale(const PageSettings& page);

// The marks along which a page with a bleed is trimmed.
void draw_crop_marks(cairo_t* cr, const PageBoxes& boxes);

}  // namespace chartroom::exporters
