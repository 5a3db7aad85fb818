// Whether anybody can see a text.
#pragma once

#include <string_view>

namespace chartroom {

// Whether the text has a character that leaves something to see: more than spaces, controls, marks
// that only combine with others, and characters without width or ink (U+200B, U+3164). A character
// that is not known counts as one that is seen.
bool is_visible(std::string_view text);

}  // namespace chartroom
