#include "maps/con_sonar/deck_file.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cstdint>
#include <random>
#include <sstream>

#include "tests/maps/con_sonar/decks.h"

namespace chartroom::con_sonar {
namespace {

constexpr int kDecks = CHARTROOM_NIGHTLY ? 20'000 : 300;
constexpr int kMutations = CHARTROOM_NIGHTLY ? 100'000 : 3'000;

std::string every_member() {
  return decks::bytes_of("tests/maps/con_sonar/every-member.deck.json");
}

struct Fault {
  std::string from;
  std::string to;
  std::string pointer;
};

std::vector<Fault> faults() {
  std::istringstream table(decks::bytes_of("tests/maps/con_sonar/faults.tsv"));
  std::vector<Fault> result;
  for (std::string line; std::getline(table, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream cells(line);
    Fault fault;
    std::getline(cells, fault.from, '\t');
    std::getline(cells, fault.to, '\t');
    std::getline(cells, fault.pointer, '\t');
    result.push_back(fault);
  }
  return result;
}

TEST(DeckFile, FindsEveryFaultInItsPlaceAndNoOther) {
  const std::string base = every_member();
  const std::vector<Fault> all = faults();
  EXPECT_GE(all.size(), 60U);
  for (const Fault& fault : all) {
    SCOPED_TRACE(fault.to);
    const std::size_t at = base.find(fault.from);
    ASSERT_NE(at, std::string::npos);
    std::string text = base;
    text.replace(at, fault.from.size(), fault.to);
    const std::size_t mark = text.find('^');
    ASSERT_NE(mark, std::string::npos);
    text.erase(mark, 1);
    const auto line = 1 + std::count(text.begin(), text.begin() + mark, '\n');
    const auto column = mark - text.rfind('\n', mark);
    const ParseResult<DeckFile> read = parse_deck(text, "a.deck.json");
    EXPECT_EQ(read.errors.size(), 1U);
    ASSERT_FALSE(read.errors.empty());
    EXPECT_EQ(read.errors[0].pointer, fault.pointer);
    EXPECT_EQ(read.errors[0].line, line) << read.errors[0].text();
    EXPECT_EQ(read.errors[0].column, static_cast<int>(column)) << read.errors[0].text();
  }
}

TEST(DeckFile, ReadsEveryMemberAndWritesTheSameBytes) {
  const ParseResult<DeckFile> read = parse_deck(every_member(), "a.deck.json");
  ASSERT_TRUE(read) << read.errors[0].text();
  EXPECT_TRUE(read.value->canonical);
  const Deck& deck = read.value->deck;
  EXPECT_EQ(deck.ladder, (Ladder{6, {1, 3, 3}}));
  EXPECT_EQ(deck.die, 6);
  EXPECT_EQ(deck.hand, 2);
  EXPECT_EQ(deck.face_up, 1);
  EXPECT_EQ(deck.symbols[1].name.at("ko"), "오징어");
  EXPECT_EQ(deck.nations[0].colour, "#b23a48");
  EXPECT_EQ(deck.fleet[1], (FleetCard{1, 1, -11, 1}));
  EXPECT_EQ(deck.torpedoes[0], (TorpedoCard{0, 0, 9}));
  EXPECT_EQ(deck.score, (ScoreValues{9, -9, 0, 1, 2}));
  EXPECT_EQ(deck.sonar.level_2,
            (std::vector<SonarOption>{{SonarResult::move, kOwnNation, 3, 1000}}));
  EXPECT_EQ(deck.sonar.level_1,
            (std::vector<SonarOption>{{SonarResult::run_aground, kOwnNation, 0, 3}}));
  EXPECT_EQ(deck.variant, (Variant{5, SetsOfFour::once, true}));
  EXPECT_EQ(read.value->source.of("/fleet/1/effect"), (TextPosition{31, 55}));
}

TEST(DeckFile, FillsInTheRulebooksNumbersAndWritesThem) {
  const std::string text = decks::bytes_of("tests/maps/con_sonar/fewest-members.deck.json");
  const ParseResult<DeckFile> read = parse_deck(text, "a.deck.json");
  ASSERT_TRUE(read) << read.errors[0].text();
  EXPECT_FALSE(read.value->canonical);
  EXPECT_EQ(read.value->deck.ladder, Ladder{});
  EXPECT_EQ(read.value->deck.die, 8);
  EXPECT_EQ(read.value->deck.score, ScoreValues{});
  const std::string written = to_canonical_json(read.value->deck);
  EXPECT_THAT(written, testing::HasSubstr("  \"ladder\": {\"steps\": 8, \"starts\": [2, 4]},\n"
                                          "  \"die\": 8,\n  \"hand\": 3,\n  \"face_up\": 3,\n"));
  EXPECT_THAT(written, testing::Not(testing::HasSubstr("variant")));
  EXPECT_TRUE(parse_deck(written, "-").value->canonical);
}

TEST(DeckFile, TakesColoursInCapitalsAndWritesSmallLetters) {
  std::string text = every_member();
  text.replace(text.find("#0000ff"), 7, "#0000FF");
  const ParseResult<DeckFile> read = parse_deck(text, "a.deck.json");
  ASSERT_TRUE(read);
  EXPECT_FALSE(read.value->canonical);
  EXPECT_EQ(to_canonical_json(read.value->deck), every_member());
}

TEST(DeckFile, ReportsEveryFaultOfAFile) {
  std::string text = every_member();
  text.replace(text.find("\"die\": 6"), 8, "\"die\": 1");
  text.replace(text.find("\"hand\": 2"), 9, "\"hand\": 9");
  std::vector<std::string> errors;
  for (const FileError& error : parse_deck(text, "a.deck.json").errors) {
    errors.push_back(error.text());
  }
  EXPECT_THAT(errors, testing::ElementsAre(
                          "a.deck.json:16:10: \"die\" must be a whole number from 2 to 20, not 1",
                          "a.deck.json:17:11: \"hand\" must be a whole number from 1 to 6, not 9"));
}

TEST(DeckFile, SaysWhenAFileCannotBeRead) {
  const ParseResult<DeckFile> read = load_deck("/nowhere/a.deck.json");
  ASSERT_EQ(read.errors.size(), 1U);
  EXPECT_EQ(read.errors[0].line, 0);
}

TEST(DeckFile, ReadsTheDecksOfTheRulebookAndOfTheOnlineVersion) {
  const std::string folder = std::string(CHARTROOM_SOURCE_DIR) + "/maps/packs/con-sonar/";
  for (const char* deck : {"con-sonar.deck.json", "con-sonar-online.deck.json"}) {
    const ParseResult<DeckFile> read = load_deck(folder + deck);
    ASSERT_TRUE(read) << read.errors[0].text();
    EXPECT_TRUE(read.value->canonical) << deck;
  }
}

class Dice {
 public:
  explicit Dice(std::uint32_t seed) : generator_(seed) {}
  int from(int lowest, int highest) {
    return lowest + static_cast<int>(generator_() % static_cast<unsigned>(highest - lowest + 1));
  }
  bool coin() { return from(0, 1) == 1; }

 private:
  std::mt19937 generator_;
};

Texts random_texts(Dice& dice) {
  const std::vector<std::string> pieces{"a", "\"", "\\", "\n", "\t", "{", "}", ",", "€", "[", " "};
  Texts texts;
  for (const char* language : {"en", "de", "ko"}) {
    std::string text = "x";
    for (int i = dice.from(0, 9); i > 0; --i) text += pieces[dice.from(0, 10)];
    if (texts.empty() || dice.coin()) texts[language] = text;
  }
  return texts;
}

int random_effect(Dice& dice) { return dice.from(1, kMaxEffect) * (dice.coin() ? 1 : -1); }

std::vector<SonarOption> random_level(Dice& dice, int nations) {
  std::vector<SonarOption> level;
  for (int i = dice.from(0, 4); i > 0; --i) {
    SonarOption option;
    option.result = kSonarResults[dice.from(0, 6)];
    option.weight = dice.from(1, 1000);
    if (option.result == SonarResult::move) {
      option.nation = dice.from(-1, nations - 1);
      option.effect = random_effect(dice);
    }
    level.push_back(option);
  }
  return level;
}

Deck random_deck(Dice& dice) {
  Deck deck;
  deck.id = "d-" + std::to_string(dice.from(0, 99));
  deck.name = random_texts(dice);
  if (dice.coin()) deck.notes = random_texts(dice);
  deck.ladder.steps = dice.from(3, kMaxSteps);
  deck.ladder.starts.assign(dice.from(1, 4), dice.from(1, deck.ladder.steps));
  deck.die = dice.from(2, 20);
  deck.hand = dice.from(1, 6);
  deck.face_up = dice.from(1, 6);
  for (int i = dice.from(2, 12); i > 0; --i) {
    deck.symbols.push_back({"s" + std::to_string(i), random_texts(dice)});
  }
  for (int i = dice.from(2, 8); i > 0; --i) {
    deck.nations.push_back(
        {"n-" + std::to_string(i), random_texts(dice), "#00000" + std::to_string(i)});
  }
  const int nations = static_cast<int>(deck.nations.size());
  const int symbols = static_cast<int>(deck.symbols.size());
  for (int i = dice.from(1, 20); i > 0; --i) {
    deck.fleet.push_back({dice.from(0, nations - 1), dice.from(0, symbols - 1), random_effect(dice),
                          dice.from(0, symbols - 1)});
    deck.torpedoes.push_back(
        {dice.from(0, nations - 1), dice.from(0, symbols - 1), dice.from(1, 9)});
  }
  deck.score.pair = dice.from(-9, 9);
  deck.sonar = {random_level(dice, nations), random_level(dice, nations)};
  if (dice.coin()) deck.variant = {dice.from(0, 1), SetsOfFour::once, dice.coin()};
  return deck;
}

TEST(RandomDecks, ComeBackFromTheirFiles) {
  Dice dice(1);
  for (int i = 0; i < kDecks; ++i) {
    const Deck deck = random_deck(dice);
    const std::string text = to_canonical_json(deck);
    const ParseResult<DeckFile> read = parse_deck(text, "-");
    ASSERT_TRUE(read) << read.errors[0].text() << "\n" << text;
    ASSERT_EQ(read.value->deck, deck) << text;
    ASSERT_TRUE(read.value->canonical);
  }
}

TEST(DamagedDecks, AreRefusedInPlaceOrReadAsAWholeDeck) {
  Dice dice(2);
  const std::string base = every_member();
  for (int i = 0; i < kMutations; ++i) {
    std::string bytes = base;
    const auto at = static_cast<std::size_t>(dice.from(0, static_cast<int>(bytes.size()) - 1));
    if (dice.coin()) {
      bytes[at] = "\"{}[],:0.\\#1-"[dice.from(0, 12)];
    } else {
      bytes.erase(at, static_cast<std::size_t>(dice.from(1, 20)));
    }
    const ParseResult<DeckFile> read = parse_deck(bytes, "-");
    if (!read) {
      ASSERT_FALSE(read.errors.empty());
      for (const FileError& error : read.errors) ASSERT_GE(error.line, 1) << error.text();
      continue;
    }
    const ParseResult<DeckFile> again = parse_deck(to_canonical_json(read.value->deck), "-");
    ASSERT_TRUE(again) << again.errors[0].text() << "\n" << bytes;
    ASSERT_EQ(again.value->deck, read.value->deck) << bytes;
  }
}

}  // namespace
}  // namespace chartroom::con_sonar
