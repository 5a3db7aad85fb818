// Identifies the fonts of this machine, on which drawn texts depend besides the program.
#pragma once

#include <string>

namespace chartroom::exporters {

// Returns a text that differs if a font or the text library differs. Font folders do not matter.
std::string font_stamp();

}  // namespace chartroom::exporters
