// The width of texts on a terminal.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace chartroom::cli {

// True for letters of two terminal columns: Korean, Chinese, Japanese, and pictures.
bool is_wide(char32_t letter);

// Returns the columns that a line takes. A byte that is not UTF-8 counts as a letter.
int display_width(std::string_view line);

// Breaks lines between words if they are wider than the screen. In a line of two columns, after two
// spaces, what goes on stays in the second.
std::string folded(std::string_view text, std::size_t width);

}  // namespace chartroom::cli
