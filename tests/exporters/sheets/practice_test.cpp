#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/exporters/sample_maps.h"
#include "tests/exporters/sheets/drawn_page.h"
#include "tests/exporters/sheets/printed_text.h"

namespace chartroom::exporters {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(PracticeMap, CarriesNoCodeOfAnotherMapAndCellsToMark) {
  const maps::Map map = sample::north_pole();
  const std::string text = printed_text(map, "practice");
  EXPECT_THAT(text, Not(HasSubstr(sheet_set(map, {}).code)));
  EXPECT_THAT(text, Not(HasSubstr(map.id)));
  EXPECT_THAT(text, HasSubstr("Energy"));
  EXPECT_THAT(text, HasSubstr("Damage"));
}

// Players draw its quadrants and surface points later.
TEST(PracticeMap, SaysOfItsSeaOnlyWhatIsTrueOfIt) {
  const maps::Map map = sample::north_pole();
  const DrawnPage page = drawn(*find_sheet("practice"), 0, context_of(map, kSmallFrame));
  const BoardLayout board = sheet_board(map.size, usual_pitch(map.size), kSmallFrame);
  const MmRect sea = board.sea();
  for (const DrawnText& text : page.texts) {
    const bool beside = text.ink.right() < sea.x || text.ink.x > sea.right() ||
                        text.ink.bottom() < sea.y || text.ink.y > sea.bottom();
    EXPECT_TRUE(beside || text.ink.width <= 0) << text.text;
  }
  EXPECT_THAT(printed_text(map, "practice"), HasSubstr("Surfacing is free. If it should"));
}

}  // namespace
}  // namespace chartroom::exporters
