// Tells a PNG how large it prints: Cairo writes none of that.
#pragma once

#include <string>

namespace chartroom::exporters {

// The PNG with a pHYs chunk behind its header. `png` must be a PNG without one.
std::string with_density(const std::string& png, int dots_per_inch);

}  // namespace chartroom::exporters
