#include "exporters/con_sonar/parts/deck_texts.h"

namespace chartroom::exporters {

std::vector<std::string_view> deck_languages() {
  std::vector<std::string_view> languages{"en"};
  for (const MessageCatalogue& catalogue : deck_catalogues()) {
    languages.push_back(catalogue.language);
  }
  return languages;
}

Translator deck_translator(std::string_view language) { return {deck_catalogues(), language}; }

}  // namespace chartroom::exporters
