// Shapes that several drawings are made of.
#pragma once

#include <cairo.h>

#include "exporters/drawing/colour.h"
#include "exporters/drawing/geometry.h"

namespace chartroom::exporters {

// Add a separate part to the path.
void add_disc(cairo_t* cr, UserPoint middle, double radius);
void add_round_rectangle(cairo_t* cr, MmRect box, double radius);

void fill_box(cairo_t* cr, MmRect box, Colour colour);
void fill_disc(cairo_t* cr, UserPoint middle, double radius, Colour colour);

// True if a drawing in the box may be visible. Drawings that are clipped to a part of the board
// skip everything else.
bool may_be_seen(cairo_t* cr, UserBox box);

}  // namespace chartroom::exporters
