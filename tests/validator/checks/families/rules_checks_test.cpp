#include <gmock/gmock.h>

#include "tests/validator/checks/packs/pack_run.h"

namespace chartroom::checks {
using namespace maps;
using namespace reports;
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class FreeTorpedoes : public PackRun {
 protected:
  // A map and its pack with a cost of torpedoes each, if any.
  void write_with(std::optional<int> of_map, std::optional<int> of_pack) const {
    Map map = sound_;
    map.rules.torpedo = of_map;
    write("a.map.json", map, "a");
    Pack pack = pack_of({"a.map.json"});
    pack.rules.torpedo = of_pack;
    write("pack.json", pack);
  }
};

TEST_F(FreeTorpedoes, AreToldOfTheMapThatHasThem) {
  write_with(0, {});
  const Report report = check();
  ASSERT_THAT(found(report), ElementsAre("a.map.json H801"));
  EXPECT_EQ(report.findings[0].pointer, "/rules/torpedo");
  EXPECT_EQ(report.findings[0].severity, Severity::warning);
  write_with(0, 2);
  EXPECT_THAT(found_in(), ElementsAre("a.map.json H801"));
}

TEST_F(FreeTorpedoes, OfAPackAreToldOfItAndNotOfItsMaps) {
  write_with({}, 0);
  const Report report = check();
  ASSERT_THAT(found(report), ElementsAre("pack.json H801"));
  EXPECT_EQ(report.findings[0].pointer, "/rules/torpedo");
}

TEST_F(FreeTorpedoes, AreNoneWhereTheyCostSomething) {
  write_with({}, {});
  EXPECT_THAT(found_in(), IsEmpty());
  write_with(1, 1);
  EXPECT_THAT(found_in(), IsEmpty());
}

}  // namespace
}  // namespace chartroom::checks
