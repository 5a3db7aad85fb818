#include "exporters/parts/rule_texts.h"

#include <fmt/core.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>

#include "exporters/parts/reminders.h"
#include "tests/exporters/languages.h"
#include "tests/exporters/sample_maps.h"
#include "tests/exporters/sheets/drawn_page.h"

namespace chartroom::exporters {
namespace {

// Returns the sources of SONAR's rulings in maps/RULES.md, by number.
std::map<int, std::string> sources() {
  std::ifstream file(CHARTROOM_SOURCE_DIR "/maps/RULES.md");
  const std::string page((std::istreambuf_iterator<char>(file)), {});
  const std::regex ruling("### Ruling ([0-9]+): [^\n]*\n\\*Source: ([^\n]*)\\*");
  std::map<int, std::string> found;
  for (std::sregex_iterator at(page.begin(), page.end(), ruling), end; at != end; ++at) {
    found[std::stoi((*at)[1])] = (*at)[2];
  }
  return found;
}

std::set<int> numbers_in(const TextBlocks& texts) {
  static const std::regex kNumber("\\(Ruling ([0-9]+)\\)");
  std::set<int> numbers;
  for (const TextBlock& block : texts) {
    for (std::sregex_iterator at(block.text.begin(), block.text.end(), kNumber), end; at != end;
         ++at) {
      numbers.insert(std::stoi((*at)[1]));
    }
  }
  return numbers;
}

TEST(RuleTexts, NameTheRulingOnEachQuestionThatAStopRaises) {
  EXPECT_EQ(numbers_in(realtime_texts(sheet_translator("en"))), (std::set{15, 16, 17}));
}

TEST(RuleTexts, ListNothingAsSilentThatARulebookSays) {
  const auto source = sources();
  ASSERT_GE(source.size(), 20U);
  const maps::Map map = sample::north_pole();
  const SheetContext context = context_of(map, kSmallFrame);
  const std::set<int> silent = numbers_in(silent_texts(context));
  EXPECT_EQ(silent, (std::set{7, 10, 19, 20}));
  for (const int number : silent) {
    EXPECT_NE(source.at(number).find("silent"), std::string::npos) << number;
  }
  const std::set<int> departures = numbers_in(departure_texts(context.tr));
  EXPECT_EQ(departures, (std::set{3, 12}));
  for (const int number : departures) {
    EXPECT_EQ(source.at(number).find("silent"), std::string::npos) << number;
  }
}

// Looks on the pages for players for rules that only Chartroom has.
TEST(RuleTexts, MarkEveryRuleOfOursWithItsNumber) {
  const std::map<const char*, int> ours{
      {"Energy and damage are public.", 18},
      {"Put both gauges beside the screen where all can see them. Each captain sets one. Without "
       "gauges, mark energy and damage on the sheets.",
       18},
      {"Your trail is every point since your start or last surfacing, including that point. Never "
       "move onto it again.",
       1},
      {"An island blocks only its own point, not the lines between points.", 2},
      {"Surfacing costs no energy and repairs nothing. If you have no other move, surface.", 6},
      {"An illegal call does not count. The captain calls again.", 19},
      {"Teammates may show each other everything and whisper. Anything said aloud counts for "
       "everyone.",
       20},
      {"Every submarine on it takes 1 damage, even yours. Their captain says “Hit!” or “Miss!”. "
       "You say “Self!”, but only if you hit yourself.",
       13},
      {"A missile hits one point in your quadrant, even your own point. Their captain says “Hit!” "
       "or “Miss!”. You say “Self!”, but only if you hit yourself.",
       13},
      {"What a radio operator learns", 8}};
  const maps::Map map = sample::north_pole();
  const auto source = sources();
  for (const std::string& language : languages()) {
    const SheetContext context = context_of(map, kSmallFrame, language);
    constexpr std::array<std::pair<const char*, int>, 3> kPages{
        {{"rules", 2}, {"reference", 2}, {"screen", 8}}};
    std::set<std::string> seen;
    for (const auto& [sheet, pages] : kPages) {
      for (int page = 0; page < pages; ++page) {
        for (const DrawnText& text : texts_on(sheet, page, context)) {
          for (const auto& [rule, number] : ours) {
            const std::string said = context.tr(rule);
            if (text.text.find(said) == std::string::npos) continue;
            seen.insert(rule);
            EXPECT_NE(text.text.find(with_ruling(said, number, context.tr)), std::string::npos)
                << sheet << ", " << language << ": " << text.text;
            EXPECT_TRUE(source.contains(number)) << number;
          }
        }
      }
    }
    EXPECT_EQ(seen.size(), ours.size()) << language;
  }
}

// Islands, the damage that loses, and who speaks after a missile.
TEST(RuleTexts, TellCaptainsOfIslandsAndOfTheDamageThatLosesOnSheetCardAndScreen) {
  maps::Map map = sample::archipelago();
  for (const int damage : {1, 2, 9}) {
    map.rules.damage_to_sink = damage;
    for (const std::string& language : languages()) {
      const SheetContext context = context_of(map, kSmallFrame, language);
      const auto with = [&](const char* text) {
        return fmt::format(fmt::runtime(context.tr.plural(text, text, damage)), damage);
      };
      const std::string head = with("Damage: {} sinks you");
      const std::string lose = with("{} damage sinks you, and you lose.");
      const std::string islands =
          context.tr("Say a direction and move one point, never onto an island or your trail.");
      const auto has = [&](const char* sheet, int page, const std::string& text) {
        return std::ranges::any_of(texts_on(sheet, page, context), [&](const DrawnText& one) {
          return one.text.find(text) != std::string::npos;
        });
      };
      for (const char* sheet : {"captain-blue", "captain-green"}) {
        EXPECT_TRUE(has(sheet, 0, head)) << sheet << language;
        EXPECT_TRUE(has(sheet, 0, islands)) << sheet << language;
      }
      EXPECT_TRUE(has("reference", 0, islands)) << language;
      EXPECT_TRUE(has("reference", 1, lose)) << language;
      EXPECT_TRUE(has("screen", 0, lose)) << language;
      EXPECT_TRUE(has("screen", 2, islands)) << language;
    }
  }
}

}  // namespace
}  // namespace chartroom::exporters
