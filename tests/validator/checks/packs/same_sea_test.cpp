// Maps of a pack that are one sea under several ids.
#include <gmock/gmock.h>

#include "tests/validator/checks/packs/pack_run.h"
#include "validator/checks/packs/same_play.h"

namespace chartroom::checks {
using namespace maps;
using namespace reports;
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::string key_of(const Map& map, const RuleOverrides& pack = {}) {
  return same_play_key(map, pack);
}

TEST(SamePlay, LeavesTextsThemesAndNumbersOfQuadrantsAside) {
  const Map map = known::archipelago();
  Map other = map;
  other.id = "other";
  other.revision = "7";
  other.name = {{"en", "Another"}};
  other.author = "Somebody";
  other.license = "MIT";
  other.notes = {{"en", "Mine"}};
  other.theme = Theme::night;
  other.rules.ply_limit = 40;
  for (const Point p : map.points()) other.quadrants.set(p, 9 - map.quadrants.at(p));
  other.quadrants.set(map.islands.first(), 1);
  EXPECT_EQ(key_of(other), key_of(map));
}

TEST(SamePlay, TellsWhateverPlayCanTell) {
  const Map map = known::north_pole();
  const auto differs = [&map](const MapEdit& edit) {
    return key_of(edited(map, edit)) != key_of(map);
  };
  EXPECT_TRUE(differs(SetIslands{known::points({"A1"}), true}));
  EXPECT_TRUE(differs(SetQuadrant{known::points({"E5"}), 2}));
  EXPECT_TRUE(differs(SetStart{Team::green, Point{1, 1}}));
  EXPECT_TRUE(differs(SetSurfacePoints{known::points({"D3"}), false}));
  EXPECT_TRUE(differs(SetSurfacingDamage{2}));
  EXPECT_NE(key_of(known::sea({"....", "....", "....", "...."})),
            key_of(known::sea({"..", "..", "..", "..", "..", "..", "..", ".."})));
}

TEST(SamePlay, GoesByTheRulesThatHold) {
  const Map map = known::north_pole();
  Map other = map;
  other.rules.torpedo = 4;
  EXPECT_EQ(key_of(other), key_of(map)) << "the rulebook says as much";
  RuleOverrides pack;
  pack.torpedo = 3;
  EXPECT_NE(key_of(other, pack), key_of(map, pack));
  other.rules.torpedo = 3;
  EXPECT_EQ(key_of(other, pack), key_of(map, pack));
}

TEST(SamePlay, IsAnotherWhereTheSeaIsMirrored) {
  const Map map = known::sea({"#...", "....", "....", "...."});
  EXPECT_NE(key_of(map), key_of(known::sea({"...#", "....", "....", "...."})));
}

class SameSeas : public PackRun {
 protected:
  SameSeas() {
    write("a.map.json", sound_, "a");
    write("b.map.json", other_, "b");
    Map copy = sound_;
    copy.name = {{"en", "Mine"}};
    copy.author = "Somebody else";
    write("c.map.json", copy, "c");
    write("pack.json", pack_of({"a.map.json", "b.map.json", "c.map.json"}));
  }
};

TEST_F(SameSeas, AreToldOfTheLaterOne) {
  const Report report = check();
  ASSERT_THAT(found(report), ElementsAre("c.map.json F015"));
  EXPECT_EQ(report.findings[0].severity, Severity::warning);
  EXPECT_EQ(report.findings[0].pointer, "/id");
  EXPECT_EQ(report.findings[0].message,
            "The map has the same sea as a.map.json, whose id is \"a\"");
}

TEST_F(SameSeas, AreToldOfAFileThatIsJudgedAlone) {
  EXPECT_THAT(found_in({"c.map.json"}), ElementsAre("c.map.json F015"));
  EXPECT_THAT(found_in({"a.map.json"}), ElementsAre("a.map.json F015"));
  EXPECT_THAT(found_in({"b.map.json"}), IsEmpty());
  EXPECT_THAT(found_in({"a.map.json", "c.map.json"}), ElementsAre("c.map.json F015"));
}

TEST_F(SameSeas, UnderOneIdAreToldOfThatAlone) {
  write("deep/a.map.json", sound_, "a");
  write("pack.json", pack_of({"a.map.json", "b.map.json", "deep/a.map.json"}));
  std::filesystem::remove(folder_ / "c.map.json");
  EXPECT_THAT(found_in(), ElementsAre("deep/a.map.json F004"));
}

TEST_F(SameSeas, OfAFileThatIsNotListedAreNoConcern) {
  write("pack.json", pack_of({"a.map.json", "b.map.json"}));
  EXPECT_THAT(found_in(), ElementsAre("c.map.json F012"));
}

TEST_F(SameSeas, OfPacksBelowAreToldByTheOneAbove) {
  std::filesystem::remove(folder_ / "c.map.json");
  write("guests/d.map.json", sound_, "d");
  write("guests/pack.json", pack_of({"d.map.json"}));
  write("pack.json", pack_of({"a.map.json", "b.map.json", "guests/d.map.json"}));
  EXPECT_THAT(found_in(), ElementsAre("guests/d.map.json F015"));
  EXPECT_THAT(found_in({"guests/d.map.json"}), ElementsAre("guests/d.map.json F015"));
}

TEST_F(SameSeas, MayBeExcludedWithAReason) {
  Pack pack = pack_of({"a.map.json", "b.map.json", "c.map.json"});
  pack.checks.exclude = {{"F015", "c", {}, "the same for beginners, with longer notes"}};
  write("pack.json", pack);
  EXPECT_THAT(found_in(), ElementsAre("c.map.json F015-"));
}

}  // namespace
}  // namespace chartroom::checks
