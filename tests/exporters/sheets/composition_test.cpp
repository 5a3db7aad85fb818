// Tests the composition of pages.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>

#include "exporters/parts/actions.h"
#include "exporters/parts/plain_page.h"
#include "tests/exporters/languages.h"
#include "tests/exporters/sample_maps.h"
#include "tests/exporters/sheets/drawn_page.h"

namespace chartroom::exporters {
namespace {

// Returns the place of the first such text on a page.
MmRect place_of(const DrawnPage& page, const std::string& text) {
  const auto found = std::ranges::find(page.texts, text, &DrawnText::text);
  EXPECT_NE(found, page.texts.end()) << text;
  return found == page.texts.end() ? MmRect{} : found->ink;
}

// Titles begin at the boards' edges, and the set's code ends at their panels'.
TEST(Pages, HaveTheSameMarginsOnAllPagesOfAPaper) {
  const maps::Map map = sample::north_pole();
  for (const Mm frame : {kSmallFrame, kLargeFrame}) {
    const SheetContext context = context_of(map, frame);
    const BoardLayout board = sheet_board(map.size, context.pitch, frame);
    const double left = sheet_margin(board.frame().width, frame);
    for (const char* sheet : {"gauges", "calibration", "rules", "assembly"}) {
      const DrawnPage page = drawn(*find_sheet(sheet), 0, context);
      const MmRect title = place_of(page, find_sheet(sheet)->title(context.tr));
      EXPECT_NEAR(title.x, std::max(kRulerStrip, left), 1.5) << sheet;
      const MmRect code = place_of(page, context.set.code);
      EXPECT_NEAR(frame.x - code.right(), std::max(kRulerStrip, left), 2.5) << sheet;
    }
  }
}

TEST(Pages, HaveBoardAndPanelSideBySideInTheMiddleOfALargePaper) {
  const BoardLayout board = sheet_board({10, 10}, kLargePitch, kLargeFrame);
  const MmRect panel = sheet_panel(board, kLargeFrame);
  EXPECT_NEAR(board.frame().x, kLargeFrame.x - panel.right(), 3);
  EXPECT_LE(panel.x - board.frame().right(), 6);
  EXPECT_GE(panel.x - board.frame().right(), 3);
}

// A footer ends at the edge of the page's boxes.
TEST(Pages, EndTheirFootersWithTheirBoxes) {
  const maps::Map map = sample::north_pole();
  for (const Mm frame : {kSmallFrame, kLargeFrame}) {
    const SheetContext context = context_of(map, frame);
    const DrawnPage page = drawn(*find_sheet("rules"), 1, context);
    const auto footer = std::ranges::find_if(page.texts, [&](const DrawnText& text) {
      return text.text.find(context.tr("Print at 100%, no scaling")) != std::string::npos;
    });
    ASSERT_NE(footer, page.texts.end());
    EXPECT_NEAR(footer->box.right(), plain_body(frame).right() * sheet_zoom(frame), 0.2);
  }
}

TEST(CalibrationSheet, SetsItsWordsAsLargeAsOtherPagesOfItsPaper) {
  const maps::Map map = sample::north_pole();
  const Sheet& sheet = *find_sheet("calibration");
  const auto height = [&](Mm frame) {
    return place_of(drawn(sheet, 0, context_of(map, frame)), "240 mm").height;
  };
  EXPECT_NEAR(height(kLargeFrame), height(kSmallFrame) * sheet_zoom(kLargeFrame), 0.1);
}

TEST(OperatorSheet, KeepsTheNameClearOfItsSign) {
  const maps::Map map = sample::north_pole();
  for (const std::string& language : languages()) {
    for (const Mm frame : {kSmallFrame, kLargeFrame}) {
      const SheetContext context = context_of(map, frame, language);
      const DrawnPage page = drawn(*find_sheet("operator-blue"), 0, context);
      const MmRect name = place_of(page, context.tr("Radio Operator"));
      const BoardLayout board = sheet_board(map.size, context.pitch, frame);
      // The sign is 22 mm from the panel's edge, unless the panel is enlarged.
      const MmRect panel = sheet_panel(board, frame);
      EXPECT_LE(name.right(), panel.right() - 28 * sheet_zoom(frame)) << language;
    }
  }
}

// The plates of the five actions are side by side.
TEST(Screen, TellsAllActionsInLettersOfOneSize) {
  const maps::Map map = sample::north_pole();
  for (const std::string& language : languages()) {
    const SheetContext context = context_of(map, kSmallFrame, language);
    std::set<long> sizes;  // in hundredths of a millimeter
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

// The columns' ends above the table, left and right.
TEST(RulesSheet, HasTwoColumnsOfAboutTheSameHeight) {
  for (const maps::Map& map : sample::all()) {
    for (const std::string& language : languages()) {
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
