// The web pages that reports name, for people who read them elsewhere.
#pragma once

#include <string_view>

namespace chartroom::cli {

// "" where this build names none.
extern const std::string_view kHomePage;
extern const std::string_view kChecksPage;

}  // namespace chartroom::cli
