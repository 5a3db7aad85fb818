#include "maps/platform/translator.h"

#include <array>
#include <cstdint>
#include <cstring>

#include "maps/platform/contract.h"

namespace chartroom {

namespace {

// Catalogs are read here and not by a library: libintl reads only files in the locale's folders,
// and Boost.Locale brings all of ICU (36 MB) into every program.

// A little-endian .mo file has its numbers at fixed offsets; tables hold each text's length and
// offset. The English texts are in byte order.
constexpr std::size_t kCount = 8;
constexpr std::size_t kEnglishTable = 12;
constexpr std::size_t kTranslatedTable = 16;

std::uint32_t number_at(std::string_view file, std::size_t place) {
  std::uint32_t number = 0;
  for (int k = 3; k >= 0; --k) {
    number = number << 8 | static_cast<unsigned char>(file[place + static_cast<std::size_t>(k)]);
  }
  return number;
}

std::string_view text_at(std::string_view file, std::size_t table, std::size_t index) {
  const std::size_t entry = number_at(file, table) + 8 * index;
  return file.substr(number_at(file, entry + 4), number_at(file, entry));
}

// A plural rule of the supported languages, as a catalog's header writes it.
struct PluralRule {
  std::string_view header;
  std::size_t (*form)(std::size_t count);
};

constexpr std::array kPluralRules{
    PluralRule{"nplurals=2; plural=(n != 1);", [](std::size_t n) { return std::size_t{n != 1}; }},
    PluralRule{"nplurals=2; plural=(n > 1);", [](std::size_t n) { return std::size_t{n > 1}; }},
    PluralRule{"nplurals=1; plural=0;", [](std::size_t) { return std::size_t{0}; }},
};

}  // namespace

std::vector<std::string_view> languages_of(std::span<const MessageCatalogue> catalogues) {
  std::vector<std::string_view> languages{"en"};
  for (const MessageCatalogue& catalogue : catalogues) languages.push_back(catalogue.language);
  return languages;
}

Translator::Translator(std::span<const MessageCatalogue> catalogues, std::string_view language)
    : plural_form_(kPluralRules.front().form) {
  for (const MessageCatalogue& catalogue : catalogues) {
    if (catalogue.language == language) catalogue_ = catalogue.bytes;
  }
  if (catalogue_.empty()) return;
  const std::string_view header = find("");
  bool known = false;
  for (const PluralRule& rule : kPluralRules) {
    if (header.find(rule.header) == std::string_view::npos) continue;
    plural_form_ = rule.form;
    known = true;
  }
  CHARTROOM_EXPECTS(known);
}

const char* Translator::operator()(const char* english) const {
  if (*english == '\0') return english;  // the name of a catalog's header
  const std::string_view found = find(english);
  return found.data() != nullptr ? found.data() : english;
}

const char* Translator::plural(const char* one, const char* many, std::size_t count) const {
  const std::string_view found = find(one);
  if (found.data() == nullptr) return count == 1 ? one : many;
  const char* form = found.data();
  for (std::size_t k = plural_form_(count); k > 0; --k) form += std::strlen(form) + 1;
  return form;
}

bool Translator::has(const char* english) const {
  return catalogue_.empty() || find(english).data() != nullptr;
}

std::string_view Translator::find(std::string_view english) const {
  if (catalogue_.empty()) return {};
  std::size_t low = 0;
  std::size_t high = number_at(catalogue_, kCount);
  while (low < high) {
    const std::size_t middle = (low + high) / 2;
    const std::string_view text = text_at(catalogue_, kEnglishTable, middle);
    // A NUL and the English plural follow a text with plural forms.
    const std::string_view one = text.substr(0, text.find('\0'));
    if (one == english) return text_at(catalogue_, kTranslatedTable, middle);
    (one < english ? low : high) = one < english ? middle + 1 : middle;
  }
  return {};
}

}  // namespace chartroom
