#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/exporters/sample_maps.h"
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

}  // namespace
}  // namespace chartroom::exporters
