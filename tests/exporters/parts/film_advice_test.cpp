#include "exporters/parts/film_advice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/exporters/sample_maps.h"

namespace chartroom::exporters {
using namespace maps;
using namespace rules;
namespace {

SheetContext context_of(const Map& map) {
  return {map,
          sheet_translator("en"),
          "en",
          usual_pitch(map.size),
          rulebook_for(map),
          sheet_set(map, {}),
          kSmallFrame,
          Look::colour};
}

std::string words_of(const TextBlocks& blocks) {
  std::string words;
  for (const TextBlock& block : blocks) words += block.text + "\n";
  return words;
}

TEST(FilmAdvice, TellsOfTheFilmsEdgeOnlyWhereATrailCanLeaveIt) {
  const auto edge = testing::HasSubstr("If the next point is off the film");
  EXPECT_THAT(words_of(film_rules(context_of(sample::north_pole()))), testing::Not(edge));
  EXPECT_THAT(words_of(film_rules(context_of(sample::small_lagoon()))), testing::Not(edge));
  const Map large = blank_map({11, 11}, "sea", "Sea");
  EXPECT_THAT(words_of(film_rules(context_of(large))), edge);
  SheetContext wide = context_of(sample::north_pole());
  wide.film_pitch = 16;
  EXPECT_THAT(words_of(film_rules(wide)), edge);
}

// Every film has its start in one place, known or not, and each team's card tells only of its own.
TEST(FilmAdvice, SaysWhereToStartDrawingOnEveryMap) {
  for (const Map& map : sample::all()) {
    EXPECT_THAT(words_of(film_rules(context_of(map))),
                testing::HasSubstr("Start drawing at the start mark"));
  }
  Map map = sample::archipelago();
  map.starts.blue.reset();
  const auto slide = testing::HasSubstr("slide the film by whole points");
  const std::string of_blue = words_of(film_rules(context_of(map), Team::blue));
  EXPECT_THAT(of_blue, testing::HasSubstr("They start on J10: start drawing there."));
  EXPECT_THAT(of_blue, testing::Not(slide));
  const std::string of_green = words_of(film_rules(context_of(map), Team::green));
  EXPECT_THAT(of_green, testing::Not(testing::HasSubstr("They start on")));
  EXPECT_THAT(of_green, slide);
}

TEST(FilmAdvice, LeavesTheExactWayOfASilenceToExperts) {
  const auto gap = testing::HasSubstr("Leave a gap");
  const auto every = testing::HasSubstr("Draw every such step");
  for (const Map& map : sample::all()) {
    const SheetContext context = context_of(map);
    EXPECT_THAT(words_of(film_rules(context)), testing::AllOf(gap, testing::Not(every)));
    EXPECT_THAT(words_of(exact_silence_rules(context)), every);
  }
}

}  // namespace
}  // namespace chartroom::exporters
