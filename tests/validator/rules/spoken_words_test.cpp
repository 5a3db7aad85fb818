#include "validator/rules/spoken_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <map>
#include <set>

#include "maps/platform/utf8.h"

namespace chartroom::rules {
using namespace maps;
namespace {

TEST(SpokenWords, NoTwoLanguagesUseOneWordForDifferentThings) {
  std::map<std::string_view, Word> meanings;
  for (const SpokenLanguage& language : spoken_languages()) {
    for (const SpokenWord& spoken : language.words) {
      const auto [known, added] = meanings.insert({spoken.text, spoken.word});
      EXPECT_TRUE(added || known->second == spoken.word) << spoken.text;
    }
  }
}

TEST(SpokenWords, EveryLanguageHasAWordForEverything) {
  for (const SpokenLanguage& language : spoken_languages()) {
    if (language.code.empty()) continue;
    std::set<Word> things;
    for (const SpokenWord& spoken : language.words) things.insert(spoken.word);
    const std::size_t all = static_cast<std::size_t>(Word::insert) + 1;
    EXPECT_EQ(things.size(), all) << language.code;
  }
}

// A word that looks like a number or a point would be read as one, and one with a capital or a
// space would never match.
TEST(SpokenWords, AreWordsInSmallLettersThatNothingElseLooksLike) {
  for (const SpokenLanguage& language : spoken_languages()) {
    for (const SpokenWord& spoken : language.words) {
      EXPECT_EQ(small_letters(spoken.text), spoken.text);
      EXPECT_EQ(spoken.text.find_first_of(" \t#=0123456789"), std::string_view::npos);
      EXPECT_EQ(utf8_length(spoken.text), spoken.text.size());
      EXPECT_EQ(parse_word(spoken.text), spoken.word);
    }
  }
}

TEST(SpokenWords, AreWrittenInEnglish) {
  EXPECT_EQ(to_string(Word::torpedo), "torpedo");
  EXPECT_EQ(to_string(Word::row), "row");
  for (const Direction direction : kDirections) {
    const auto word = parse_word(maps::to_string(direction));
    ASSERT_TRUE(word);
    EXPECT_EQ(direction_of(*word), direction);
    EXPECT_EQ(to_string(*word), maps::to_string(direction));
  }
  EXPECT_FALSE(direction_of(Word::silence));
  EXPECT_FALSE(parse_word("northwest"));
  EXPECT_FALSE(parse_word(""));
}

TEST(SpokenWords, AreTakenInAnyCaseAndLanguage) {
  LineReader line("MISSILE Giù DÉGÂTS 왼쪽 S", 1);
  EXPECT_FALSE(take_word(line, Word::surface));
  for (const Word word : {Word::torpedo, Word::down, Word::damage, Word::left, Word::silence}) {
    EXPECT_TRUE(take_word(line, word)) << to_string(word);
  }
  EXPECT_FALSE(take_word(line, Word::silence)) << "the line ends";
}

TEST(SpokenWords, OffersTheNearestWordWhereThereIsOne) {
  constexpr std::array kSteps{Word::up, Word::down, Word::left, Word::right};
  EXPECT_EQ(near_word("rigth", kSteps), "right");
  EXPECT_EQ(near_word("recths", kSteps), "rechts");
  EXPECT_EQ(near_word("upp", kSteps), "up");
  EXPECT_EQ(near_word("gauce", kSteps), "gauche");
  EXPECT_EQ(near_word("nroth", kSteps), "north");
  EXPECT_EQ(near_word("torpdo", kSteps), "") << "it cannot stand here";
  EXPECT_EQ(near_word("x", kSteps), "") << "nothing of it would be left";
  EXPECT_EQ(near_word("", kSteps), "");
  EXPECT_EQ(near_word("hit", std::array{Word::hit}), "") << "spelt well, and out of place";
  constexpr std::array kResults{Word::hit, Word::miss};
  EXPECT_EQ(near_word("his", kResults), "hit");
  EXPECT_EQ(near_word("mit", kResults), "hit");
  EXPECT_EQ(near_word("his", std::array{Word::hit, Word::miss, Word::self}), "hit");
}

TEST(SpokenWords, ARefusalSaysWhatMayHaveBeenMeant) {
  const auto refused = [](const std::string& text) -> std::string {
    try {
      refuse_word(LineReader(text, 3), std::array{Word::hit, Word::miss}, message("hit or miss"));
    } catch (const Misread& misread) {
      return misread.what.english();
    }
  };
  EXPECT_EQ(refused("Mss"), "\"Mss\" is not understood (did you mean miss?)");
  EXPECT_EQ(refused("left"), "\"left\" is not understood (expected hit or miss)");
  EXPECT_EQ(refused(""), "the line ends here (expected hit or miss)");
}

TEST(SpokenWords, TheTableHasAllOfThem) {
  EXPECT_EQ(words_for(Word::up), "u n up north hoch haut su 위 북");
  EXPECT_EQ(words_for(Word::sonar), "sonar 소나");
  const std::string table = words_table();
  for (const SpokenLanguage& language : spoken_languages()) {
    for (const SpokenWord& spoken : language.words) {
      EXPECT_THAT(table, testing::HasSubstr(std::string(spoken.text)));
    }
  }
}

}  // namespace
}  // namespace chartroom::rules
