// Which letters there are to draw with: what drawn texts depend on beside the program.
#pragma once

#include <string>

namespace chartroom::exporters {

// Another text wherever a font of this machine, or what sets texts in it, is another. The folders
// that fonts lie in do not matter.
std::string font_stamp();

}  // namespace chartroom::exporters
