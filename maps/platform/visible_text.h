// Visibility of texts.
#pragma once

#include <string_view>

namespace chartroom {

// True if the text has a visible character: not only spaces, controls, combining marks and
// characters without width or ink (U+200B, U+3164). Unknown characters count as visible.
bool is_visible(std::string_view text);

}  // namespace chartroom
