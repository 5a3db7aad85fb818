#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <set>
#include <vector>

#include "exporters/page/card_cuts.h"
#include "exporters/sheets/reference_cards.h"
#include "tests/exporters/drawing/lato.h"
#include "tests/exporters/languages.h"
#include "tests/exporters/sample_maps.h"
#include "tests/exporters/sheets/drawn_page.h"
#include "tests/exporters/sheets/printed_text.h"

namespace chartroom::exporters {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

// Returns all cards on both sides of a page.
std::vector<MmRect> places(const CardGrid& grid) {
  std::vector<MmRect> all;
  for (int k = 0; k < grid.cards(); ++k) {
    all.push_back(grid.front(k));
    all.push_back(grid.back(k));
  }
  return all;
}

TEST(ReferenceCards, HaveTheirSizeOnEveryPaperAndTheirBacksBehindThem) {
  for (const Paper paper : kPapers) {
    const Mm frame = frame_size(paper);
    for (const Backs backs : {Backs::duplex, Backs::gutterfold}) {
      const CardGrid grid = reference_grid(frame, backs);
      for (int k = 0; k < grid.cards(); ++k) {
        // The paper is flipped on its short edge, or folded in its middle.
        EXPECT_NEAR(grid.back(k).x, frame.x - grid.front(k).right(), 1e-9);
        EXPECT_NEAR(grid.back(k).y, grid.front(k).y, 1e-9);
      }
      CardCuts cuts;
      for (const MmRect place : places(grid)) cuts.add(place);
      for (const MmRect place : places(grid)) {
        EXPECT_NEAR(std::min(place.width, place.height), 88, 1e-9);
        EXPECT_NEAR(std::max(place.width, place.height), 126, 1e-9);
        const MmRect ground = card_ground(grid, place, cuts.block());
        EXPECT_GE(ground.x, 0);
        EXPECT_GE(ground.y, 0);
        EXPECT_LE(ground.right(), frame.x);
        EXPECT_LE(ground.bottom(), frame.y);
        // The ground covers cuts that are off by a millimeter and a half.
        EXPECT_LE(ground.x, place.x - 1.5);
        EXPECT_GE(ground.bottom(), place.bottom() + 1.5);
      }
    }
  }
}

TEST(ReferenceCards, AreApartByAGutter) {
  for (const Backs backs : {Backs::duplex, Backs::gutterfold}) {
    const CardGrid grid = reference_grid(kSmallFrame, backs);
    EXPECT_GE(grid.gutter, 3);
    EXPECT_NEAR(grid.front(grid.columns).y - grid.front(0).bottom(), grid.gutter, 1e-9);
  }
  const CardGrid folded = reference_grid(kSmallFrame, Backs::gutterfold);
  EXPECT_NEAR(folded.back(0).x - folded.front(0).right(), folded.gutter, 1e-9);
}

// Both pages together have each card once.
TEST(ReferenceCards, AreThereForBothRolesOfBothTeamsOnEveryPaper) {
  for (const Mm frame : {kSmallFrame, kLargeFrame}) {
    for (const Backs backs : {Backs::duplex, Backs::gutterfold}) {
      const CardGrid grid = reference_grid(frame, backs);
      std::map<std::pair<Role, maps::Team>, int> found;
      for (int page = 0; page < (grid.folded ? 2 : 1); ++page) {
        for (int k = 0; k < grid.cards(); ++k) {
          const ReferenceCard card = reference_card(grid, page, k);
          ++found[{card.role, card.team}];
        }
      }
      ASSERT_EQ(found.size(), 4);
      for (const auto& [card, times] : found) EXPECT_EQ(times, 1);
    }
  }
}

TEST(ReferenceCards, LieInTheMiddleOfALargePaper) {
  for (const Backs backs : {Backs::duplex, Backs::gutterfold}) {
    const CardGrid grid = reference_grid(kLargeFrame, backs);
    EXPECT_NEAR(grid.middle.x, kLargeFrame.x / 2, 1e-9);
    EXPECT_NEAR(grid.middle.y, kLargeFrame.y / 2, 1e-9);
    EXPECT_NEAR(grid.block().y + grid.block().height / 2, kLargeFrame.y / 2, 1e-9);
  }
}

// Backs are side by side, and a larger one would seem more important.
TEST(ReferenceCards, SetAllBacksInLettersOfOneSize) {
  for (const maps::Map& map : {sample::north_pole(), sample::archipelago()}) {
    for (const std::string& language : languages()) {
      const SheetContext context = context_of(map, kSmallFrame, language);
      const DrawnPage page = drawn(*find_sheet("reference"), 1, context);
      std::set<long> sizes;  // in hundredths of a millimeter
      for (const Role role : kRoles) {
        for (const maps::Team team : maps::kTeams) {
          for (const TextBlock& block : role_reminders(context, role, team)) {
            const auto found = std::ranges::find(page.texts, block.text, &DrawnText::text);
            ASSERT_NE(found, page.texts.end()) << block.text;
            sizes.insert(std::lround(100 * found->size));
          }
        }
      }
      EXPECT_EQ(sizes.size(), 1) << map.id << " " << language;
      const long least = lato_is_wider() ? 289 : 317;  // nine points
      EXPECT_GE(*sizes.begin(), least) << map.id << " " << language;
    }
  }
}

TEST(ReferenceCards, SayHowTheirBacksComeBehindThem) {
  const maps::Map map = sample::north_pole();
  const std::array<const Sheet*, 1> cards{find_sheet("reference")};
  for (const Paper paper : {Paper::a4, Paper::a3}) {
    PrintSettings settings;
    settings.page.paper = paper;
    EXPECT_THAT(text_of_pdf(pdf_document(map, cards, settings)),
                AllOf(HasSubstr("Print on both sides"), Not(HasSubstr("fold along"))));
    settings.backs = Backs::gutterfold;
    EXPECT_THAT(text_of_pdf(pdf_document(map, cards, settings)),
                AllOf(HasSubstr("fold along the dashed line"), Not(HasSubstr("both sides"))));
  }
}

TEST(ReferenceCards, KeepToTheFrameWhereTheyAreFolded) {
  const maps::Map map = sample::north_pole();
  for (const Mm frame : {kSmallFrame, kLargeFrame}) {
    for (const int page : {0, 1}) {
      SheetContext context = context_of(map, frame, "de");
      context.backs = Backs::gutterfold;
      const MmRect ink = drawn(*find_sheet("reference"), page, context).ink;
      EXPECT_GE(ink.x, -1e-9);
      EXPECT_GE(ink.y, -1e-9);
      EXPECT_LE(ink.right(), frame.x + 0.1);
      EXPECT_LE(ink.bottom(), frame.y + 0.1);
    }
  }
}

TEST(ReferenceCards, NameTheStartThatTheMapForces) {
  const std::string forced = printed_text(sample::archipelago(), "reference");
  EXPECT_THAT(forced, HasSubstr("Mark your start, A1"));
  EXPECT_THAT(forced, HasSubstr("Mark your start, J10"));
  EXPECT_THAT(forced, HasSubstr("They start on A1"));
  EXPECT_THAT(forced, Not(HasSubstr("Choose a start")));
  const std::string free = printed_text(sample::north_pole(), "reference");
  EXPECT_THAT(free, HasSubstr("Choose a start on water"));
  EXPECT_THAT(free, Not(HasSubstr("Mark your start")));
}

TEST(ReferenceCards, SayWhereSurfacingIsFree) {
  EXPECT_THAT(printed_text(sample::north_pole(), "reference"),
              HasSubstr("No damage on D3, E8 or I5."));
  EXPECT_THAT(printed_text(sample::archipelago(), "reference"), Not(HasSubstr("No damage on")));
}

}  // namespace
}  // namespace chartroom::exporters
