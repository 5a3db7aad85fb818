// How pages are filled.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>

#include "exporters/parts/actions.h"
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

// The plates of the five actions stand side by side.
TEST(Screen, TellsAllActionsInLettersOfOneSize) {
  const maps::Map map = sample::north_pole();
  for (const char* language : {"en", "de", "fr", "it", "ko"}) {
    const SheetContext context = context_of(map, kSmallFrame, language);
    std::set<long> sizes;  // in hundredths of a millimetre
    for (const int page : {2, 4}) {
      const DrawnPage drawn_page = drawn(*find_sheet("screen"), page, context);
      for (const ActionRow& action : action_rows()) {
        const auto found =
            std::ranges::find(drawn_page.texts, effect_of(action, context), &DrawnText::text);
        if (found != drawn_page.texts.end()) sizes.insert(std::lround(100 * found->size));
      }
    }
    EXPECT_EQ(sizes.size(), 1) << language;
  }
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
