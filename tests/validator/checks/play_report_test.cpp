#include "validator/checks/play_report.h"

#include <gtest/gtest.h>

#include "tests/known_maps.h"
#include "validator/reports/text.h"
#include "validator/reports/translation.h"

namespace chartroom::checks {
namespace {

using maps::Team;

TEST(ResponseRemarks, SayWhatWasGainedAndWhatChanceMayHaveDone) {
  play::ResponsePlan plan;
  plan.budget.rollouts = 24;
  const play::Responses responses{{{"novice", Team::blue, 100, 100, 160, {0.3, 0.2, 0.4}},
                                   {"novice", Team::green, 100, 100, 104, {0.02, -0.01, 0.05}}}};
  const auto remarks = response_remarks(plan, responses);
  ASSERT_EQ(remarks.size(), 1U);
  EXPECT_EQ(remarks[0].english(),
            "novice: a responder given 24 rollouts before each action gains 30.0 percentage points "
            "against blue (20.0 to 40.0), nothing beyond chance against green (-1.0 to 5.0)");
  EXPECT_EQ(remarks[0].in(reports::report_translator("de")),
            "novice: wer vor jeder Aktion 24 Partien durchspielt und die beste Antwort sucht, "
            "gewinnt 30,0 Prozentpunkte gegen Blau (20,0 bis 40,0), nichts, was sich vom Zufall "
            "unterscheiden lässt, gegen Grün (-1,0 bis 5,0)");
  reports::Report report;
  report.language = "ko";
  report.plays.emplace_back().remarks = remarks;
  EXPECT_NE(reports::report_text(report, Severity::error, false).find("초록 팀"),
            std::string::npos);
}

}  // namespace
}  // namespace chartroom::checks
