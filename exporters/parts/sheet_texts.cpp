#include "exporters/parts/sheet_texts.h"

namespace chartroom::exporters {

std::vector<std::string_view> sheet_languages() {
  std::vector<std::string_view> languages{"en"};
  for (const MessageCatalogue& catalogue : sheet_catalogues()) {
    languages.push_back(catalogue.language);
  }
  return languages;
}

Translator sheet_translator(std::string_view language) { return {sheet_catalogues(), language}; }

}  // namespace chartroom::exporters
