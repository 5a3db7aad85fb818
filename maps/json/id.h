// Names of documents for programs.
#pragma once

#include <string_view>

namespace chartroom::json {

// 1 to 64 small letters a to z, digits and hyphens.
bool is_id(std::string_view text);

}  // namespace chartroom::json
