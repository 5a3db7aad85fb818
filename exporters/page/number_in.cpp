#include "exporters/page/number_in.h"

#include <algorithm>
#include <cstdlib>

namespace chartroom::exporters {

std::string number_in(std::string_view language, std::string number) {
  const bool comma = language == "de" || language == "fr" || language == "it";
  if (comma) std::replace(number.begin(), number.end(), '.', ',');
  return number;
}

std::string percent_in(std::string_view language, const std::string& number) {
  const bool apart = language == "de" || language == "fr";
  return number + (apart ? "\u00a0%" : "%");
}

std::string signed_number(int number) {
  return (number < 0 ? "−" : "+") + std::to_string(std::abs(number));
}

}  // namespace chartroom::exporters
