// What a PNG says beside its pixels: how large it prints, and a comment. Cairo writes neither.
#pragma once

#include <string>

namespace chartroom::exporters {

// The PNG with a pHYs chunk behind its header. `png` must be a PNG without one.
std::string with_density(const std::string& png, int dots_per_inch);

// The PNG with a tEXt chunk of the keyword "Comment" behind its header. `comment` is ASCII.
std::string with_comment(const std::string& png, const std::string& comment);

}  // namespace chartroom::exporters
