// One text in several languages.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace chartroom {

// English first, then by code, as files list languages.
struct LanguageOrder {
  bool operator()(const std::string& a, const std::string& b) const {
    if ((a == "en") != (b == "en")) return a == "en";
    return a < b;
  }
};

// Texts by two-letter language code.
using Texts = std::map<std::string, std::string, LanguageOrder>;

// True for two lowercase letters.
bool is_language(std::string_view text);

// Returns the text in `language`, else in English, else in the first language, else "".
std::string text_in(const Texts& texts, std::string_view language);

}  // namespace chartroom
