#include "validator/checks/metrics.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/known_maps.h"
#include "validator/checks/check_map.h"
#include "validator/play/responder/responses.h"

namespace chartroom::checks {
using namespace maps;
using namespace reports;
namespace {

using testing::HasSubstr;

Profile tracking() {
  Profile profile;
  profile.level = Level::tracking;
  return profile;
}

TEST(Figures, GoWithAMapFromTheLevelTrackingOn) {
  const MapFile file{"a.map.json", known::archipelago(), {}, true};
  EXPECT_TRUE(check_map(file, nullptr, {}).metrics.empty());
  const std::vector<Metric> metrics = check_map(file, nullptr, tracking()).metrics;
  ASSERT_EQ(metrics.size(), 20U + 2U + 91U);
  EXPECT_EQ(metrics[7].name, "mean_placements_after_8_moves");
  EXPECT_NEAR(metrics[7].value, 12.35, 0.005);
  EXPECT_TRUE(metrics[14].exact);
  EXPECT_FALSE(metrics[15].exact);
  EXPECT_EQ(metrics[22].name, "entropy_from_A1");
}

TEST(Figures, AreReadAsATableAndARange) {
  const std::string text = metrics_text({{"a", "mean_placements_after_1_moves", 72.5, true},
                                         {"a", "mean_placements_after_16_moves", 2.41, false},
                                         {"a", "longest_ambiguous_trail", 63, false},
                                         {"a", "entropy_from_A1", 4.5, true},
                                         {"a", "entropy_from_B1", 3.25, true}});
  EXPECT_EQ(text,
            "a: figures\n"
            "    after moves           1    16\n"
            "    positions left     72.5  ~2.4\n"
            "    ~ estimated from a sample\n"
            "    longest ambiguous trail: 63\n"
            "    bits of uncertainty after 6 moves, by start: 3.25 (B1) to 4.50 (A1)\n");
  EXPECT_EQ(metrics_text({}), "");
}

TEST(Figures, TellOfPlayALineForEachLevel) {
  const std::string text = metrics_text({{"a", "median_plies_novice", 61, false},
                                         {"a", "unfinished_share_novice", 0.001, false},
                                         {"a", "unfinished_share_at_will_novice", 0.125, false},
                                         {"a", "sunk_by_surfacing_share_novice", 0.25, false}});
  EXPECT_THAT(text,
              HasSubstr("    novice: half of the games end within 61 turns, 25.0% by surfacing; "
                        "0.1% don't finish, 12.5% if captains surface at will\n"));
  EXPECT_THAT(text, testing::Not(HasSubstr("share")));
}

TEST(Figures, OfAResponderStandForItsIntervalAndLeaveTheWordsToThePlay) {
  std::vector<Metric> metrics;
  add_response_metrics("a", {{{"expert", Team::green, 200, 190, 240, {0.125, 0.05, 0.2}}}},
                       metrics);
  ASSERT_EQ(metrics.size(), 3U);
  EXPECT_EQ(metrics[0].name, "responder_gain_against_green_expert");
  EXPECT_EQ(metrics[0].value, 0.125);
  EXPECT_EQ(metrics[1].name, "responder_gain_against_green_expert_low");
  EXPECT_EQ(metrics[1].value, 0.05);
  EXPECT_EQ(metrics[2].value, 0.2);
  EXPECT_EQ(metrics_text(metrics), "a: figures\n");
}

TEST(Figures, AndVerdictsOfPlayGoWithAMapFromTheLevelFairnessOn) {
  Profile profile = tracking();
  profile.level = Level::fairness;
  Map map = known::north_pole();
  const FileReport shipped = check_map({"a.map.json", map, {}, true}, nullptr, profile);
  EXPECT_THAT(shipped.metrics.back().value, testing::Lt(0.02)) << "captains keep their way out";
  map.surfacing->safe = {};  // now there is none
  const FileReport report = check_map({"a.map.json", map, {}, true}, nullptr, profile);
  ASSERT_TRUE(report.play);
  EXPECT_EQ(report.play->verdicts.size(), 6U);  // two questions, two levels and all of them
  EXPECT_EQ(report.metrics.back().name, "sunk_by_surfacing_share_standard");
  EXPECT_THAT(report.metrics.back().value, testing::AllOf(testing::Gt(0), testing::Lt(0.5)));
}

}  // namespace
}  // namespace chartroom::checks
