// Tests that no two pages of a set contradict each other about the starts.
#include "exporters/parts/start_texts.h"

#include <fmt/core.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "exporters/parts/film_advice.h"
#include "exporters/parts/reminders.h"
#include "tests/exporters/languages.h"
#include "tests/exporters/sample_maps.h"
#include "tests/exporters/sheets/drawn_page.h"

namespace chartroom::exporters {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

// Returns a sea with each combination of forced starts and damage from surfacing.
std::vector<maps::Map> seas(const std::vector<int>& sides) {
  std::vector<maps::Map> all;
  for (const int side : sides) {
    for (const bool blue : {false, true}) {
      for (const bool green : {false, true}) {
        for (const int damage : {0, 1, 2}) {
          maps::Map map = maps::blank_map({side, side}, "sea", "Sea");
          if (blue) map.starts.blue = maps::Point{0, 0};
          if (green) map.starts.green = maps::Point{side - 1, side - 1};
          if (damage > 0) map.surfacing = maps::Surfacing{{}, damage};
          if (damage == 1) map.surfacing->safe.insert({1, 1});
          all.push_back(map);
        }
      }
    }
  }
  return all;
}

std::string described(const maps::Map& map, const std::string& language) {
  return fmt::format("{} points, starts {}{}, damage {}, {}", map.size.rows,
                     map.starts.blue ? "blue " : "", map.starts.green ? "green" : "",
                     map.surfacing ? map.surfacing->damage_elsewhere : 0, language);
}

std::set<std::string> words_on(const char* sheet, int page, const SheetContext& context) {
  std::set<std::string> texts;
  for (const DrawnText& text : texts_on(sheet, page, context)) texts.insert(text.text);
  return texts;
}

std::string joined(const TextBlocks& blocks) {
  std::string all;
  for (const TextBlock& block : blocks) all += block.text + "\n";
  return all;
}

// Returns the operator's text if the start is known, and the one if it is not.
struct OfOperator {
  std::string start;
  std::string known;
  std::string unknown;
};

OfOperator of_operator(const SheetContext& context, maps::Team team) {
  const std::optional<maps::Point> start = context.map.starts.of(other(team));
  return {start ? fmt::format(fmt::runtime(context.tr("They start on {}: start drawing there.")),
                              to_string(*start))
                : start_of_drawing(context, team, true),
          context.tr("Do not move the film: they are at the end of the trail."),
          context.tr("Until they surface, slide the film by whole points. Every position is "
                     "possible where the trail meets no island and stays on the map; they are at "
                     "its end. Then leave it aligned.")};
}

TEST(StartTexts, TellEachOperatorOneThingOnCardAndScreen) {
  for (const maps::Map& map : seas({4, 8, 15})) {
    for (const std::string& language : languages()) {
      const SheetContext context = context_of(map, kSmallFrame, language);
      const std::set<std::string> card = words_on("reference", 1, context);
      for (const maps::Team team : maps::kTeams) {
        const OfOperator own = of_operator(context, team);
        const bool known = map.starts.of(other(team)).has_value();
        const std::string said = joined(role_reminders(context, Role::radio, team));
        EXPECT_THAT(said, AllOf(HasSubstr(own.start), HasSubstr(known ? own.known : own.unknown),
                                Not(HasSubstr(known ? own.unknown : own.known))))
            << described(map, language);
        const std::set<std::string> screen =
            words_on("screen", team == maps::Team::blue ? 6 : 1, context);
        for (const TextBlock& block : role_reminders(context, Role::radio, team)) {
          EXPECT_TRUE(card.contains(block.text)) << described(map, language) << block.text;
          EXPECT_TRUE(screen.contains(block.text)) << described(map, language) << block.text;
        }
      }
    }
  }
}

// Rules are for both teams. Where the teams differ, each sentence names its team.
TEST(StartTexts, TellBothOperatorsInTheRulesWhereToDrawAndWhetherToSlide) {
  for (const maps::Map& map : seas({4, 8, 10})) {
    for (const std::string& language : languages()) {
      const SheetContext context = context_of(map, kSmallFrame, language);
      const std::set<std::string> rules = words_on("rules", 1, context);
      const bool alike = map.starts.blue.has_value() == map.starts.green.has_value();
      for (const maps::Team team : maps::kTeams) {
        const OfOperator own = of_operator(context, team);
        const bool known = knows_start(context, team);
        const auto named = [&](const std::string& text) {
          return alike ? text : of_team(context.tr, team, text);
        };
        EXPECT_TRUE(rules.contains(named(start_of_drawing(context, team, false))))
            << described(map, language);
        EXPECT_TRUE(rules.contains(named(known ? own.known : own.unknown)))
            << described(map, language);
        EXPECT_FALSE(rules.contains(known ? own.unknown : own.known) && !alike)
            << described(map, language);
        EXPECT_FALSE(rules.contains(named(known ? own.unknown : own.known)))
            << described(map, language);
      }
    }
  }
}

TEST(StartTexts, TellEachCaptainTheStartThatTheMapForcesAndNoOther) {
  for (const maps::Map& map : seas({4, 10})) {
    const SheetContext context = context_of(map, kSmallFrame);
    for (const maps::Team team : maps::kTeams) {
      const std::string said = joined(role_reminders(context, Role::captain, team));
      const auto start = map.starts.of(team);
      EXPECT_THAT(said, HasSubstr(start ? "Mark your start, " + to_string(*start) + "."
                                        : "Choose a start on water"));
      EXPECT_THAT(said, Not(HasSubstr(start ? "Choose a start" : "Mark your start")));
    }
  }
}

// Ruling 13: the captain says the damage of surfacing.
TEST(StartTexts, SayTheDamageOfSurfacingWithThePoint) {
  for (const maps::Map& map : seas({4, 10})) {
    const SheetContext context = context_of(map, kSmallFrame);
    const std::set<std::string> rules = words_on("rules", 0, context);
    int with_damage = 0;
    int without = 0;
    for (const std::string& text : rules) {
      if (!text.starts_with("“Surfacing on ")) continue;
      (text.find(" damage!") == text.npos ? without : with_damage) += 1;
    }
    EXPECT_EQ(with_damage, map.surfacing ? 1 : 0);
    EXPECT_EQ(without, map.surfacing ? 0 : 1);
    const std::string card = joined(role_reminders(context, Role::captain, maps::Team::blue));
    EXPECT_EQ(card.find("Say the damage, too.") != card.npos, map.surfacing.has_value());
  }
}

}  // namespace
}  // namespace chartroom::exporters
