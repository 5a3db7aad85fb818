// Broken ice and rock: land as a mesh of flat faces.
#pragma once

#include <cairo.h>

#include "exporters/board/theme.h"
#include "exporters/drawing/noise.h"
#include "exporters/drawing/outlines.h"

namespace chartroom::exporters {

// Fills the box with facets that are lit from the upper left, according to the heights. The caller
// clips to the land.
void draw_facets(cairo_t* cr, const HeightField& heights, UserBox box, const BoardColours& colours,
                 const Noise& noise);

}  // namespace chartroom::exporters
