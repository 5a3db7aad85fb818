// Numbers as a language writes them.
#pragma once

#include <string>
#include <string_view>

namespace chartroom::exporters {

// Returns a number such as "15.5", with a decimal comma if the language uses one.
std::string number_in(std::string_view language, std::string number);

}  // namespace chartroom::exporters
