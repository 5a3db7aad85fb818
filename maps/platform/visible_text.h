// Visibility of texts.
#pragma once

#include <string>
#include <string_view>

namespace chartroom {

// True if programs show nothing for the character: Unicode's Default_Ignorable_Code_Point (U+200B,
// U+3164, U+FE0F; unassigned ones, too), and the blank Braille pattern.
bool is_invisible(char32_t code_point);

// True for spaces, tabs and the ends of lines and paragraphs.
bool is_blank(char32_t code_point);

// True if the text has a visible character: not only blanks, controls, combining marks and
// invisible characters. Unknown characters count as visible.
bool is_visible(std::string_view text);

// Returns the text as it looks: without invisible characters and without blanks at its ends, with
// one space for blanks between characters. Only good to compare.
std::string visible_part(std::string_view text);

}  // namespace chartroom
