#include "validator/checks/fixes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/known_maps.h"

namespace chartroom::checks {
using namespace maps;
using namespace reports;
namespace {

MapFile file_of(const Map& map, bool canonical = true) {
  return {"sea.map.json", map, {}, canonical};
}

std::vector<std::string> codes(const std::vector<MapFinding>& findings) {
  std::vector<std::string> codes;
  for (const MapFinding& finding : findings) codes.push_back(finding.code);
  return codes;
}

int count_of(const std::vector<MapFinding>& findings, Severity severity) {
  return static_cast<int>(std::count_if(
      findings.begin(), findings.end(),
      [severity](const MapFinding& finding) { return finding.severity == severity; }));
}

// A random map with all that fixes mend, drowned surface points included.
Map faulty_map(std::mt19937& random) {
  Map map = known::random_map(random);
  if (map.surfacing && random() % 2 == 0) {
    map.surfacing->safe.insert(known::random_water(map, random));
    if (!map.islands.empty()) map.surfacing->safe.insert(map.islands.first());
  }
  if (random() % 4 == 0) map.starts.blue = known::random_water(map, random);
  return map;
}

TEST(Fixes, ASecondRunFindsNothingToFix) {
  std::mt19937 random(61);
  for (int i = 0; i < 60; ++i) {
    const FixedMap once = fix_all(file_of(faulty_map(random)), nullptr, {});
    for (const MapFinding& finding : judge_map(file_of(once.map), nullptr, {})) {
      EXPECT_FALSE(finding.fixable()) << finding.code << ": " << finding.message;
    }
    const FixedMap twice = fix_all(file_of(once.map), nullptr, {});
    EXPECT_EQ(twice.map, once.map);
    EXPECT_TRUE(twice.applied.empty());
  }
}

TEST(Fixes, EachFixChangesTheMapOnceAndMendsWhatItIsFor) {
  std::mt19937 random(62);
  Profile fixable;
  fixable.select = {"Q105", "Q106", "R201", "S303", "S307"};
  for (int i = 0; i < 60; ++i) {
    const Map map = faulty_map(random);
    for (const MapFinding& finding : judge_map(file_of(map), nullptr, fixable)) {
      if (!finding.fixable()) continue;
      const Map applied = apply_fix(map, finding);
      EXPECT_NE(applied, map) << finding.code;
      EXPECT_EQ(apply_fix(applied, finding), applied) << finding.code;
      EXPECT_FALSE(finding.fix->label.empty());
      for (const MapFinding& left : judge_map(file_of(applied), nullptr, fixable)) {
        EXPECT_FALSE(left.code == finding.code && left.points == finding.points) << finding.code;
      }
    }
  }
}

// Only filling water can take a quadrant its water; nothing else may make a map worse.
TEST(Fixes, AFixMakesNoNewError) {
  std::mt19937 random(63);
  Profile quadrants;
  quadrants.select = {"Q105", "Q106", "S"};
  for (int i = 0; i < 60; ++i) {
    const Map map = faulty_map(random);
    const Map applied = fix_all(file_of(map), nullptr, quadrants).map;
    EXPECT_LE(count_of(judge_map(file_of(applied), nullptr, {}), Severity::error),
              count_of(judge_map(file_of(map), nullptr, {}), Severity::error));
  }
}

TEST(Fixes, MendsOnlyWhatTheProfileWants) {
  Map map = known::sea({".#..", "#...", "....", "...."});
  map.quadrants.set({3, 3}, 9);
  Profile profile;
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
  EXPECT_EQ(fix_all(file_of(map), &pack, {}).map, map);
}

TEST(Fixes, AFileThatIsNotCanonicalIsMendedByWritingItAnew) {
  const FixedMap fixed = fix_all(file_of(known::archipelago(), false), nullptr, {});
  ASSERT_EQ(codes(fixed.applied), std::vector<std::string>{"F006"});
  EXPECT_TRUE(fixed.applied[0].edits.empty());
  EXPECT_EQ(fixed.map, known::archipelago());
}

TEST(Fixes, FillingWaterTakesItsSurfacePointsAwayButNeverAForcedStart) {
  Map map = known::sea({".#..", "#...", "....", "...."});
  map.surfacing = Surfacing{known::points({"A1", "C3"}), 1};
  const Map filled = fix_all(file_of(map), nullptr, {}).map;
  EXPECT_EQ(filled.islands, known::points({"A1", "B1", "A2"}));
  EXPECT_EQ(filled.surfacing->safe, known::points({"C3"}));
  map.starts.blue = Point{0, 0};
  EXPECT_EQ(fix_all(file_of(map), nullptr, {}).map, map);
}

}  // namespace
}  // namespace chartroom::checks
