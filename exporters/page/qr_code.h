// QR codes.
#pragma once

#include <cairo.h>

#include <string>

#include "exporters/drawing/colour.h"
#include "exporters/drawing/geometry.h"

namespace chartroom::exporters {

// Draws a text as a QR code (error correction of 15%) that fills the square, which needs at least
// four modules of light space around it. Draws nothing if the text is too long.
void draw_qr_code(cairo_t* cr, const std::string& text, Mm corner, double side, Colour ink);

}  // namespace chartroom::exporters
