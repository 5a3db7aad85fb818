// How pages are filled.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "tests/exporters/sample_maps.h"
#include "tests/exporters/sheets/drawn_page.h"

namespace chartroom::exporters {
namespace {

// The first text of a page that is this one.
MmRect place_of(const DrawnPage& page, const std::string& text) {
  const auto found = std::ranges::find(page.texts, text, &DrawnText::text);
  EXPECT_NE(found, page.texts.end()) << text;
  return found == page.texts.end() ? MmRect{} : found->ink;
}

TEST(CalibrationSheet, LiesInTheMiddleOfALargePaperAtTrueScale) {
  const maps::Map map = sample::north_pole();
  const Sheet& sheet = *find_sheet("calibration");
  const MmRect small = place_of(drawn(sheet, 0, context_of(map, kSmallFrame)), "240 mm");
  const MmRect large = place_of(drawn(sheet, 0, context_of(map, kLargeFrame)), "240 mm");
  EXPECT_NEAR(small.width, large.width, 0.1);
  EXPECT_NEAR(large.x - kLargeFrame.x / 2, small.x - kSmallFrame.x / 2, 0.1);
  EXPECT_NEAR(large.y - kLargeFrame.y / 2, small.y - kSmallFrame.y / 2, 0.1);
}

// Above the table: how far the texts on the left and on the right reach down.
TEST(RulesSheet, HasTwoColumnsOfAboutTheSameHeight) {
  for (const maps::Map& map : sample::all()) {
    for (const char* language : {"en", "de", "fr", "it", "ko"}) {
      const SheetContext context = context_of(map, kSmallFrame, language);
      const DrawnPage page = drawn(*find_sheet("rules"), 0, context);
      const double top = place_of(page, context.tr("The game")).y;
      const double table = place_of(page, context.tr("One action a turn")).y;
      double left = 0;
      double right = 0;
      for (const DrawnText& text : page.texts) {
        if (text.ink.y < top - 1 || text.ink.y > table - 3) continue;
        double& column = text.ink.x < kSmallFrame.x / 2 ? left : right;
        column = std::max(column, text.ink.bottom() - top);
      }
      EXPECT_LT(std::abs(left - right), 0.25 * std::max(left, right)) << map.id << " " << language;
    }
  }
}

}  // namespace
}  // namespace chartroom::exporters
