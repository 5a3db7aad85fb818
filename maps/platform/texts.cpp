#include "maps/platform/texts.h"

#include <algorithm>

namespace chartroom {

bool is_language(std::string_view text) {
  return text.size() == 2 &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

std::string text_in(const Texts& texts, std::string_view language) {
  for (const auto& wanted : {std::string(language), std::string("en")}) {
    if (const auto found = texts.find(wanted); found != texts.end()) return found->second;
  }
  return texts.empty() ? std::string() : texts.begin()->second;
}

}  // namespace chartroom
