// Names of any length in boxes of any shape.
#pragma once

#include <string>

#include "exporters/drawing/text/text.h"

namespace chartroom::exporters {

// Draws the text in the middle of the height of the box, in letters as large as fit: in one line,
// or in several between its words.
void draw_caption(const Canvas& canvas, const std::string& text, MmRect box,
                  const TextStyle& style);

// Whether the text has room there without a word torn.
bool caption_fits(const Canvas& canvas, const std::string& text, MmRect box,
                  const TextStyle& style);

}  // namespace chartroom::exporters
