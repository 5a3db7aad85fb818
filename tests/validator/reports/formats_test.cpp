// Tests report formats in details that tests/cli/report_formats_test.py cannot see.
#include "validator/reports/formats.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>
#include <set>
#include <utility>

#include "validator/reports/concise.h"
#include "validator/reports/fingerprint.h"
#include "validator/reports/github.h"
#include "validator/reports/gitlab.h"
#include "validator/reports/junit.h"
#include "validator/reports/rdjson.h"
#include "validator/reports/sarif.h"

namespace chartroom::reports {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

// Returns made-up checks with the tests' codes.
std::vector<Rule> rules() {
  std::vector<Rule> list;
  for (const auto& [code, severity] : {std::pair{"F001", Severity::error},
                                       {"R201", Severity::error},
                                       {"R202", Severity::warning},
                                       {"S301", Severity::error}}) {
    list.push_back({.code = code,
                    .title = std::string("title of ") + code,
                    .why = "It matters.",
                    .severity = severity,
                    .level = "structure"});
  }
  return list;
}

Finding finding(const std::string& code, const std::string& path, int line,
                const std::string& message = "What is wrong") {
  Finding f;
  f.code = code;
  for (const Rule& rule : rules()) {
    if (rule.code == code) f.severity = rule.severity;
  }
  f.malformed = code == "F001";
  f.path = path;
  f.position = {line, 6};
  f.message = message;
  return f;
}

Report report_of(std::vector<Finding> findings) {
  Report report;
  for (const Finding& f : findings) {
    if (report.file(f.path) == nullptr) report.files.push_back(ReportedFile{f.path, "map", "sea"});
  }
  report.findings = std::move(findings);
  report.rules = rules();
  return report;
}

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t n = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++n;
  return n;
}

TEST(ReportFormats, EveryFormTellsOfAnEmptyReport) {
  for (const ReportFormat& format : report_formats()) {
    EXPECT_EQ(find_report_format(format.name), &format);
    EXPECT_FALSE(format.write({}, {}).empty()) << format.name;
  }
  EXPECT_EQ(find_report_format("yaml"), nullptr);
}

TEST(GithubReport, ShowsTheFirstOfEveryCodeBeforeTheSecondOfAny) {
  std::vector<Finding> findings;
  for (int i = 1; i <= 30; ++i) findings.push_back(finding("R201", "a.map.json", i));
  findings.push_back(finding("S301", "b.map.json", 1));
  findings.push_back(finding("R202", "b.map.json", 2));
  const std::string text = report_github(report_of(findings), {});
  EXPECT_EQ(count(text, "::error "), 10U);
  EXPECT_EQ(count(text, "::warning "), 1U);
  EXPECT_THAT(text, HasSubstr("::error file=b.map.json,line=1,col=6,title=S301 title of S301::What "
                              "is wrong. It matters.\n"));
  EXPECT_EQ(count(text, "\n- a.map.json:"), 21U) << "the rest are lines of the log";
  const std::string summary = github_summary(report_of(findings), {});
  EXPECT_EQ(count(summary, "\n| error | "), 31U);
  EXPECT_EQ(count(summary, "\n| warning | "), 1U);
}

TEST(GithubReport, NoFileNameOrMessageIsTakenForACommand) {
  const std::string text = report_github(
      report_of({finding("R201", "a,b:c%\n::error::x.map.json", 1, "50 %\n::stop-commands::x")}),
      {});
  EXPECT_THAT(text, HasSubstr("file=a%2Cb%3Ac%25%0A%3A%3Aerror%3A%3Ax.map.json,line=1"));
  EXPECT_THAT(text, HasSubstr("::50 %25\\n::stop-commands::x. "));
  EXPECT_EQ(count(text, "\n::"), 0U);
}

TEST(GithubReport, TheSummaryHoldsNoLinkOfAStranger) {
  const std::string summary = github_summary(
      report_of({finding("R201", "a.map.json", 1, "see https://a.example, www.b.example")}), {});
  EXPECT_THAT(summary, HasSubstr("see https&#58;//a.example, www&#46;b.example"));
}

TEST(GithubReport, TheSummaryHoldsNoFormulaAndNoMentionOfAStranger) {
  const std::string summary = github_summary(
      report_of({finding("R201", "a.map.json", 1, "$\\text{passed}$ and @octocat of @a/b")}), {});
  EXPECT_THAT(summary, HasSubstr("<span>$</span>\\\\text{passed}<span>$</span> and "
                                 "<span>@</span>octocat of <span>@</span>a/b"));
}

