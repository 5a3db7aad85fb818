#include "exporters/page/translator.h"

#include <cstdint>
#include <cstring>

namespace chartroom::exporters {

namespace {

// A .mo file, little-endian: its numbers stand at fixed places from the beginning; tables hold
// length and offset of each text. The English texts are in the order of their bytes.
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

}  // namespace

Translator::Translator(std::span<const MessageCatalogue> catalogues, std::string_view language) {
  for (const MessageCatalogue& catalogue : catalogues) {
    if (catalogue.language == language) catalogue_ = catalogue.bytes;
  }
}

const char* Translator::operator()(const char* english) const {
  const char* found = find(english);
  return found != nullptr ? found : english;
}

bool Translator::has(const char* english) const {
  return catalogue_.empty() || find(english) != nullptr;
}

const char* Translator::find(std::string_view english) const {
  if (catalogue_.empty()) return nullptr;
  std::size_t low = 0;
  std::size_t high = number_at(catalogue_, kCount);
  while (low < high) {
    const std::size_t middle = (low + high) / 2;
    const std::string_view text = text_at(catalogue_, kEnglishTable, middle);
    if (text == english) return text_at(catalogue_, kTranslatedTable, middle).data();
    (text < english ? low : high) = text < english ? middle + 1 : middle;
  }
  return nullptr;
}

}  // namespace chartroom::exporters
