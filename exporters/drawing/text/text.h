// Text on a page, set by Pango in millimetres.
#pragma once

#include <cairo.h>

#include <string>
#include <string_view>

#include "exporters/drawing/canvas.h"
#include "exporters/drawing/colour.h"
#include "exporters/drawing/geometry.h"

namespace chartroom::exporters {

// No text is printed smaller than this em size, in millimetres (5.7 points).
inline constexpr double kMinTextMm = 2.0;

enum class Align { left, centre, right };

struct TextStyle {
  double size = 3;  // of the em, in millimetres
  bool bold = false;
  bool display = false;  // in the family of names and titles
  Align align = Align::left;
  Colour colour = rgb(0x10202b);
  double spacing = 0;            // between letters, in millimetres
  double smallest = kMinTextMm;  // what the text may shrink to
};

// What a text took: the em size that was used, and the height of its lines.
struct TextExtent {
  double size = 0;
  double width = 0;
  double height = 0;
};

// Draws one line in the box, middle of the capitals on the middle of the box, smaller by steps of
// the type scale where it is too wide, down to its smallest. Where two lines can be read better
// than one in much smaller letters, there are two. What is still too wide is then narrowed, never
// cut. Characters that end lines or steer are drawn as spaces; one that no font has as a white
// square. Letters that rise far over others end at a little more than the box.
TextExtent draw_line(const Canvas& canvas, std::string_view text, MmRect box,
                     const TextStyle& style);

// Draws a paragraph from the top of the box, by steps smaller where it is too high;
// what is still too high ends in an ellipsis. Lines break between words, in Korean too.
TextExtent draw_paragraph(const Canvas& canvas, std::string_view text, MmRect box,
                          const TextStyle& style);

// The same paragraph without drawing it.
TextExtent measure_paragraph(cairo_t* cr, std::string_view text, MmRect box,
                             const TextStyle& style);

// The text with spaces for what ends lines or steers.
std::string on_one_line(std::string_view text);

// Tells the log of a text that is not drawn because nothing is left of its room.
void report_no_room(const Canvas& canvas, std::string_view text);

}  // namespace chartroom::exporters
