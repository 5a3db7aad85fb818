// PNG metadata that Cairo does not write: print size and a comment.
#pragma once

#include <string>

namespace chartroom::exporters {

// Returns the PNG with a pHYs chunk after its header. `png` must not have one.
std::string with_density(const std::string& png, int dots_per_inch);

// Returns the PNG with a tEXt chunk "Comment" after its header. `comment` is ASCII.
std::string with_comment(const std::string& png, const std::string& comment);

}  // namespace chartroom::exporters
