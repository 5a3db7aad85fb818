// The web pages that reports link to.
#pragma once

#include <string_view>

namespace chartroom::cli {

// "" if this build has none.
extern const std::string_view kHomePage;
extern const std::string_view kChecksPage;

}  // namespace chartroom::cli
