// The words spoken at the table, in the languages of the rulebooks and of our own sheets. Readers
// understand all languages at once; the program writes English.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "maps/direction.h"
#include "maps/platform/line_reader.h"

namespace chartroom::rules {

// The meaning of a word. The first four are the directions in their own order.
enum class Word : std::uint8_t {
  up,
  down,
  left,
  right,
  silence,
  sonar,
  torpedo,
  surface,
  row,
  column,
  hit,
  miss,
  self,
  damage,
  we,
  start,
  undo,
  correct,
  insert,
};

// One lowercase word of a language.
struct SpokenWord {
  Word word;
  std::string_view text;
};

// `code` is "" for letters that mean a word in every language.
struct SpokenLanguage {
  std::string_view code;
  std::span<const SpokenWord> words;
};

std::span<const SpokenLanguage> spoken_languages();

// Returns the English word that files use: "torpedo".
std::string_view to_string(Word word);
// Returns the word that a lowercase text says, if any.
std::optional<Word> parse_word(std::string_view text);
std::optional<maps::Direction> direction_of(Word word);

// Takes the next word if it means `word`; else returns false.
bool take_word(LineReader& line, Word word);

// Returns the text nearest to a misspelt word among those that mean one of `words`, at most two
// letters away. Returns "" if there is none, if texts of different meanings are equally near, or if
// the word is spelled right but out of place.
std::string near_word(std::string_view misspelt, std::span<const Word> words);

// Throws Misread because the next word means none of `words`; names the word that was probably
// meant, or else `expected`.
[[noreturn]] void refuse_word(const LineReader& line, std::span<const Word> words,
                              const Message& expected);

// Returns all texts for a word, language by language: "u up hoch haut su 위 북".
std::string words_for(Word word);
// Returns these texts for all words, one line each.
std::string words_table();

}  // namespace chartroom::rules
