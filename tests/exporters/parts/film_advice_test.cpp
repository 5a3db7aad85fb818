#include "exporters/parts/film_advice.h"

#include <gtest/gtest.h>

#include "tests/exporters/sample_maps.h"

namespace chartroom::exporters {
using namespace maps;
using namespace rules;
namespace {

std::size_t rules_on(const Map& map) {
  const SheetContext context{map,
                             sheet_translator("en"),
                             "en",
                             usual_pitch(map.size),
                             rulebook_for(map),
                             sheet_set(map, {}),
                             kSmallFrame,
                             Look::colour};
  const TextBlocks rules = film_rules(context);
  for (const TextBlock& rule : rules) EXPECT_EQ(rule.kind, TextBlock::Kind::item);
  return rules.size();
}

TEST(FilmAdvice, TellsOfMarksAndTheFilmsEdgeOnlyWhereATrailCanLeaveIt) {
  Map map = sample::archipelago();
  EXPECT_EQ(rules_on(map), 7U);
  map.starts.blue.reset();
  EXPECT_EQ(rules_on(map), 10U);  // two each on starting and sliding
  EXPECT_EQ(rules_on(sample::small_lagoon()), 7U);
}

}  // namespace
}  // namespace chartroom::exporters
