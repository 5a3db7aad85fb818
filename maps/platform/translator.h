// Texts in a language, from compiled gettext catalogues. Neither the locale nor a folder of the
// computer has a say.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace chartroom {

// A compiled gettext catalogue, which the build writes into the program
// (cmake/embed_catalogues.cmake).
struct MessageCatalogue {
  std::string_view language;
  std::string_view bytes;  // of a .mo file; texts in it end with NUL
};

// Marks a text that a table holds until it is translated.
constexpr const char* translatable(const char* english) { return english; }

// English, and the languages that have a catalogue.
std::vector<std::string_view> languages_of(std::span<const MessageCatalogue> catalogues);

class Translator {
 public:
  // The English texts where there is no catalogue of the language.
  Translator(std::span<const MessageCatalogue> catalogues, std::string_view language);

  // The text in this language; in English where the catalogue lacks it. {} stand for values.
  const char* operator()(const char* english) const;
  // The text for so many, with the plural forms of this language; {} stands for the number.
  const char* plural(const char* one, const char* many, std::size_t count) const;
  // Whether the catalogue has the text. English has all of them.
  bool has(const char* english) const;

 private:
  // The forms of a text, each ended by NUL; empty where the catalogue lacks it.
  std::string_view find(std::string_view english) const;

  using PluralForm = std::size_t (*)(std::size_t count);

  std::string_view catalogue_;  // the bytes of a .mo file; none for English
  PluralForm plural_form_;
};

}  // namespace chartroom
