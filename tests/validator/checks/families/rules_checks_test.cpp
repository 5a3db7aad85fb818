#include <gmock/gmock.h>

#include "tests/validator/checks/packs/pack_run.h"

namespace chartroom::checks {
using namespace maps;
using namespace reports;
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

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

using HouseRules = std::vector<std::pair<std::optional<int> RuleOverrides::*, int>>;

RuleOverrides overrides(const HouseRules& numbers) {
  RuleOverrides rules;
  for (const auto& [rule, number] : numbers) rules.*rule = number;
  return rules;
}

constexpr auto kGauge = &RuleOverrides::gauge;
constexpr auto kSonar = &RuleOverrides::sonar;
constexpr auto kSilence = &RuleOverrides::silence;
constexpr auto kTorpedo = &RuleOverrides::torpedo;

class UnaffordableActions : public PackRun {
 protected:
  // Writes a map and its pack with their rules, and returns "/rules/sonar: MESSAGE" of each H803.
  std::vector<std::string> found_with(const HouseRules& of_map, const HouseRules& of_pack) {
    Map map = sound_;
    map.rules = overrides(of_map);
    write("a.map.json", map, "a");
    Pack pack = pack_of({"a.map.json"});
    pack.rules = overrides(of_pack);
    write("pack.json", pack);
    std::vector<std::string> list;
    for (const Finding& finding : check().findings) {
      EXPECT_EQ(finding.code, "H803");
      EXPECT_EQ(finding.severity, Severity::error);
      list.push_back(finding.pointer + ": " + finding.message);
    }
    return list;
  }
};

TEST_F(UnaffordableActions, AreFoundWhereThePackHasTheCostsAndTheMapTheGauge) {
  EXPECT_THAT(
      found_with({{kGauge, 4}}, {{kGauge, 9}, {kSonar, 9}, {kSilence, 8}, {kTorpedo, 5}}),
      UnorderedElementsAre("/rules/gauge: Sonar costs 9 energy, but a submarine can store only 4",
                           "/rules/gauge: Silence costs 8 energy, but a submarine can store only 4",
                           "/rules/gauge: A missile costs 5 energy, but a submarine can store only "
                           "4"));
}

TEST_F(UnaffordableActions, AreFoundWhereTheMapHasTheCostAndThePackTheGauge) {
  EXPECT_THAT(found_with({{kSilence, 3}}, {{kGauge, 2}, {kSonar, 1}, {kSilence, 1}, {kTorpedo, 2}}),
              ElementsAre("/rules/silence: Silence costs 3 energy, but a submarine can store only "
                          "2"));
}

TEST_F(UnaffordableActions, AreNoneWhereTheGaugeCoversAllCosts) {
  EXPECT_THAT(found_with({{kGauge, 9}}, {{kGauge, 9}, {kSonar, 9}, {kSilence, 9}, {kTorpedo, 9}}),
              IsEmpty());
  EXPECT_THAT(found_with({{kSonar, 4}}, {{kGauge, 4}}), IsEmpty());
}

}  // namespace
}  // namespace chartroom::checks
