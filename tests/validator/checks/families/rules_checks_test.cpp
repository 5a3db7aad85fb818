#include <gmock/gmock.h>

#include "tests/validator/checks/packs/pack_run.h"

namespace chartroom::checks {
using namespace maps;
using namespace reports;
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

struct Free {
  const char* code;
  const char* pointer;
  std::optional<int> RuleOverrides::*price;
};

void PrintTo(const Free& free, std::ostream* out) { *out << free.code; }

class FreeActions : public PackRun, public testing::WithParamInterface<Free> {
 protected:
  // Writes a map and its pack, each with a price of the action if there is one.
  void write_with(std::optional<int> of_map, std::optional<int> of_pack) const {
    Map map = sound_;
    map.rules.*GetParam().price = of_map;
    write("a.map.json", map, "a");
    Pack pack = pack_of({"a.map.json"});
    pack.rules.*GetParam().price = of_pack;
    write("pack.json", pack);
  }
  std::string found_on(const char* file) const { return std::string(file) + " " + GetParam().code; }
};

TEST_P(FreeActions, AreToldOfTheMapThatHasThem) {
  write_with(0, {});
  const Report report = check();
  ASSERT_THAT(found(report), ElementsAre(found_on("a.map.json")));
  EXPECT_EQ(report.findings[0].pointer, GetParam().pointer);
  EXPECT_EQ(report.findings[0].severity, Severity::warning);
  write_with(0, 2);
  EXPECT_THAT(found_in(), ElementsAre(found_on("a.map.json")));
}

TEST_P(FreeActions, OfAPackAreToldOfItAndNotOfItsMaps) {
  write_with({}, 0);
  const Report report = check();
  ASSERT_THAT(found(report), ElementsAre(found_on("pack.json")));
  EXPECT_EQ(report.findings[0].pointer, GetParam().pointer);
}

TEST_P(FreeActions, AreNoneWhereTheyCostSomething) {
  write_with({}, {});
  EXPECT_THAT(found_in(), IsEmpty());
  write_with(1, 1);
  EXPECT_THAT(found_in(), IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(HouseRules, FreeActions,
                         testing::Values(Free{"H801", "/rules/torpedo", &RuleOverrides::torpedo},
                                         Free{"H802", "/rules/silence", &RuleOverrides::silence}));

}  // namespace
}  // namespace chartroom::checks
