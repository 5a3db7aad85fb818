// Names of any length in boxes of any shape.
#pragma once

#include <string>

#include "exporters/drawing/text.h"

namespace chartroom::exporters {

// Draws a paragraph in the middle of the height of the box: one line if it fits.
void draw_caption(const Canvas& canvas, const std::string& text, MmRect box,
                  const TextStyle& style);

}  // namespace chartroom::exporters
