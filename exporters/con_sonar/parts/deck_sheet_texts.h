// The texts of decks' sheets in the languages of exporters/con_sonar/po.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "maps/platform/translator.h"

namespace chartroom::exporters {

// Returns the built-in catalogs.
std::span<const MessageCatalogue> deck_catalogues();

// The languages that decks can be printed in, English first.
std::vector<std::string_view> deck_languages();

Translator deck_translator(std::string_view language);

}  // namespace chartroom::exporters
