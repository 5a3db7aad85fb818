// The web pages that reports link to.
#pragma once

#include <string_view>

namespace chartroom::cli {

// https URLs on the site that the build names (CHARTROOM_SITE). The second has all checks, with
// their codes as anchors.
extern const std::string_view kHomePage;
extern const std::string_view kChecksPage;

}  // namespace chartroom::cli
