// Shapes that several drawings are made of.
#pragma once

#include <cairo.h>

#include "exporters/drawing/colour.h"
#include "exporters/drawing/geometry.h"

namespace chartroom::exporters {

// These add a part of its own to the path.
void add_disc(cairo_t* cr, UserPoint middle, double radius);
void add_round_rectangle(cairo_t* cr, MmRect box, double radius);

void fill_box(cairo_t* cr, MmRect box, Colour colour);
void fill_disc(cairo_t* cr, UserPoint middle, double radius, Colour colour);

// Whether something drawn in the box may be seen: a drawing clipped to a part of the board passes
// over what lies elsewhere.
bool may_be_seen(cairo_t* cr, UserBox box);

}  // namespace chartroom::exporters
