// Colors as grays of equal lightness.
#pragma once

#include <cairo.h>

namespace chartroom::exporters {

// Returns the gray, from 0 to 1, of an sRGB color.
double grey_of(double red, double green, double blue);

// Turns an opaque image (CAIRO_FORMAT_RGB24) gray.
void turn_grey(cairo_surface_t* image);

}  // namespace chartroom::exporters
