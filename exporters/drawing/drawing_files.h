// Drawings as bytes of PDF, SVG and PNG: the common base of all files that Cairo writes.
#pragma once

#include <cairo.h>

#include <functional>
#include <string>

#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/canvas.h"
#include "exporters/drawing/colour.h"
#include "exporters/drawing/geometry.h"

namespace chartroom::exporters {

// All functions here throw failed drawings (memory, fonts) as a FileException with the drawing's
// `name`. These two throw if Cairo reports an error, now or at the end of a surface.
void expect_success(cairo_status_t status, const std::string& name);
void finish(cairo_t* cr, cairo_surface_t* surface, const std::string& name);

// Numbers the ids of an SVG by their first appearance. Cairo takes them from a counter of the
// process, so they depend on earlier drawings.
std::string with_own_ids(const std::string& svg);

// Returns an SVG of that size; the user space is in millimeters.
std::string svg_bytes(const std::string& name, Mm size,
                      const std::function<void(const Canvas&)>& draw);

// Returns Cairo's SVG spelling of an opaque color.
std::string svg_colour(Colour colour);

// Returns a PNG of that size in millimeters on white; or an image as a PNG.
std::string png_bytes(const std::string& name, Mm size, int dots_per_inch,
                      const std::function<void(const Canvas&)>& draw);
std::string png_of(cairo_surface_t* image, const std::string& name);

// Returns SOURCE_DATE_EPOCH as "2026-11-22T15:00:00Z"; "" if it is unset or no number.
std::string source_date();

// The metadata of a PDF, except empty ones and the date: SOURCE_DATE_EPOCH, or none.
struct PdfTitle {
  std::string title;
  std::string author;
  std::string subject;
};

// Returns a surface that writes a PDF into `bytes`, with pages of that size in millimeters.
SurfacePtr pdf_surface(std::string& bytes, Mm size, const PdfTitle& title);

// Returns a PDF of pages. `draw` draws in millimeters and ends each page with cairo_show_page.
std::string pdf_bytes(const std::string& name, const std::string& title, Mm size,
                      const std::function<void(const Canvas&)>& draw);

// Writes a file in the folder, creates the folder if necessary, and returns the path. Throws
// FileException.
std::string write_into(const std::string& folder, const std::string& name,
                       const std::string& bytes);

}  // namespace chartroom::exporters
