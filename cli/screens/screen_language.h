// The texts of `play`, `track` and `referee` in the languages of cli/po.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "maps/platform/translator.h"

namespace CLI {
class App;
}

namespace chartroom::cli {

// The built-in catalogs, by language code.
std::span<const MessageCatalogue> screen_catalogues();

Translator screen_translator(std::string_view language);

// Returns the locale's language, by LC_ALL, LC_MESSAGES and LANG; English if it has no catalog.
std::string locale_language();

// Adds --lang, whose default is the locale's language.
void add_language_option(CLI::App& verb, std::string& language);

}  // namespace chartroom::cli
