#include "exporters/con_sonar/parts/deck_sheet_texts.h"

namespace chartroom::exporters {

std::vector<std::string_view> deck_languages() { return languages_of(deck_catalogues()); }

Translator deck_translator(std::string_view language) { return {deck_catalogues(), language}; }

}  // namespace chartroom::exporters
