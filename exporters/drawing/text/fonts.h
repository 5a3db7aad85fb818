// The letters that pages are set in: files that come with the program, the same on every machine.
#pragma once

#include <pango/pangocairo.h>

namespace chartroom::exporters {

// For what is read: Lato, and NanumGothic for Korean.
inline constexpr const char* kTextFamily = "Lato,NanumGothic";
// For names and titles: B612, drawn for cockpits.
inline constexpr const char* kDisplayFamily = "B612,NanumGothic";

// The program's own fonts and no others; where these are not installed, those of the machine.
// Each thread has maps of its own, as Pango's cannot be shared.
PangoFontMap* bundled_fonts();

// The program's own, and the machine's for what these lack, but for coloured ones, which printers
// show as boxes.
PangoFontMap* all_fonts();

}  // namespace chartroom::exporters
