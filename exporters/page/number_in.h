// Numbers as a language writes them.
#pragma once

#include <string>
#include <string_view>

namespace chartroom::exporters {

// Returns a number such as "15.5", with a decimal comma if the language uses one.
std::string number_in(std::string_view language, std::string number);

// Returns the number with a percent sign, which follows a no-break space in every language but
// English.
std::string percent_in(std::string_view language, const std::string& number);

// Returns the number with its sign: "+2", "−1".
std::string signed_number(int number);

}  // namespace chartroom::exporters
