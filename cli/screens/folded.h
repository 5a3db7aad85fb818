// Breaks texts for a terminal.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace chartroom::cli {

// Breaks lines between words if they are wider than the screen. In a line of two columns, after two
// spaces, what goes on stays in the second.
std::string folded(std::string_view text, std::size_t width);

}  // namespace chartroom::cli
