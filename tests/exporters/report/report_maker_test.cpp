#include "exporters/report/report_maker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/known_maps.h"

namespace chartroom::exporters {
namespace {

using testing::ElementsAre;

ReportOrder small_order() {
  ReportOrder order;
  order.map = known::archipelago();
  order.rules = rules::rulebook_for(order.map);
  order.budget.levels = {"random"};
  order.budget.most_pairs = 256;
  order.budget.confirming_pairs = 64;
  order.budget.at_will_pairs = 8;
  return order;
}

TEST(ReportMaker, DoesNotPlayAgainWhatTheChecksHavePlayed) {
  ReportOrder order = small_order();
  order.thorough = true;
  order.played = PlayedMap{measure_fairness(order.map, order.rules, order.budget), {"nothing"}};
  ReportHooks hooks;
  int checked = 0;
  hooks.fairness = [&checked](const play::FairnessProgress&) { ++checked; };
  const IllustratedReport report = make_report(order, hooks);
  EXPECT_EQ(checked, 0);
  ASSERT_TRUE(report.simulation.fairness);
  EXPECT_EQ(report.simulation.fairness->games(), order.played->fairness.games());
  EXPECT_THAT(report.responses, ElementsAre("nothing"));
}

TEST(ReportMaker, GivesTheSameReportWhoeverHasPlayed) {
  ReportOrder order = small_order();
  const std::string own = report_html(make_report(order));
  order.played = PlayedMap{measure_fairness(order.map, order.rules, order.budget), {}};
  EXPECT_EQ(report_html(make_report(order)), own);
}

}  // namespace
}  // namespace chartroom::exporters
