// The sheets' texts in the languages of exporters/po.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "maps/platform/translator.h"

namespace chartroom::exporters {

// Returns the built-in catalogs.
std::span<const MessageCatalogue> sheet_catalogues();

// The languages that sheets can be printed in, English first.
std::vector<std::string_view> sheet_languages();

Translator sheet_translator(std::string_view language);

}  // namespace chartroom::exporters
