#include "exporters/parts/sheet_texts.h"

namespace chartroom::exporters {

std::vector<std::string_view> sheet_languages() { return languages_of(sheet_catalogues()); }

Translator sheet_translator(std::string_view language) { return {sheet_catalogues(), language}; }

}  // namespace chartroom::exporters
