// The fonts of pages: files installed with the program, equal on every machine.
#pragma once

#include <pango/pangocairo.h>

namespace chartroom::exporters {

// For body text: Lato, and NanumGothic for Korean.
inline constexpr const char* kTextFamily = "Lato,NanumGothic";
// For names and titles: B612, drawn for cockpits.
inline constexpr const char* kDisplayFamily = "B612,NanumGothic";

// Returns only the program's own fonts, or the machine's if these are not installed. Each thread
// has its own maps, because Pango's cannot be shared.
PangoFontMap* bundled_fonts();

// Returns the program's own fonts, and the machine's for missing characters, except color fonts,
// which printers show as boxes.
PangoFontMap* all_fonts();

}  // namespace chartroom::exporters
