// One text in several languages.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace chartroom {

// English first, then by code: the order in which files list languages.
struct LanguageOrder {
  bool operator()(const std::string& a, const std::string& b) const {
    if ((a == "en") != (b == "en")) return a == "en";
    return a < b;
  }
};

// By two-letter code.
using Texts = std::map<std::string, std::string, LanguageOrder>;

// Two small letters.
bool is_language(std::string_view text);

// The text in `language`; failing that in English, then in the first language there is, then "".
std::string text_in(const Texts& texts, std::string_view language);

}  // namespace chartroom
