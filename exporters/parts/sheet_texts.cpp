#include "exporters/parts/sheet_texts.h"

#include <algorithm>

namespace chartroom::exporters {

std::vector<std::string_view> sheet_languages() { return languages_of(sheet_catalogues()); }

Translator sheet_translator(std::string_view language) { return {sheet_catalogues(), language}; }

std::string number_in(std::string_view language, std::string number) {
  const bool comma = language == "de" || language == "fr" || language == "it";
  if (comma) std::replace(number.begin(), number.end(), '.', ',');
  return number;
}

}  // namespace chartroom::exporters
