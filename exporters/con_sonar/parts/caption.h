// Names of any length in boxes of any shape.
#pragma once

#include <string>

#include "exporters/drawing/text/text.h"

namespace chartroom::exporters {

// Draws the text vertically centered in the box, in the largest letters that fit: on one line, or
// on several, broken between words.
void draw_caption(const Canvas& canvas, const std::string& text, MmRect box,
                  const TextStyle& style);

// True if the text fits the box without breaking a word.
bool caption_fits(const Canvas& canvas, const std::string& text, MmRect box,
                  const TextStyle& style);

}  // namespace chartroom::exporters
