#include "cli/screens/screen_language.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdlib>
#include <vector>

namespace chartroom::cli {
namespace {

std::vector<std::string> screen_languages() {
  const std::vector<std::string_view> known = languages_of(screen_catalogues());
  return {known.begin(), known.end()};
}

}  // namespace

Translator screen_translator(std::string_view language) { return {screen_catalogues(), language}; }

std::string locale_language() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;
    const std::string_view locale = value;
    const std::string code(locale.substr(0, locale.find_first_of("_.@")));
    return std::ranges::count(screen_languages(), code) > 0 ? code : "en";
  }
  return "en";
}

void add_language_option(CLI::App& verb, std::string& language) {
  language = locale_language();
  verb.add_option("--lang", language,
                  "language of the screen: en, de, fr, it or ko (default: the locale's)")
      ->transform(CLI::IsMember(screen_languages(), CLI::ignore_case));
}

}  // namespace chartroom::cli
