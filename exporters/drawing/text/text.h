// Text on a page, set by Pango in millimeters.
#pragma once

#include <cairo.h>

#include <string>
#include <string_view>

#include "exporters/drawing/canvas.h"
#include "exporters/drawing/colour.h"
#include "exporters/drawing/geometry.h"

namespace chartroom::exporters {

// The smallest em size of printed text, in millimeters (5.7 points).
inline constexpr double kMinTextMm = 2.0;

enum class Align { left, centre, right };

struct TextStyle {
  double size = 3;  // the em size, in millimeters
  bool bold = false;
  bool display = false;  // in the font family for names and titles
  Align align = Align::left;
  Colour colour = rgb(0x10202b);
  double spacing = 0;            // between letters, in millimeters
  double smallest = kMinTextMm;  // the smallest size to shrink to
};

// The extent of a drawn text: its em size, and its lines' width and height.
struct TextExtent {
  double size = 0;
  double width = 0;
  double height = 0;
};

// Draws one line in the box, with the capitals vertically centered. Shrinks text that is too wide
// by steps of the type scale, down to its smallest size. Uses two lines if these are more readable
// than one in much smaller letters, and breaks very long words for that. Narrows text that is still
// too wide, and never cuts it. Draws line ends and controls as spaces, and letters that no font has
// as white squares; leaves out such emoji. Very tall letters end slightly outside the box.
TextExtent draw_line(const Canvas& canvas, std::string_view text, MmRect box,
                     const TextStyle& style);

// Draws a paragraph from the top of the box, smaller by steps if it is too high, and finally with
// an ellipsis. Lines break between words, in Korean too.
TextExtent draw_paragraph(const Canvas& canvas, std::string_view text, MmRect box,
                          const TextStyle& style);

// Measures a paragraph without drawing it.
TextExtent measure_paragraph(cairo_t* cr, std::string_view text, MmRect box,
                             const TextStyle& style);

// Returns the text with spaces for line ends and controls.
std::string on_one_line(std::string_view text);

// Logs a text that is not drawn because it has no room.
void report_no_room(const Canvas& canvas, std::string_view text);

}  // namespace chartroom::exporters
