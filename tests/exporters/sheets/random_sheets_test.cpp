// Tests that sheets of any map stay in their frames, and texts in their room.
#include <fmt/core.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>

#include "exporters/sheets/sheet.h"
#include "tests/exporters/languages.h"
#include "tests/exporters/sample_maps.h"
#include "tests/exporters/sheets/drawn_page.h"
#include "tests/exporters/sheets/printed_text.h"

namespace chartroom::exporters {
using namespace maps;
namespace {

constexpr int kMaps = CHARTROOM_NIGHTLY ? 2'000 : 40;
class Dice {
 public:
  explicit Dice(unsigned seed) : generator_(seed) {}
  int below(int n) { return static_cast<int>(generator_() % static_cast<unsigned>(n)); }
  bool coin() { return below(2) == 0; }
  template <typename List>
  const auto& one_of(const List& list) {
    return list[static_cast<std::size_t>(below(static_cast<int>(std::size(list))))];
  }

 private:
  std::mt19937 generator_;
};

std::string random_text(Dice& dice) {
  static const std::vector<std::string> kPieces{
      "a",          "i",       "W",         "Ä",      "ß",          "€",
      "\U0001F600", " ",       "\n",        "\t",     "바다",       "잠수함의",
      "Œuvre",      "مرحبا",   "ים",        "\u2028", "\U0010FFFD", "g\u0301\u0302\u0303",
      "North ",     "of the ", "\U0001F468"};
  std::string text = "x";
  if (dice.below(6) == 0) return text + std::string(80, dice.coin() ? 'W' : 'm');
  const int letters = dice.below(3) == 0 ? 200 : 1 + dice.below(40);
  for (int k = 0; k < letters; ++k) text += dice.one_of(kPieces);
  return text;
}

void add_texts(Map& map, Dice& dice) {
  map.name["en"] = random_text(dice);
  for (const std::string& language : languages()) {
    if (dice.coin()) map.name[language] = random_text(dice);
    if (dice.coin()) map.notes[language] = random_text(dice);
  }
  if (dice.coin()) map.author = random_text(dice);
  if (dice.coin()) map.revision = random_text(dice);
}

void add_rules(Map& map, Dice& dice) {
  const auto random_point = [&] {
    return Point{dice.below(map.size.columns), dice.below(map.size.rows)};
  };
  if (dice.coin()) map.starts.blue = random_point();
  if (dice.coin()) map.starts.green = random_point();
  map.surfacing.reset();
  if (dice.below(3) > 0) {
    map.surfacing = Surfacing{{}, 1 + dice.below(9)};
    for (int k = dice.below(31); k > 0; --k) map.surfacing->safe.insert(random_point());
  }
  for (const HouseRule& rule : kHouseRules) {
    if (dice.coin()) continue;
    const int highest =
        rule.is_cost ? std::min(rule.highest, map.rules.gauge.value_or(4)) : rule.highest;
    map.rules.*rule.replacement = rule.lowest + dice.below(highest - rule.lowest + 1);
  }
}

Map random_map(unsigned seed) {
  Dice dice(seed);
  Map map = dice.coin() ? sample::random(seed) : sample::random_quadrants(seed);
  map.theme = dice.one_of(kThemes);
  add_rules(map, dice);
  add_texts(map, dice);
  return map;
}

// True if the text has one of the map's texts.
bool has_text_of(const Map& map, const std::string& text) {
  const auto stands = [&](const std::string& value) {
    return !value.empty() && text.find(value) != std::string::npos;
  };
  const auto any_stands = [&](const Texts& texts) {
    return std::ranges::any_of(texts, [&](const auto& entry) { return stands(entry.second); });
  };
  return any_stands(map.name) || any_stands(map.notes) || stands(map.author) ||
         stands(map.revision);
}

void expect_inside(MmRect inner, MmRect outer, double over, const std::string& what) {
  EXPECT_GE(inner.x, outer.x - over) << what;
  EXPECT_GE(inner.y, outer.y - over) << what;
  EXPECT_LE(inner.right(), outer.right() + over) << what;
  EXPECT_LE(inner.bottom(), outer.bottom() + over) << what;
}

void expect_texts_in_their_room(const Map& map, const DrawnPage& page, MmRect frame,
                                const std::string& where) {
  for (const TextProblem& problem : page.log) {
    if (problem.kind == TextProblem::Kind::no_room) {
      EXPECT_TRUE(has_text_of(map, problem.text)) << where << ": " << problem.text;
    }
  }
  for (const DrawnText& text : page.texts) {
    if (text.ink.width <= 0 || text.ink.height <= 0) continue;
    const std::string what = where + ": " + text.text;
    // Letters may reach out by part of their size.
    expect_inside(text.ink, text.box, 0.15 + 0.75 * text.size, what);
    expect_inside(text.ink, frame, 0.05, what);
  }
}

struct Print {
  std::string language = "en";
  Look look = Look::colour;
  Mm frame = kSmallFrame;
};

void expect_within_its_room(const Map& map, const Sheet& sheet, int number, const Print& print) {
  const SheetContext context = context_of(map, print.frame, print.language, print.look);
  const std::string where = fmt::format("{}, {} {} in {}, {}, {} mm", map.id, sheet.name, number,
                                        print.language, to_string(print.look), print.frame.x);
  const DrawnPage page = drawn(sheet, number, context);
  const MmRect room{0, 0, print.frame.x, print.frame.y};
  expect_inside(page.ink, room, 0.1, where);
  expect_texts_in_their_room(map, page, room, where);
}

// Draws a few pages of each map: others would draw the same texts again.
TEST(RandomSheets, KeepToTheirFramesAndTextsToTheirRoom) {
  constexpr int kPagesOfAMap = 4;
  for (unsigned seed = 1; seed <= kMaps; ++seed) {
    const Map map = random_map(seed);
    Dice dice(seed);
    for (int k = 0; k < kPagesOfAMap; ++k) {
      const Sheet& sheet = dice.one_of(sheets());
      const Print print{dice.one_of(languages()), dice.one_of(kLooks),
                        dice.coin() ? kSmallFrame : kLargeFrame};
      const int pages = sheet.pages(context_of(map, print.frame, print.language, print.look));
      if (pages > 0) expect_within_its_room(map, sheet, dice.below(pages), print);
    }
  }
}

// A map under construction may have no water, or one point of it.
TEST(RandomSheets, AreDrawnOfASeaWithHardlyAnyWater) {
  for (const Size size : {Size{4, 4}, Size{10, 10}, Size{15, 12}}) {
    for (const int points : {0, 1, 2}) {
      Map map = blank_map(size, "land", "Land");
      map.islands = map.points();
      if (points > 0) map.islands.erase({1, 1});
      if (points > 1) map.islands.erase({3, 3});
      for (const Sheet& sheet : sheets()) {
        const int pages = sheet.pages(context_of(map, kSmallFrame));
        for (int page = 0; page < pages; ++page) expect_within_its_room(map, sheet, page, {});
      }
      const std::string rules = printed_text(map, "rules");
      const char* example = points == 0 ? "D3" : points == 1 ? "B2" : "D4";
      EXPECT_THAT(rules, testing::HasSubstr(fmt::format("Missile on {}!", example)));
    }
  }
}

TEST(RandomSheets, HaveRoomForTheirOwnWordsInEveryLanguage) {
  for (const Map& map : sample::all()) {
    for (const Sheet& sheet : sheets()) {
      for (const std::string& language : languages()) {
        const int pages = sheet.pages(context_of(map, kSmallFrame, language, Look::colour));
        for (int page = 0; page < pages; ++page) {
          expect_within_its_room(map, sheet, page, {language});
        }
      }
    }
  }
}

}  // namespace
}  // namespace chartroom::exporters
