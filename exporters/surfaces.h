// Drawings as bytes of SVG and PDF: what all files that Cairo writes have in common.
#pragma once

#include <cairo.h>

#include <functional>
#include <string>

#include "exporters/board_layout.h"
#include "exporters/drawing.h"
#include "maps/map.h"

namespace chartroom {

inline constexpr double kPointsPerMm = 72 / 25.4;

// Throws a FileException that names the map unless Cairo is content.
void expect_success(cairo_status_t status, const Map& map);

// Cairo's stream into a std::string.
cairo_status_t append(void* bytes, const unsigned char* data, unsigned length);

// The date of SOURCE_DATE_EPOCH as PDF metadata has it; "" where it is unset: no date is written.
std::string source_date();

// Ids of SVG surfaces come from a counter of the process; numbered by their first appearance the
// order in which drawings are made does not matter.
std::string with_own_ids(const std::string& svg);

// An SVG of that size in millimetres, which are its user space.
std::string svg_bytes(const Map& map, Mm size, const std::function<void(cairo_t*)>& draw);

// How Cairo's SVG names an opaque colour.
std::string svg_colour(Colour colour);

// A PDF of pages of that size; `draw` draws them in millimetres and ends each with cairo_show_page.
std::string pdf_bytes(const Map& map, const std::string& title, Mm size,
                      const std::function<void(cairo_t*)>& draw);

}  // namespace chartroom
