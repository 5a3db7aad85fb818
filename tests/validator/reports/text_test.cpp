#include <cstdint>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "validator/reports/json.h"
#include "validator/reports/text.h"

namespace chartroom::reports {
namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

Report one_finding() {
  Report report;
  report.files = {{"a.map.json", "map", "a"}, {"b.map.json", "map"}};
  Finding finding;
  finding.code = "R201";
  finding.path = "a.map.json";
  finding.position = {12, 6};
  finding.pointer = "/points/0";
  finding.places = {"A1"};
  finding.excerpt = {{"  A B", {}}, {"1 x .", {2}}};
  finding.message = "The water is in 2 pieces";
  finding.evidence = {{"piece_sizes", std::vector<std::int64_t>{9, 1}}, {"note", std::string("x")}};
  finding.fix = Fix{message("Fill A1 with islands")};
  report.findings = {finding};
  report.rules = {{.code = "R201", .title = "pieces", .why = "They can never meet.", .level = ""}};
  report.metrics = {{"a.map.json", "mean", 14.1, true}};
  report.metrics_text = "a.map.json: figures\n";
  return report;
}

TEST(Report, TheJsonIsThatOfTheFormat) {
  EXPECT_EQ(
      report_json(one_finding(), Severity::error),
      R"({"format":"chartroom-validate","version":1,"level":"structure","status":1,)"
      R"("files":[{"path":"a.map.json","kind":"map","id":"a"},)"
      R"({"path":"b.map.json","kind":"map","id":null}],)"
      R"("findings":[{"code":"R201","severity":"error","path":"a.map.json","line":12,"column":6,)"
      R"("pointer":"/points/0","points":["A1"],"message":"The water is in 2 pieces",)"
      R"("evidence":{"piece_sizes":[9,1],"note":"x"},"fixable":true,"fix_is_safe":true,"excluded":false,)"
      R"("baselined":false}],"not_run":[],"skipped":[],"packs":[],"links":[],"hidden_folders":[],)"
      R"("figures":[{"path":"a.map.json","name":"mean","value":14.100000,"exact":true}],"verdicts":[]})"
      "\n");
}

TEST(Report, TheTextStartsWithThePlaceAndSaysWhy) {
  const std::string text = report_text(one_finding(), Severity::error, false);
  EXPECT_THAT(text, HasSubstr("a.map.json:12:6: error R201: The water is in 2 pieces\n"));
  EXPECT_THAT(text, HasSubstr("    They can never meet.\n"
                              "      A B\n"
                              "    1 x .\n"
                              "a.map.json: figures\n"));
  EXPECT_THAT(text, HasSubstr("2 maps checked at level structure: 1 error. Failed.\n"));
  EXPECT_THAT(text, Not(HasSubstr("\033")));
  EXPECT_THAT(report_text(one_finding(), Severity::error, true),
              AllOf(HasSubstr("\033[1;31merror"), HasSubstr("    1 \033[1;31mx\033[0m .\n")));
}

TEST(Report, TheTextShowsNamesOfFilesWithoutWhatCommandsATerminal) {
  Report report = one_finding();
  report.files[0].path = report.findings[0].path = "a\n\033[2Jb.map.json";
  report.not_run = {{"P501", "a\rb.map.json", "undecided"}};
  const std::string text = report_text(report, Severity::error, false);
  EXPECT_THAT(text, HasSubstr("a\\n\\u{1b}[2Jb.map.json:12:6: error R201"));
  EXPECT_THAT(text, HasSubstr("a\\rb.map.json: not run P501"));
}

TEST(Report, TheTextNamesExclusionsAndWhatWasNotRun) {
  Report report = one_finding();
  report.findings[0].excluded = true;
  report.findings[0].reason = "a lagoon";
  report.not_run = {{"D701", "d.deck.json", "not yet"}};
  const std::string text = report_text(report, Severity::error, false);
  EXPECT_THAT(text, HasSubstr("    excluded: a lagoon\n"));
  EXPECT_THAT(text, HasSubstr("no findings (1 excluded)"));
  EXPECT_THAT(text, HasSubstr("not run D701"));
}

TEST(Report, TheTextEndsWithWhatCanBeMended) {
  Report report = one_finding();
  EXPECT_THAT(report_text(report, Severity::error, false),
              EndsWith("Failed.\n1 fixable with --fix (--diff shows how).\n"));
  report.findings[0].excluded = true;
  EXPECT_THAT(report_text(report, Severity::error, false), EndsWith("Passed.\n"));
  EXPECT_EQ(report_text({}, Severity::error, false), "Nothing was checked.\n");
}

TEST(Report, AnEnumerationOfManyNamesIsCut) {
  EXPECT_EQ(enumerated({"A1"}), "A1");
  EXPECT_EQ(enumerated({"A1", "B1"}), "A1 and B1");
  EXPECT_EQ(enumerated({"A1", "B1", "C1"}), "A1, B1 and C1");
  EXPECT_EQ(enumerated(std::vector<std::string>(16, "A1"), 2), "A1, A1 and 14 more");
}

TEST(Report, PlayIsASentenceATableAndVerdictsAsData) {
  Report report = one_finding();
  PlayVerdict verdict;
  verdict.question = "side";
  verdict.level = "novice";
  verdict.share = {0.57, 0.56, 0.58};
  verdict.decision = "unfair";
  verdict.favours = "blue";
  verdict.games = 200;
  PlayReport play;
  play.path = "a.map.json";
  play.sentence = "Blue has it better.";
  play.verdicts = {verdict};
  play.table = {"level   who", "novice  blue"};
  report.plays = {play};
  EXPECT_THAT(report_text(report, Severity::error, false),
              HasSubstr("a.map.json: Blue has it better.\n    level   who\n    novice  blue\n"));
  EXPECT_THAT(report_json(report, Severity::error),
              HasSubstr(R"("verdicts":[{"path":"a.map.json","name":"side","level":"novice",)"
                        R"("estimate":0.570000,"low":0.560000,"high":0.580000,"margin":0.010000,)"
                        R"("decision":"unfair","favours":"blue","games":200}])"));
}

}  // namespace
}  // namespace chartroom::reports
