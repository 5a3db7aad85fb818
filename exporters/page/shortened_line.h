// Lines that are ours but for a text of somebody's, which may be as long as it likes.
#pragma once

#include <functional>
#include <string>

#include "exporters/drawing/text/text.h"

namespace chartroom::exporters {

// Gives the line with a text in it.
using LineWith = std::function<std::string(const std::string& text)>;

// The line with the text. Where draw_line would have to set all of it smaller than may be, or
// narrow it, the log is told of the whole line, and the line has as much of the text as leaves the
// rest of it its size, and an ellipsis.
std::string line_with(const Canvas& canvas, const std::string& text, const LineWith& line,
                      double width, const TextStyle& style);

}  // namespace chartroom::exporters
