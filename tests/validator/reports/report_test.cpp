#include "validator/reports/report.h"

#include <gtest/gtest.h>

namespace chartroom::reports {
namespace {

Report with_findings(const std::vector<Severity>& severities) {
  Report report;
  report.rules.resize(2);
  report.rules[0].code = "R201";
  report.rules[1].code = "P510";
  report.rules[1].inconclusive = true;
  for (const Severity severity : severities) {
    Finding& finding = report.findings.emplace_back();
    finding.code = "R201";
    finding.severity = severity;
  }
  return report;
}

TEST(Report, FailsByTheMostSevereFindingThatCounts) {
  Report report = with_findings({Severity::warning});
  EXPECT_EQ(report.status(Severity::error), 0);
  EXPECT_EQ(report.status(Severity::warning), 1);
  report.findings[0].excluded = true;
  EXPECT_EQ(report.status(Severity::note), 0);
  report.failed = true;
  EXPECT_EQ(report.status(Severity::error), 2);
}

TEST(Report, FailsByMoreWarningsThanAreAllowed) {
  Report report = with_findings({Severity::warning, Severity::warning, Severity::note});
  report.most_warnings = 2;
  EXPECT_EQ(report.status(Severity::error), 0);
  report.most_warnings = 1;
  EXPECT_EQ(report.status(Severity::error), 1);
  report.findings[0].baselined = true;
  EXPECT_EQ(report.status(Severity::error), 0);
}

TEST(Report, ThatIsStrictFailsByAnythingThatWasNotCheckedOrDecided) {
  const auto status = [](auto change) {
    Report report = with_findings({});
    change(report);
    EXPECT_EQ(report.status(Severity::error), 0);
    report.strict = true;
    return report.status(Severity::error);
  };
  EXPECT_EQ(status([](Report&) {}), 0);
  EXPECT_EQ(status([](Report& r) { r.links = {"a.map.json"}; }), 1);
  EXPECT_EQ(status([](Report& r) { r.hidden_folders = {".maps"}; }), 1);
  EXPECT_EQ(status([](Report& r) { r.skipped = {{"X601", "", {}, SkippedFor::machine}}; }), 1);
  EXPECT_EQ(status([](Report& r) { r.skipped = {{"P501", "", {}, SkippedFor::level}}; }), 0);
  EXPECT_EQ(status([](Report& r) { r.skipped = {{"R202", "", {}, SkippedFor::choice}}; }), 0);
  EXPECT_EQ(status([](Report& r) {
              Finding& finding = r.findings.emplace_back();
              finding.code = "P510";
              finding.severity = Severity::note;
            }),
            1);
  EXPECT_EQ(status([](Report& r) {
              Finding& finding = r.findings.emplace_back();
              finding.code = "P510";
              finding.severity = Severity::note;
              finding.excluded = true;
            }),
            0);
}

}  // namespace
}  // namespace chartroom::reports
