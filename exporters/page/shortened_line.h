// Lines that contain a user's text of any length.
#pragma once

#include <functional>
#include <string>

#include "exporters/drawing/text/text.h"

namespace chartroom::exporters {

// Returns the line with a text in it.
using LineWith = std::function<std::string(const std::string& text)>;

// Returns the line with the text. If draw_line would have to shrink it below its limit or narrow
// it, logs the whole line, and cuts the text with an ellipsis so that the line keeps its size.
std::string line_with(const Canvas& canvas, const std::string& text, const LineWith& line,
                      double width, const TextStyle& style);

}  // namespace chartroom::exporters
