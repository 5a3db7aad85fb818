#include <cstdint>

#include "validator/play/agents/open_steps.h"

#include <gtest/gtest.h>

#include "tests/known_maps.h"
#include "validator/rules/legal_actions.h"

namespace chartroom::play {
using namespace maps;
using namespace rules;
namespace {

// Returns a submarine after a random trail of up to `steps` steps from anywhere.
Submarine<2> after_a_random_trail(const Sea<2>& sea, const Map& map, int steps,
                                  std::mt19937& random) {
  Submarine<2> own{sea.water(), 0, 0, 0};
  own.cell = static_cast<std::int16_t>(BasicPointSet<2>::cell(known::random_water(map, random)));
  own.free.erase_cell(own.cell);
  for (; steps > 0; --steps) {
    const LegalActions<2> legal(sea, own);
    if (!legal.can_navigate()) break;
    auto d = static_cast<Direction>(random() % 4);
    while (!legal.can_navigate(d)) d = static_cast<Direction>(random() % 4);
    own.cell = static_cast<std::int16_t>(sea.next(own.cell, d));
    own.free.erase_cell(own.cell);
  }
  return own;
}

// True if some trail from a cell ends in a free surfacing, with no step left unless the will is
// at_will. Tries every trail.
bool some_trail_ends_well(const Sea<2>& sea, int cell, BasicPointSet<2> free, SurfacingWill will) {
  free.erase_cell(cell);
  bool stuck = true;
  for (const Direction d : kDirections) {
    const int to = sea.next(cell, d);
    if (!free.contains_cell(to)) continue;
    stuck = false;
    if (some_trail_ends_well(sea, to, free, will)) return true;
  }
  return sea.safe().contains_cell(cell) && (stuck || will == SurfacingWill::at_will);
}

Map small_sea(std::mt19937& random) {
  Map map = blank_map({4 + static_cast<int>(random() % 2), 4 + static_cast<int>(random() % 2)},
                      "small", "Small");
  map.surfacing = Surfacing{{}, 1};
  for (const Point p : map.points()) {
    if (random() % 6 == 0) map.islands.insert(p);
  }
  if (map.water().empty()) map.islands = {};
  for (const Point p : map.water()) {
    if (random() % 6 == 0) map.surfacing->safe.insert(p);
  }
  return map;
}

TEST(OpenSteps, PromiseNoTrailThatDoesNotExistAndFindMostThatDo) {
  std::mt19937 random(1);
  for (const SurfacingWill will : {SurfacingWill::blocked, SurfacingWill::at_will}) {
    int found = 0;
    int exist = 0;
    for (int i = 0; i < 1'500; ++i) {
      const Map map = small_sea(random);
      const Sea<2> sea(map, rulebook_for(map));
      const auto own = after_a_random_trail(sea, map, static_cast<int>(random() % 12), random);
      const OpenSteps<2> steps(sea, own, will);
      const LegalActions<2> legal(sea, own);
      for (const Direction d : kDirections) {
        if (!legal.can_navigate(d)) continue;
        const int to = sea.next(own.cell, d);
        const bool truly = some_trail_ends_well(sea, to, own.free, will);
        const bool said = steps.can_surface_from(to);
        ASSERT_TRUE(truly || !said) << "a trail that does not exist";
        exist += truly ? 1 : 0;
        found += said ? 1 : 0;
      }
    }
    EXPECT_GT(exist, 500);
    if (will == SurfacingWill::at_will) {
      EXPECT_EQ(found, exist);
    } else {
      EXPECT_GT(found, exist * 8 / 10);
    }
  }
}

// The answer for all steps together agrees with the answers for each alone.
TEST(OpenSteps, LeaveOutAStepOnlyWhereAnotherIsBetter) {
  std::mt19937 random(2);
  int left_out = 0;
  for (int i = 0; i < 20'000; ++i) {
    const Map map = i % 2 == 0 ? known::north_pole() : small_sea(random);
    const Sea<2> sea(map, rulebook_for(map));
    const auto own = after_a_random_trail(sea, map, static_cast<int>(random() % 60), random);
    const unsigned legal = own.free.around_cell(own.cell) & sea.ways(own.cell);
    for (const SurfacingWill will : {SurfacingWill::blocked, SurfacingWill::at_will}) {
      const OpenSteps<2> steps(sea, own, will);
      unsigned well = 0;
      for (const Direction d : kDirections) {
        const unsigned step = 1U << static_cast<unsigned>(d);
        if ((legal & step) != 0 && steps.can_surface_from(sea.next(own.cell, d))) well |= step;
      }
      const bool one_room = ring_meets(own.cell, own.free, sea.ways(own.cell));
      const unsigned open = steps.among(one_room);
      EXPECT_EQ(open & ~legal, 0U);
      if (well != 0) {
        EXPECT_EQ(open, well);
      } else if (legal != 0) {
        EXPECT_EQ(open == 0, steps.may_surface_here());
      }
      left_out += open != legal ? 1 : 0;
    }
  }
  EXPECT_GT(left_out, 500);
}

TEST(OpenSteps, WhoKeepsToThemNeverPaysForSurfacing) {
  std::mt19937 random(3);
  const Map map = known::north_pole();
  const Sea<2> sea(map, rulebook_for(map));
  for (const Point start : map.water()) {
    Submarine<2> own = after_a_random_trail(sea, map, 0, random);
    own.free = sea.water();
    own.cell = static_cast<std::int16_t>(BasicPointSet<2>::cell(start));
    own.free.erase_cell(own.cell);
    for (int step = 0, surfacings = 0; surfacings < 12; ++step) {
      const auto will = surfacings % 2 == 0 ? SurfacingWill::blocked : SurfacingWill::at_will;
      const unsigned open = OpenSteps<2>(sea, own, will).among(false);
      if (open == 0) {
        ASSERT_TRUE(sea.safe().contains_cell(own.cell)) << to_string(own.point());
        own.free = sea.water();
        ++surfacings;
      } else {
        auto d = static_cast<Direction>(random() % 4);
        while ((open >> static_cast<unsigned>(d) & 1U) == 0) {
          d = static_cast<Direction>(random() % 4);
        }
        own.cell = static_cast<std::int16_t>(sea.next(own.cell, d));
      }
      own.free.erase_cell(own.cell);
    }
  }
}

TEST(OpenSteps, LeadPastAPocketWhereSurfacingIsFree) {
  // A bay of two points is up, the open sea is down.
  const Map map =
      known::sea({".###......", ".###......", ".###......", "..........", ".........."});
  const Sea<2> sea(map, rulebook_for(map));
  Submarine<2> own{sea.water(), 0, 0, 0};
  own.cell = static_cast<std::int16_t>(BasicPointSet<2>::cell({0, 2}));
  own.free.erase_cell(own.cell);
  const OpenSteps<2> steps(sea, own, SurfacingWill::blocked);
  EXPECT_EQ(steps.among(false), 2U) << "down alone";
}

}  // namespace
}  // namespace chartroom::play
