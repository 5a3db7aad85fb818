// Where lines must not end, beyond what Unicode says.
#pragma once

#include <pango/pango.h>

namespace chartroom::exporters {

// Korean is broken at spaces alone. A number stays with the word that it counts ("1 damage"), and
// what French sets apart by a space with its word: «, », !, ?, : and ;.
void keep_together(PangoAttrList* list, const char* text);

// A line that is a little too wide is narrowed to this share rather than set a step smaller.
inline constexpr double kNarrowest = 0.92;

}  // namespace chartroom::exporters
