// The surface to draw on, with logs for what drawings must report.
#pragma once

#include <cairo.h>

#include <cstdint>
#include <string>
#include <vector>

#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/geometry.h"
#include "exporters/drawing/tool_paths.h"

namespace chartroom::exporters {

// A problem of a drawn text: it is too large even at its smallest size (it is drawn narrower or cut
// off at the edge of its box), or no font has one of its characters.
struct TextProblem {
  enum class Kind : std::uint8_t { no_room, no_font };
  Kind kind = Kind::no_room;
  std::string text;
  std::string characters;  // characters that no font has
  std::string where{};     // the sheet and the language, if the log covers several

  friend bool operator==(const TextProblem&, const TextProblem&) = default;
};

// Each problem once.
using TextLog = std::vector<TextProblem>;

// A text on the surface, in the surface's units.
struct DrawnText {
  std::string text;
  double size = 0;  // the em size
  MmRect box;       // its room
  MmRect ink;       // the marked area
};

using DrawnTexts = std::vector<DrawnText>;

// Texts for people who cannot see the pictures of a document, one per picture, in order.
using AltTexts = std::vector<std::string>;

// Functions that draw take a canvas and pass it on. Its logs must outlive it.
struct Canvas {
  cairo_t* cr = nullptr;
  TextLog* text_log = nullptr;    // collects problems with texts, if given
  AltTexts* alt_texts = nullptr;  // collects alternative texts, if given
  // Collects cut, scored and engraved paths, if given; then guides for hand work are not drawn.
  ToolPaths* tool_paths = nullptr;
  DrawnTexts* texts = nullptr;  // collects every drawn text, if given

  operator cairo_t*() const { return cr; }
  // Returns a canvas for pictures of lines that nobody should cut.
  Canvas without_tools() const { return {cr, text_log, alt_texts, nullptr, texts}; }
};

// A picture in the structure of a tagged document, with its alternative text.
class FigureTag {
 public:
  FigureTag(const Canvas& canvas, std::string alt_text);

 private:
  TagScope tag_;
};

}  // namespace chartroom::exporters