TEST(GithubReport, OfAFloodTheSummaryTellsHowManyDidNotFit) {
  std::vector<Finding> findings(12'000, finding("R201", "a.map.json", 1, std::string(100, 'x')));
  const std::string summary = github_summary(report_of(findings), {});
  EXPECT_LT(summary.size(), std::size_t{1} << 20);
  const std::size_t rows = count(summary, "\n| error | ");
  EXPECT_THAT(summary, HasSubstr(std::to_string(12'000 - rows) + " more do not fit here"));
}

TEST(GithubReport, TheSummaryLeavesRoomForThatOfOtherRunsInTheStep) {
  Report report = report_of(
      std::vector<Finding>(12'000, finding("R201", "a.map.json", 1, std::string(100, 'x'))));
  report.not_run.assign(4'000, {"P501", std::string(200, 'y'), "no water"});
  std::size_t step = 0;
  for (int run = 0; run < 3; ++run) step += github_summary(report, {}, step).size();
  EXPECT_LE(step, std::size_t{1'000'000});
}

TEST(GithubReport, LeavesOutWhatIsExcludedOrKnown) {
  Finding excluded = finding("R201", "a.map.json", 1);
  excluded.excluded = true;
  Finding known = finding("R202", "a.map.json", 2);
  known.baselined = true;
  const std::string text = report_github(report_of({excluded, known}), {});
  EXPECT_EQ(text,
            "1 map checked at level structure: no findings (1 excluded) (1 known in the baseline). "
            "Passed.\n");
}

TEST(JunitReport, TellsFailuresErrorsSkippedAndPassedApart) {
  Finding excluded = finding("R201", "b.map.json", 1);
  excluded.excluded = true;
  excluded.reason = "a \"lagoon\" & more";
  Report report = report_of({finding("F001", "a.map.json", 4), finding("R202", "b.map.json", 2),
                             finding("S301", "b.map.json", 3, "<&\x01>"), excluded});
  report.files.push_back(ReportedFile{"c.map.json", "map", "c"});
  report.not_run = {{.code = "D701", .path = "d.deck.json", .reason = "not yet"}};
  const std::string text = report_junit(report, {});
  EXPECT_THAT(text, HasSubstr("<testsuites name=\"chartroom\" tests=\"6\" failures=\"1\" "
                              "errors=\"1\" skipped=\"2\">"));
  EXPECT_THAT(text, HasSubstr("message=\"&lt;&amp;\\u{1}&gt;\" type=\"S301\""));
  EXPECT_THAT(text, HasSubstr("message=\"excluded: a &quot;lagoon&quot; &amp; more\""));
  EXPECT_THAT(text, HasSubstr("name=\"no findings at level structure\" file=\"c.map.json\"/>"));
  EXPECT_THAT(text, HasSubstr("<skipped message=\"not run: not yet\"/>"));
  EXPECT_THAT(text, HasSubstr("<system-out>b.map.json:2:6: warning R202"));
  report.not_run.push_back({.code = "F001",
                            .path = "e.map.json",
                            .reason = "cannot read: Permission denied",
                            .unopened = true});
  EXPECT_THAT(report_junit(report, {}),
              HasSubstr("<error message=\"cannot read: Permission denied\" type=\"F001\"/>"));
  EXPECT_THAT(report_junit(report, {Severity::warning, false, ""}), HasSubstr("failures=\"2\""));
}

TEST(ConciseReport, HasALineAFindingAndTheSummary) {
  Finding excluded = finding("R201", "a.map.json", 1);
  excluded.excluded = true;
  Finding known = finding("R202", "a.map.json", 2);
  known.baselined = true;
  Report report = report_of({excluded, known, finding("S301", "a\n\033[2Jb.map.json", 3, "x\ry"),
                             finding("R202", "b.map.json", 4)});
  report.not_run = {{.code = "P501", .path = "b.map.json", .reason = "undecided"}};
  report.packs = {{.path = "pack.json", .lowered = {{"Q104", Severity::warning, Severity::note}}}};
  EXPECT_EQ(report_concise(report, Severity::error, false),
            "a\\n\\u{1b}[2Jb.map.json:3:6: S301 error: x\\ry\n"
            "b.map.json:4:6: R202 warning: What is wrong\n"
            "b.map.json: not run P501: undecided\n"
            "pack.json: this pack lowers Q104 to note\n"
            "3 maps checked at level structure: 1 error, 1 warning (1 excluded) (1 known in the "
            "baseline). Failed.\n");
  EXPECT_THAT(report_concise(report, Severity::error, true),
              HasSubstr(": S301 \033[1;31merror\033[0m: "));
  report.language = "de";
  EXPECT_THAT(report_concise(report, Severity::error, false), HasSubstr("R202 Warnung: "));
}

TEST(GitlabReport, IsAListOfWhatCountsByLine) {
  Finding known = finding("R202", "a.map.json", 2);
  known.baselined = true;
  const Report report = report_of(
      {finding("F001", "./a.map.json", 4), known, finding("S301", "b.map.json", 3, "a \"b\"")});
  const std::vector<std::string> prints = fingerprints(report);
  EXPECT_EQ(report_gitlab(report, {}),
            "[{\"description\":\"What is wrong\",\"check_name\":\"F001\",\"fingerprint\":\"" +
                prints[0] +
                "\",\"severity\":\"blocker\",\"location\":{\"path\":\"a.map.json\",\"lines\":"
                "{\"begin\":4}}},{\"description\":\"a \\\"b\\\"\",\"check_name\":\"S301\","
                "\"fingerprint\":\"" +
                prints[2] +
                "\",\"severity\":\"major\",\"location\":{\"path\":\"b.map.json\",\"lines\":"
                "{\"begin\":3}}}]\n");
}

TEST(GitlabReport, TellsWhatCouldNotRun) {
  Report report;
  report.not_run = {{.code = "P501", .path = "a.map.json", .reason = "undecided"},
                    {.code = "F001", .path = "b.map.json", .reason = "gone", .unopened = true}};
  const std::string text = report_gitlab(report, {});
  EXPECT_THAT(text, HasSubstr("\"description\":\"P501 was not run: undecided\""));
  EXPECT_EQ(count(text, "\"severity\":\"major\""), 1U);
  EXPECT_EQ(count(text, "\"severity\":\"blocker\""), 1U);
}

TEST(SarifReport, EncodesPathsAsUris) {
  EXPECT_EQ(uri_of("maps/deep/a.map.json"), "maps/deep/a.map.json");
  EXPECT_EQ(uri_of("./maps//a b#?.map.json"), "maps/a%20b%23%3F.map.json");
  EXPECT_EQ(uri_of("/tmp/a.map.json"), "file:///tmp/a.map.json");
  EXPECT_EQ(uri_of("c:\xFF.map.json"), "c%3A%FF.map.json");
}

TEST(SarifReport, SuppressesWhatIsExcludedOrKnown) {
  Finding excluded = finding("R201", "a.map.json", 1);
  excluded.excluded = true;
  excluded.reason = "a lagoon";
  Finding known = finding("R202", "a.map.json", 2);
  known.baselined = true;
  const std::string text = report_sarif(report_of({excluded, known}), {});
  EXPECT_THAT(text, HasSubstr("\"justification\":\"a lagoon\""));
  EXPECT_THAT(text, HasSubstr("\"baselineState\":\"unchanged\""));
}

TEST(SarifReport, BeginsWithWhatCountsTheMostSevereFirst) {
  Finding excluded = finding("R201", "a.map.json", 1, "an excluded error");
  excluded.excluded = true;
  const std::string text =
      report_sarif(report_of({excluded, finding("R202", "a.map.json", 2, "a warning"),
                              finding("R201", "b.map.json", 1, "an error")}),
                   {});
  EXPECT_LT(text.find("an error"), text.find("a warning"));
  EXPECT_LT(text.find("a warning"), text.find("an excluded error"));
}

TEST(SarifReport, HoldsAsManyResultsAsCodeScanningTakesAndSaysHowManyThereWere) {
  std::vector<Finding> findings(25'000, finding("R202", "a.map.json", 1));
  const auto results = [&findings] {
    const std::string text = report_sarif(report_of(findings), {});
    const std::regex result("\"ruleId\"");
    return std::pair(std::distance(std::sregex_iterator(text.begin(), text.end(), result), {}),
                     text);
  };
  const auto [all, whole] = results();
  EXPECT_EQ(all, 25'000);
  EXPECT_THAT(whole, Not(HasSubstr("findings are included")));
  findings.push_back(finding("R201", "b.map.json", 1, "the only error"));
  const auto [most, cut] = results();
  EXPECT_EQ(most, 25'000);
  EXPECT_THAT(
      cut, AllOf(HasSubstr("Only the first 25000 of 25001 findings"), HasSubstr("the only error")));
}

// A viewer takes "[text](address)" in a message for a link: SARIF 2.1.0, 3.11.6.
TEST(SarifReport, HoldsNoLinkOfAStrangerInAnyMessage) {
  Finding fixed = finding("R201", "a.map.json", 1, "[log](https://a.example) \\ x");
  fixed.fix = Fix{message("Rename to {}", std::string("[b](c)"))};
  fixed.fix->changes = std::vector<LineChange>{{4, 1, {"    [1]\n"}}};
  Report report = report_of({fixed});
  report.not_run.push_back({"P501", "a.map.json", "no [water](d)"});
  const std::string text = report_sarif(report, {});
  EXPECT_THAT(text, HasSubstr("\"\\\\[log\\\\](https://a.example) \\\\\\\\ x\""));
  EXPECT_THAT(text, HasSubstr("\"Rename to \\\\[b\\\\](c)\""));
  EXPECT_THAT(text, HasSubstr("no \\\\[water\\\\](d)\""));
  EXPECT_THAT(text, HasSubstr("\"    [1]\\n\"")) << "what a fix inserts is no message";
}

TEST(SarifReport, ReplacesTheLinesThatAFixChanges) {
  Report report = report_of({finding("R201", "a.map.json", 1)});
  report.findings[0].fix = Fix{message("Fill A1")};
  EXPECT_THAT(report_sarif(report, {}), Not(HasSubstr("\"fixes\""))) << "nobody asked for them";
  report.findings[0].fix->changes = {{4, 1, {"#...\n"}}};
  EXPECT_THAT(
      report_sarif(report, {}),
      HasSubstr("\"replacements\":[{\"deletedRegion\":{\"startLine\":5,\"startColumn\":1,"
                "\"endLine\":6,\"endColumn\":1},\"insertedContent\":{\"text\":\"#...\\n\"}}]"));
}

TEST(SarifReport, ListsTheRulesAndNamesOneForEachFinding) {
  const std::string text = report_sarif(report_of({finding("R202", "a.map.json", 1)}), {});
  EXPECT_THAT(text,
              HasSubstr("{\"id\":\"R202\",\"shortDescription\":{\"text\":\"title of R202\"}"));
  EXPECT_THAT(text, HasSubstr("\"ruleId\":\"R202\",\"ruleIndex\":2"));
}

TEST(RdjsonReport, CountsColumnsInBytes) {
  Report report = report_of({finding("R202", "a.map.json", 2)});
  report.files[0].text = "{\n \"ö\": 漢字 0\n}";
  EXPECT_THAT(report_rdjson(report, {}), HasSubstr("\"start\":{\"line\":2,\"column\":7}"));
  report.findings[0].position.column = 8;
  EXPECT_THAT(report_rdjson(report, {}), HasSubstr("\"start\":{\"line\":2,\"column\":11}"));
}

// reviewdog shows messages as Markdown.
TEST(RdjsonReport, HoldsNoMarkupOfAStranger) {
  Report report = report_of({finding("R201", "a.map.json", 1, "[log](https://a.example) @octocat"),
                             finding("R202", "a.map.json", 1, "![x](b) <b>$x$</b>")});
  report.not_run.push_back({"P501", "a.map.json", "*no* water"});
  const std::string text = report_rdjson(report, {});
  EXPECT_THAT(text, HasSubstr("\"\\\\[log\\\\](https&#58;//a.example) <span>@</span>octocat\""));
  EXPECT_THAT(text, HasSubstr("\"!\\\\[x\\\\](b) \\\\<b\\\\><span>$</span>x<span>$</span>"));
  EXPECT_THAT(text, HasSubstr("\"P501 was not run: \\\\*no\\\\* water\""));
}

TEST(Reports, FileNamesOfAnyBytesGiveReadableDocuments) {
  const Report report = report_of({finding("R201", "caf\xE9.map.json", 1)});
  for (const ReportFormat& format : report_formats()) {
    if (format.name == "text" || format.name == "github") continue;
    EXPECT_THAT(format.write(report, {}), Not(HasSubstr("\xE9"))) << format.name;
  }
}

TEST(Fingerprints, TellEqualFindingsApartAndDoNotMindPlaces) {
  const std::vector<std::string> prints =
      fingerprints(report_of({finding("R201", "a.map.json", 1), finding("R201", "a.map.json", 2),
                              finding("R202", "a.map.json", 1)}));
  EXPECT_EQ((std::set<std::string>(prints.begin(), prints.end())).size(), 3U);
  const std::vector<std::string> moved =
      fingerprints(report_of({finding("R201", "b.map.json", 7, "In other words")}));
  EXPECT_EQ(moved[0], prints[0]) << "both maps are the sea";
}

}  // namespace
}  // namespace chartroom::reports
