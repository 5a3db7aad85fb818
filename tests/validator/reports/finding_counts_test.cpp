#include "validator/reports/finding_counts.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "validator/reports/formats.h"

namespace chartroom::reports {
namespace {

using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

Finding finding(const std::string& code, Severity severity) {
  Finding f;
  f.code = code;
  f.severity = severity;
  f.path = "a.map.json";
  f.position = {1, 1};
  f.message = "What is wrong";
  return f;
}

Report many() {
  Report report;
  report.files = {{"a.map.json", "map", "a"}};
  report.rules = {{.code = "Q104", .title = "an odd\nquadrant", .why = "", .level = ""},
                  {.code = "R201", .title = "pieces", .why = "", .level = ""},
                  {.code = "R202", .title = "a dead end", .why = "", .level = ""}};
  for (int i = 0; i < 12; ++i) report.findings.push_back(finding("R202", Severity::warning));
  report.findings.push_back(finding("Q104", Severity::note));
  report.findings.push_back(finding("R201", Severity::error));
  report.findings.push_back(finding("R201", Severity::warning));
  report.findings.push_back(finding("R201", Severity::error));
  report.findings.back().excluded = true;
  report.findings.push_back(finding("Q104", Severity::note));
  report.findings.back().baselined = true;
  return report;
}

TEST(FindingCounts, ComeMostFirstAndThenByCodeAndSeverity) {
  EXPECT_THAT(finding_counts(many()),
              ElementsAre(FindingCount{"R202", Severity::warning, "a dead end", 12},
                          FindingCount{"Q104", Severity::note, "an odd\nquadrant", 1},
                          FindingCount{"R201", Severity::error, "pieces", 1},
                          FindingCount{"R201", Severity::warning, "pieces", 1}));
}

TEST(FindingCounts, AreATableForPeople) {
  EXPECT_EQ(counts_text(many()),
            "12  R202  warning  a dead end\n"
            " 1  Q104  note     an odd\\nquadrant\n"
            " 1  R201  error    pieces\n"
            " 1  R201  warning  pieces\n");
  EXPECT_EQ(counts_text({}), "");
}

TEST(FindingCounts, StandInTheFormsThatHoldThemOnlyWhereTheyAreAskedFor) {
  ReportSettings asked;
  asked.statistics = true;
  for (const ReportFormat& format : report_formats()) {
    const std::string without = format.write(many(), {});
    const std::string with = format.write(many(), asked);
    EXPECT_EQ(with != without, format.statistics) << format.name;
    if (format.name == "json") {
      EXPECT_THAT(without, Not(HasSubstr("statistics")));
      EXPECT_THAT(with, HasSubstr("\"statistics\":[{\"code\":\"R202\",\"severity\":\"warning\","
                                  "\"title\":\"a dead end\",\"findings\":12},"));
    } else if (format.statistics) {
      EXPECT_THAT(with, EndsWith(counts_text(many()))) << format.name;
    }
  }
}

}  // namespace
}  // namespace chartroom::reports
