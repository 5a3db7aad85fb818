// Places where lines must not break, in addition to Unicode's rules.
#pragma once

#include <pango/pango.h>

namespace chartroom::exporters {

// Breaks Korean only at spaces. Keeps together numbers and their words ("1 damage", "Row 2"),
// French punctuation («, », !, ?, : and ;) and its word, and short hyphenated words.
void keep_together(PangoAttrList* list, const char* text);

// A line that is a little too wide is narrowed to this share rather than set a step smaller.
inline constexpr double kNarrowest = 0.92;

}  // namespace chartroom::exporters
