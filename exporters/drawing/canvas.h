// What is drawn on, and where drawings report what their readers must know.
#pragma once

#include <cairo.h>

#include <cstdint>
#include <string>
#include <vector>

#include "exporters/drawing/cairo_objects.h"
#include "exporters/drawing/geometry.h"
#include "exporters/drawing/tool_paths.h"

namespace chartroom::exporters {

// What is wrong with a text that was drawn: it has no room even at its smallest (it is drawn
// nevertheless, narrower or cut off at the edge of its box), or no font has a character of it.
struct TextProblem {
  enum class Kind : std::uint8_t { no_room, no_font };
  Kind kind = Kind::no_room;
  std::string text;
  std::string characters;  // those that no font has
  std::string where{};     // the sheet and the language, where the log is of several

  friend bool operator==(const TextProblem&, const TextProblem&) = default;
};

// Each problem once.
using TextLog = std::vector<TextProblem>;

// A text as it lies on the surface, in the surface's units.
struct DrawnText {
  std::string text;
  double size = 0;  // of the em
  MmRect box;       // the room that it was given
  MmRect ink;       // what it marks
};

using DrawnTexts = std::vector<DrawnText>;

// Texts for those who cannot see a picture, one for each picture of a document, in order.
using AltTexts = std::vector<std::string>;

// Whatever draws texts or pictures takes a canvas and hands it on. Logs must live as long.
struct Canvas {
  cairo_t* cr = nullptr;
  TextLog* text_log = nullptr;    // takes the problems of texts, where given
  AltTexts* alt_texts = nullptr;  // takes what stands for pictures, where given
  // Takes what is cut, scored and engraved, where given: then no guides are drawn for hands.
  ToolPaths* tool_paths = nullptr;
  DrawnTexts* texts = nullptr;  // takes every text as it was drawn, where given

  operator cairo_t*() const { return cr; }
  // For pictures of lines that nobody is to cut.
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
