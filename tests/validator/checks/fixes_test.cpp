#include "validator/checks/fixes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "tests/known_maps.h"

namespace chartroom::checks {
using namespace maps;
using namespace reports;
namespace {

MapFile file_of(const Map& map, bool canonical = true) {
  return {"sea.map.json", map, {}, canonical};
}

std::vector<std::string> codes(const std::vector<reports::Finding>& findings) {
  std::vector<std::string> codes;
  for (const reports::Finding& finding : findings) codes.push_back(finding.code);
  return codes;
}

// A profile that applies every fix.
Profile unsafe() {
  Profile profile;
  profile.unsafe_fixes = true;
  return profile;
}

// A random map with faults that fixes repair, such as surface points on islands.
Map faulty_map(std::mt19937& random) {
  Map map = known::random_map(random);
  if (map.surfacing && random() % 2 == 0) {
    map.surfacing->safe.insert(known::random_water(map, random));
    if (!map.islands.empty()) map.surfacing->safe.insert(map.islands.first());
  }
  if (random() % 4 == 0) map.starts.blue = known::random_water(map, random);
  return map;
}

TEST(Fixes, ASecondRunFindsNothingMoreToMend) {
  std::mt19937 random(61);
  for (int i = 0; i < 60; ++i) {
    for (const Profile& profile : {Profile(), unsafe()}) {
      const FixedMap once = fix_all(file_of(faulty_map(random)), nullptr, profile);
      const FixedMap twice = fix_all(file_of(once.map), nullptr, profile);
      EXPECT_EQ(twice.map, once.map);
      EXPECT_TRUE(twice.applied.empty());
    }
  }
}

TEST(Fixes, EachFixChangesTheMapOnceAndMendsWhatItIsFor) {
  std::mt19937 random(62);
  Profile fixable;
  fixable.select = {"Q102", "Q105", "Q106", "R201", "S303", "S307"};
  for (int i = 0; i < 60; ++i) {
    const Map map = faulty_map(random);
    for (const reports::Finding& finding : map_findings(file_of(map), nullptr, fixable)) {
      if (!finding.fixable()) continue;
      const Map applied = apply_fix(map, finding);
      EXPECT_NE(applied, map) << finding.code;
      EXPECT_EQ(apply_fix(applied, finding), applied) << finding.code;
      EXPECT_FALSE(finding.fix->said.empty());
      for (const reports::Finding& left : map_findings(file_of(applied), nullptr, fixable)) {
        EXPECT_FALSE(left.code == finding.code && left.points == finding.points) << finding.code;
      }
    }
  }
}

std::map<std::string, int> counts_from(const std::vector<reports::Finding>& findings,
                                       Severity severity) {
  std::map<std::string, int> counts;
  for (const reports::Finding& finding : findings) {
    if (finding.severity >= severity) ++counts[finding.code];
  }
  return counts;
}

// Nightly runs try 5,000 maps.
TEST(Fixes, NoFixAddsAFindingThatWeighsAsMuch) {
  std::mt19937 random(63);
  const int maps = CHARTROOM_NIGHTLY ? 5000 : 250;
  for (int i = 0; i < maps; ++i) {
    Map map = faulty_map(random);
    const FixedMap fixed = fix_all(file_of(map), nullptr, unsafe());
    for (const reports::Finding& finding : fixed.applied) {
      const Map after = apply_fix(map, finding);
      const auto known = counts_from(map_findings(file_of(map), nullptr, {}), finding.severity);
      for (const auto& [code, count] :
           counts_from(map_findings(file_of(after), nullptr, {}), finding.severity)) {
        EXPECT_LE(count, known.contains(code) ? known.at(code) : 0) << finding.code << ": " << code;
      }
      map = after;
    }
    EXPECT_EQ(map, fixed.map);
  }
}

TEST(Fixes, SafeOnesLeaveSeaQuadrantsAndStartsAsTheyAre) {
  std::mt19937 random(64);
  int applied = 0;
  for (int i = 0; i < 250; ++i) {
    const Map map = faulty_map(random);
    const FixedMap fixed = fix_all(file_of(map), nullptr, {});
    applied += static_cast<int>(fixed.applied.size());
    EXPECT_EQ(fixed.map.islands, map.islands);
    EXPECT_EQ(fixed.map.starts, map.starts);
    for (const Point p : PointSet::all(map.size)) {
      for (const Direction d : kDirections) {
        const Point q = next(p, d);
        if (!map.size.contains(q)) continue;
        EXPECT_EQ(map.quadrants.at(p) == map.quadrants.at(q),
                  fixed.map.quadrants.at(p) == fixed.map.quadrants.at(q));
      }
    }
  }
  EXPECT_GT(applied, 100);
}

TEST(Fixes, ACheckerboardIsNotDrowned) {
  const Map map = known::sea({".#.#.#.#", "#.#.#.#.", ".#.#.#.#", "#.#.#.#.", ".#.#.#.#",
                              "#.#.#.#.", ".#.#.#.#", "#.#.#.#."});
  EXPECT_EQ(fix_all(file_of(map), nullptr, {}).map.islands, map.islands);
  EXPECT_EQ(fix_all(file_of(map), nullptr, unsafe()).map.islands, map.islands);
}

TEST(Fixes, MendsOnlyWhatTheProfileWants) {
  Map map = known::sea({".#..", "#...", "....", "...."});
  map.quadrants.set({3, 3}, 9);
  Profile profile = unsafe();
  profile.select = {"R"};
  const FixedMap fixed = fix_all(file_of(map), nullptr, profile);
  EXPECT_EQ(codes(fixed.applied), std::vector<std::string>{"R201"});
  EXPECT_EQ(fixed.map, edited(map, SetIslands{{{0, 0}}, true}));
  profile.select = {"Q102"};
  EXPECT_EQ(fix_all(file_of(map), nullptr, profile).map, map);
}

TEST(Fixes, LeavesAloneWhatThePackExcludes) {
  Map map = known::sea({".#..", "#...", "....", "...."});
  PackFile pack;
  pack.pack.checks.exclude = {{"R201", "sea", {}, "the lake is scenery"}};
  EXPECT_EQ(fix_all(file_of(map), &pack, unsafe()).map, map);
}

TEST(Fixes, AFileThatIsNotCanonicalIsMendedByWritingItAnew) {
  const FixedMap fixed = fix_all(file_of(known::archipelago(), false), nullptr, {});
  ASSERT_EQ(codes(fixed.applied), std::vector<std::string>{"F006"});
  EXPECT_TRUE(fixed.applied[0].fix->edits.empty());
  EXPECT_EQ(fixed.map, known::archipelago());
}

TEST(Fixes, FillingWaterTakesItsSurfacePointsAwayButNeverAForcedStart) {
  Map map = known::sea({".#..", "#...", "....", "...."});
  map.surfacing = Surfacing{known::points({"A1", "C3"}), 1};
  const Map filled = fix_all(file_of(map), nullptr, unsafe()).map;
  EXPECT_EQ(filled.islands, known::points({"A1", "B1", "A2"}));
  EXPECT_EQ(filled.surfacing->safe, known::points({"C3"}));
  map.starts.blue = Point{0, 0};
  EXPECT_EQ(fix_all(file_of(map), nullptr, unsafe()).map, map);
}

}  // namespace
}  // namespace chartroom::checks
