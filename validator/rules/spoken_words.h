// The words that are said at the table, in the languages of the rulebooks and of our own sheets.
// All languages are understood at once; what the program writes are the English words.
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

// What a word says. The first four are the directions in their own order.
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
  mend,
  insert,
};

// One word of a language, in small letters.
struct SpokenWord {
  Word word;
  std::string_view text;
};

// `code` is "" for the letters that stand for a word in every language.
struct SpokenLanguage {
  std::string_view code;
  std::span<const SpokenWord> words;
};

std::span<const SpokenLanguage> spoken_languages();

// The English word, as files are written: "torpedo".
std::string_view to_string(Word word);
// Of a text in small letters.
std::optional<Word> parse_word(std::string_view text);
std::optional<maps::Direction> direction_of(Word word);

// Takes the next word if it says this.
bool take_word(LineReader& line, Word word);

// The one word for something in `words` that lies nearest to a misspelt one, at most two letters
// away; "" where there is none, where words for different things are as near, and for what is no
// misspelt word but one out of place.
std::string near_word(std::string_view misspelt, std::span<const Word> words);

// The next word says none of `words`: throws Misread, with the word that may have been meant or
// else with what was expected.
[[noreturn]] void refuse_word(const LineReader& line, std::span<const Word> words,
                              std::string_view expected);

// All words for a thing, a language after the other: "u up hoch haut su 위 북".
std::string words_for(Word word);
// The same for all things, a line each.
std::string words_table();

}  // namespace chartroom::rules
