// Translations from compiled gettext catalogs. The computer's locale and folders have no influence.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace chartroom {

// A compiled gettext catalog, which the build embeds in the program (cmake/embed_catalogues.cmake).
struct MessageCatalogue {
  std::string_view language;
  std::string_view bytes;  // the bytes of a .mo file; its texts end with NUL
};

// Marks a table's text for later translation.
constexpr const char* translatable(const char* english) { return english; }

// Returns English and the languages that have a catalog.
std::vector<std::string_view> languages_of(std::span<const MessageCatalogue> catalogues);

class Translator {
 public:
  // Uses English if the language has no catalog.
  Translator(std::span<const MessageCatalogue> catalogues, std::string_view language);

  // Returns the translation, or the English text if the catalog lacks it. {} stand for values.
  const char* operator()(const char* english) const;
  // Returns the text for `count` in the language's plural form; {} stands for the number.
  const char* plural(const char* one, const char* many, std::size_t count) const;
  // True if the catalog has the text. English has all texts.
  bool has(const char* english) const;

 private:
  // Returns the forms of a text, each ended by NUL; empty if the catalog lacks it.
  std::string_view find(std::string_view english) const;

  using PluralForm = std::size_t (*)(std::size_t count);

  std::string_view catalogue_;  // the bytes of a .mo file; none for English
  PluralForm plural_form_;
};

// A language for texts: English by default.
struct TextLanguage {
  std::string_view code = "en";
  Translator tr = {{}, "en"};
};

}  // namespace chartroom
