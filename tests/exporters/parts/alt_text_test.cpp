#include "exporters/parts/alt_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace chartroom::exporters {
namespace {

using testing::HasSubstr;

std::string alt_text_in(const char* language) {
  maps::Map map = maps::blank_map({6, 6}, "sea", "Sea");
  for (const maps::Point p : map.points()) map.quadrants.set(p, 1);
  map.rules.damage_to_sink = 1;
  return board_alt_text({map, sheet_translator(language), language, 16, rules::rulebook_for(map),
                         sheet_set(map, {})});
}

// A practice map's text once had "1 quadrants".
TEST(AltText, CountsOneAsOne) {
  EXPECT_THAT(alt_text_in("en"), HasSubstr("Sea: 6 × 6 points, 36 of them water, 1 quadrant."));
  EXPECT_THAT(alt_text_in("en"), HasSubstr("1 damage sinks a submarine"));
  EXPECT_THAT(alt_text_in("de"), HasSubstr(", 1 Quadrant."));
  EXPECT_THAT(alt_text_in("it"), HasSubstr("affonda con 1 danno"));
}

}  // namespace
}  // namespace chartroom::exporters
