#include "validator/reports/grouped.h"

#include <gtest/gtest.h>

#include "validator/reports/text.h"
#include "validator/reports/translation.h"

namespace chartroom::reports {
namespace {

TEST(Grouped, SetsThousandsApartAsTheLanguageDoes) {
  EXPECT_EQ(grouped(0).english(), "0");
  EXPECT_EQ(grouped(999).english(), "999");
  EXPECT_EQ(grouped(1000).english(), "1,000");
  EXPECT_EQ(grouped(12'345'067).english(), "12,345,067");
  EXPECT_EQ(grouped(12'345'067).in(report_translator("de")), "12.345.067");
  EXPECT_EQ(grouped(12'345).in(report_translator("fr")), "12\u202F345");
  EXPECT_EQ(grouped(12'345).in(report_translator("ko")), "12,345");
}

TEST(Grouped, IsHowTheSummaryTellsItsNumbers) {
  Report report;
  report.files = {{"a.map.json", "map", "a"}};
  report.findings.resize(1'234);
  EXPECT_EQ(summary_text(report, Severity::error),
            "1 map checked at level structure: 1,234 errors. Failed.\n");
  report.language = "it";
  EXPECT_NE(summary_text(report, Severity::error).find("1.234 errori"), std::string::npos);
}

}  // namespace
}  // namespace chartroom::reports
