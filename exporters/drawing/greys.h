// Colours as greys that are as light.
#pragma once

#include <cairo.h>

namespace chartroom::exporters {

// The grey, from 0 to 1, of a colour of sRGB.
double grey_of(double red, double green, double blue);

// Turns an opaque image (CAIRO_FORMAT_RGB24) grey.
void turn_grey(cairo_surface_t* image);

}  // namespace chartroom::exporters
