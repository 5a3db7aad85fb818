// Drawings as bytes of PDF, SVG and PNG: what all files that Cairo writes have in common.
#pragma once

#include <cairo.h>

#include <functional>
#include <string>

#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/canvas.h"
#include "exporters/drawing/colour.h"
#include "exporters/drawing/geometry.h"

namespace chartroom::exporters {

// What cannot be drawn (memory, fonts) is thrown as a FileException with the `name` of what was
// drawn: by all functions here, and by these two when Cairo is not content, or not at the end of a
// surface.
void expect_success(cairo_status_t status, const std::string& name);
void finish(cairo_t* cr, cairo_surface_t* surface, const std::string& name);

// Ids of SVG surfaces come from a counter of the process; numbered by their first appearance the
// order in which drawings are made does not matter.
std::string with_own_ids(const std::string& svg);

// An SVG of that size in millimetres, which are its user space.
std::string svg_bytes(const std::string& name, Mm size,
                      const std::function<void(const Canvas&)>& draw);

// How Cairo's SVG names an opaque colour.
std::string svg_colour(Colour colour);

// A PNG of that size in millimetres on white, at so many dots an inch; and an image as it is.
std::string png_bytes(const std::string& name, Mm size, int dots_per_inch,
                      const std::function<void(const Canvas&)>& draw);
std::string png_of(cairo_surface_t* image, const std::string& name);

// The moment of SOURCE_DATE_EPOCH as "2026-11-22T15:00:00Z"; "" where that is unset or no number.
std::string source_date();

// What the metadata of a PDF say; empty ones are left out. The date is that of SOURCE_DATE_EPOCH,
// and none where that is unset.
struct PdfTitle {
  std::string title;
  std::string author;
  std::string subject;
};

// A PDF in the making, into `bytes`, with pages of that size in millimetres.
SurfacePtr pdf_surface(std::string& bytes, Mm size, const PdfTitle& title);

// A PDF of pages of that size; `draw` draws them in millimetres and ends each with cairo_show_page.
std::string pdf_bytes(const std::string& name, const std::string& title, Mm size,
                      const std::function<void(const Canvas&)>& draw);

// Writes the bytes to a file of that name in the folder, which is made where it is missing. The
// path. Throws FileException.
std::string write_into(const std::string& folder, const std::string& name,
                       const std::string& bytes);

}  // namespace chartroom::exporters
