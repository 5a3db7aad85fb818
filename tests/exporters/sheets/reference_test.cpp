#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "exporters/sheets/reference_cards.h"
#include "tests/exporters/sample_maps.h"
#include "tests/exporters/sheets/printed_text.h"

namespace chartroom::exporters {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(ReferenceCards, HaveTheirSizeOnEveryPaperAndTheirBacksBehindThem) {
  for (const Paper paper : kPapers) {
    const Mm frame = frame_size(paper);
    const CardGrid grid = reference_grid(frame);
    for (const maps::Team team : maps::kTeams) {
      for (const Role role : kRoles) {
        const MmRect front = reference_place(grid, role, team, false);
        const MmRect back = reference_place(grid, role, team, true);
        for (const MmRect place : {front, back}) {
          EXPECT_NEAR(std::min(place.width, place.height), 88, 1e-9);
          EXPECT_NEAR(std::max(place.width, place.height), 126, 1e-9);
          const MmRect ground = card_ground(grid, place, grid.block());
          EXPECT_GE(ground.x, 0);
          EXPECT_GE(ground.y, 0);
          EXPECT_LE(ground.right(), frame.x);
          EXPECT_LE(ground.bottom(), frame.y);
          // What shows when a cut is off by a millimetre and a half.
          EXPECT_LE(ground.x, place.x - 1.5);
          EXPECT_GE(ground.bottom(), place.bottom() + 1.5);
        }
        // The paper turns about its short edge.
        EXPECT_NEAR(back.x, frame.x - front.right(), 1e-9);
        EXPECT_NEAR(back.y, front.y, 1e-9);
      }
    }
  }
}

TEST(ReferenceCards, AreApartByAGutter) {
  const CardGrid grid = reference_grid(kSmallFrame);
  const MmRect first = reference_place(grid, Role::captain, maps::Team::blue, false);
  EXPECT_NEAR(reference_place(grid, Role::radio, maps::Team::blue, false).x - first.right(),
              grid.gutter, 1e-9);
  EXPECT_NEAR(reference_place(grid, Role::captain, maps::Team::green, false).y - first.bottom(),
              grid.gutter, 1e-9);
  EXPECT_GE(grid.gutter, 3);
}

TEST(ReferenceCards, NameTheStartThatTheMapForces) {
  const std::string forced = printed_text(sample::archipelago(), "reference");
  EXPECT_THAT(forced, HasSubstr("Your start is A1"));
  EXPECT_THAT(forced, HasSubstr("Your start is J10"));
  EXPECT_THAT(forced, HasSubstr("They start on A1"));
  EXPECT_THAT(forced, Not(HasSubstr("Choose a start")));
  const std::string free = printed_text(sample::north_pole(), "reference");
  EXPECT_THAT(free, HasSubstr("Choose a start on water"));
  EXPECT_THAT(free, Not(HasSubstr("Your start is")));
}

TEST(ReferenceCards, SayWhereSurfacingIsFree) {
  EXPECT_THAT(printed_text(sample::north_pole(), "reference"),
              HasSubstr("No damage on D3, E8 or I5."));
  EXPECT_THAT(printed_text(sample::archipelago(), "reference"), Not(HasSubstr("No damage on")));
}

}  // namespace
}  // namespace chartroom::exporters
