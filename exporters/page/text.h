// Text on a page, set by Pango in millimetres.
#pragma once

#include <cairo.h>

#include <string>
#include <string_view>
#include <vector>

#include "exporters/page/colour.h"
#include "exporters/page/geometry.h"

namespace chartroom::exporters {

// No text is printed smaller than this em size, in millimetres (5.7 points).
inline constexpr double kMinTextMm = 2.0;

enum class Align { left, centre, right };

struct TextStyle {
  double size = 3;  // of the em, in millimetres
  bool bold = false;
  bool italic = false;
  bool condensed = false;
  Align align = Align::left;
  Colour colour = rgb(0x10202b);
  double spacing = 0;            // between letters, in millimetres
  double smallest = kMinTextMm;  // what the text may shrink to
};

// What is wrong with a text that was drawn: it has no room even at its smallest (it is drawn
// nevertheless, narrower or over the edge of its box), or no font has a character of it.
struct TextProblem {
  enum class Kind : std::uint8_t { no_room, no_font };
  Kind kind = Kind::no_room;
  std::string text;
  std::string characters;  // those that no font has
  std::string where{};     // the sheet and the language, where the log is of several

  friend bool operator==(const TextProblem&, const TextProblem&) = default;
};

using TextLog = std::vector<TextProblem>;

// From now on the log takes the problems of all texts that are drawn with this cairo_t, each once;
// nullptr: no longer. The log must live as long.
void keep_text_log(cairo_t* cr, TextLog* log);

// What a text took: the em size that was used, and the height of its lines.
struct TextExtent {
  double size = 0;
  double width = 0;
  double height = 0;
};

// Draws one line in the box, middle of the capitals on the middle of the box, smaller where it is
// too wide, down to its smallest; a line that is still too wide is then narrowed, never cut.
TextExtent draw_line(cairo_t* cr, std::string_view text, MmRect box, const TextStyle& style);

// Draws a paragraph from the top of the box, smaller where it is too high, down to kMinTextMm.
TextExtent draw_paragraph(cairo_t* cr, std::string_view text, MmRect box, const TextStyle& style);

// The same paragraph without drawing it.
TextExtent measure_paragraph(cairo_t* cr, std::string_view text, MmRect box,
                             const TextStyle& style);

}  // namespace chartroom::exporters
