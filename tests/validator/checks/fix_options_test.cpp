#include "validator/checks/fix_options.h"

#include <gmock/gmock.h>

#include "maps/files/map_file.h"
#include "tests/known_maps.h"
#include "validator/checks/analysis/channels.h"
#include "validator/checks/fixes.h"

namespace chartroom::checks {
using namespace maps;
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<reports::Finding> found_on(const MapFile& file) {
  Profile profile;
  profile.level = Level::structure;
  return map_findings(file, nullptr, profile);
}

MapFile file_of(const Map& map) { return *parse_map(to_canonical_json(map), "sea.map.json").value; }

std::vector<FixOption> mends_on(const Map& map, std::string_view code) {
  const MapFile file = file_of(map);
  for (const reports::Finding& finding : found_on(file)) {
    if (finding.code == code) return fix_options_of(file, nullptr, standard_catalogue(), finding);
  }
  ADD_FAILURE() << "nothing of " << code;
  return {};
}

std::vector<std::string> labels(const std::vector<FixOption>& fix_options) {
  std::vector<std::string> list;
  for (const FixOption& option : fix_options) list.push_back(option.label.english());
  return list;
}

TEST(Channels, OpenTheFewestIslands) {
  const Map map = known::sea({"..##..", "..##..", "..#...", "..##.."});
  EXPECT_EQ(channel(map, known::points({"A1"}), known::points({"F1"})), known::points({"C3"}));
  EXPECT_EQ(
      channel(map, known::points({"A1"}), known::points({"F1"}), known::points({"C3"})).count(), 2);
  EXPECT_EQ(channel(map, known::points({"A1"}), known::points({"A4"})), PointSet())
      << "no island is in the way";
  EXPECT_EQ(channel(map, known::points({"A1"}), known::points({"F1"}),
                    known::points({"C1", "C2", "C3", "C4"})),
            PointSet())
      << "there is no way";
}

TEST(Mends, OfASeaInPiecesFillTheSmallerOrOpenAChannel) {
  const std::vector<FixOption> fix_options =
      mends_on(known::sea({".#....", "##....", "......", "......", "......", "......"}), "R201");
  EXPECT_THAT(labels(fix_options), ElementsAre("Fill A1 with islands", "Open a channel at A2"));
  EXPECT_TRUE(fix_options.at(1).map.is_water({0, 1}));
}

TEST(Mends, BeginWithWhatChangesFewestPoints) {
  EXPECT_THAT(labels(mends_on(known::sea({"...#......", "...#......", "...#......", "...#......",
                                          "...#......", "...#......"}),
                              "R201")),
              ElementsAre("Open a channel at D1",
                          "Fill A1, B1, C1, A2, B2, C2, A3, B3 and 10 more with islands"));
}

// Filling the smaller lake would leave two quadrants without water.
TEST(Mends, LeaveOutAFixThatBringsAnotherError) {
  EXPECT_THAT(labels(mends_on(known::sea({".#..", ".#..", ".#..", ".#.."}), "R201")),
              ElementsAre("Open a channel at B1"));
}

TEST(Mends, OpenADeadEndAtItsFarEnd) {
  const std::vector<FixOption> fix_options =
      mends_on(known::sea({"......", ".#####", "......", "......", "......", "......"}), "R202");
  EXPECT_THAT(labels(fix_options), Contains("Open a channel at F2"));
}

TEST(Mends, KeepASurfacePointOrGiveItUp) {
  Map map = known::sea({".#....", "##....", "......", "......", "......", "......"});
  map.surfacing = Surfacing{known::points({"A1", "E5"}), 1};
  EXPECT_THAT(labels(mends_on(map, "R206")),
              ElementsAre("Open a channel at A2", "Remove A1 from the surface points"));
}

TEST(Mends, TakeAStartFromAnIslandInThreeWays) {
  Map map = known::sea({"......", ".#....", "......", "......", "......", "......"});
  map.starts.blue = Point{1, 1};
  EXPECT_THAT(labels(mends_on(map, "S301")),
              ElementsAre("Make B2 water", "Move the start of blue to B1",
                          "Let the captain of blue choose the start"));
}

TEST(Mends, GiveThePieceOfAQuadrantToTheOneAroundIt) {
  Map map = known::sea({"......", "......", "......", "......", "......", "......"});
  map.quadrants.set({4, 4}, 1);
  EXPECT_THAT(labels(mends_on(map, "Q102")), ElementsAre("Give E5 to quadrant 4"));
}

// Every offered fix removes its finding and adds none of the same severity or worse.
TEST(Mends, OfRandomMapsMendAndDoNoHarm) {
  std::mt19937 random(7);
  const Catalogue catalogue = standard_catalogue();
  int offered = 0;
  for (int k = 0; k < 400; ++k) {
    const MapFile file = file_of(known::random_map(random));
    const std::vector<reports::Finding> before = found_on(file);
    for (const reports::Finding& finding : before) {
      if (catalogue.find(finding.code)->alternative_fixes == nullptr) continue;
      for (const FixOption& option : fix_options_of(file, nullptr, catalogue, finding)) {
        ++offered;
        const std::vector<reports::Finding> after = found_on(file_of(option.map));
        EXPECT_FALSE(adds_findings(before, after, finding.severity)) << option.label.english();
        for (const reports::Finding& left : after) {
          EXPECT_FALSE(left.code == finding.code && !(left.points & finding.points).empty())
              << option.label.english();
        }
        EXPECT_EQ(option.findings.size(), after.size());
      }
    }
  }
  EXPECT_GT(offered, 100);
}

}  // namespace
}  // namespace chartroom::checks
