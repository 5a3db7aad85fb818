#include "exporters/report/map_report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "tests/known_maps.h"

namespace chartroom::exporters {
using namespace maps;
using namespace rules;
using namespace play;
using namespace reports;
namespace {

using testing::HasSubstr;
using testing::Not;

// Returns a report on very few games.
IllustratedReport report_on(const Map& map) {
  IllustratedReport report;
  report.map = map;
  report.rules = rulebook_for(map);
  FairnessBudget budget;
  budget.levels = {"novice"};
  budget.most_pairs = 256;
  budget.confirming_pairs = 64;
  budget.at_will_pairs = 8;
  report.simulation =
      simulation_of(map, report.rules, budget, measure_fairness(map, report.rules, budget));
  TournamentPlan plan;
  plan.map = map;
  plan.rules = report.rules;
  plan.games = 40;
  report.game = notable_games(plan).dramatic;
  if (!map.starts.any()) {
    plan.games = 50;
    report.starts = play_start_matrix(plan);
  }
  Finding finding;
  finding.code = "R202";
  finding.places = {"B2"};
  finding.message = "a dead end <of> 3 points & \"more\"";
  report.findings.push_back(finding);
  return report;
}

Map small_sea() {
  Map map = known::sea({"....", ".##.", "..#.", "...."});
  map.name["en"] = "Reef & <Rock>";
  return map;
}

std::vector<std::string> all(const std::string& text, const char* pattern) {
  std::vector<std::string> found;
  const std::regex regex(pattern);
  for (std::sregex_iterator i(text.begin(), text.end(), regex), end; i != end; ++i) {
    found.push_back((*i)[1]);
  }
  return found;
}

class ReportPage : public testing::Test {
 protected:
  static const std::string& html() {
    static const std::string text = report_html(report_on(small_sea()));
    return text;
  }
};

TEST_F(ReportPage, TheVerdictInOneSentenceComesFirst) {
  const std::size_t verdict = html().find("<p class=\"verdict\">");
  ASSERT_NE(verdict, std::string::npos);
  EXPECT_LT(verdict, html().find("<table"));
  EXPECT_LT(verdict, html().find("<figure"));
  EXPECT_THAT(html(), HasSubstr(" games: "));
}

TEST_F(ReportPage, NeedsNothingButItself) {
  for (const std::string& address : all(html(), "(https?://[^\"' <]*)")) {
    EXPECT_THAT(address, HasSubstr("www.w3.org/")) << "names of XML namespaces only";
  }
  EXPECT_THAT(html(), Not(HasSubstr("<link")));
  EXPECT_THAT(html(), Not(HasSubstr("src=")));
  EXPECT_THAT(html(), Not(HasSubstr("@import")));
}

TEST_F(ReportPage, EveryReferenceHasItsOneTarget) {
  std::multiset<std::string> ids;
  for (const std::string& id : all(html(), "[ <]id=\"([^\"]*)\"")) ids.insert(id);
  for (const std::string& id : ids) EXPECT_EQ(ids.count(id), 1U) << id;
  for (const std::string& target : all(html(), "href=\"#([^\"]*)\"")) {
    EXPECT_EQ(ids.count(target), 1U) << target;
  }
  for (const std::string& target : all(html(), "url\\(#([^)]*)\\)")) {
    EXPECT_EQ(ids.count(target), 1U) << target;
  }
  for (const std::string& target : all(html(), "aria-labelledby=\"([^ \"]*)")) {
    EXPECT_EQ(ids.count(target), 1U) << target;
  }
}

TEST_F(ReportPage, CanBeReadWithoutEyesAndWithoutColour) {
  EXPECT_THAT(html(), HasSubstr("<html lang=\"en\">"));
  EXPECT_THAT(html(), HasSubstr("<caption>"));
  EXPECT_THAT(html(), HasSubstr("aria-live=\"polite\""));
  const std::size_t pictures = all(html(), "(role=\"img\" aria-label)").size();
  EXPECT_EQ(pictures, 8U) << "seven figures and the game";
  EXPECT_EQ(all(html(), "(<summary>The numbers)").size(), 7U)
      << "of each figure; the matrix lists significant pairs, of which there are some";
}

TEST_F(ReportPage, FollowsLightAndDarkAndPaper) {
  EXPECT_THAT(html(), HasSubstr("prefers-color-scheme:dark"));
  EXPECT_THAT(html(), HasSubstr("@media print"));
  EXPECT_THAT(html(), HasSubstr("currentColor"));
  EXPECT_THAT(html(), HasSubstr("id=\"board-dark\""));
}

TEST_F(ReportPage, TextsAreNoMarkup) {
  EXPECT_THAT(html(), HasSubstr("<h1>Reef &amp; &lt;Rock&gt;</h1>"));
  EXPECT_THAT(html(), HasSubstr("a dead end &lt;of&gt; 3 points &amp; &quot;more&quot;"));
}

TEST_F(ReportPage, TheGameHasAStepForEveryPly) {
  const IllustratedReport report = report_on(small_sea());
  const ReportContent content = report_content(report);
  ASSERT_TRUE(content.game);
  EXPECT_EQ(content.game->steps.size(), report.game->record.plies.size() + 1);
  for (const ReportStep& step : content.game->steps) {
    for (const Team team : kTeams) {
      for (const Point p : step.trails[index(team)]) EXPECT_TRUE(report.map.is_water(p));
    }
  }
  EXPECT_EQ(all(html(), "(\n<li>Blue starts)").size(), 1U);
}

TEST_F(ReportPage, IsTheSameBytesEveryTime) {
  EXPECT_EQ(report_html(report_on(small_sea())), html());
}

TEST(ReportPages, ArePagesOfTheSameContent) {
  const IllustratedReport report = report_on(known::archipelago());
  const std::string pdf = report_pdf(report, Paper::a4);
  EXPECT_EQ(pdf.substr(0, 5), "%PDF-");
  EXPECT_EQ(report_pdf(report, Paper::a4), pdf);
  EXPECT_NE(report_pdf(report, Paper::letter), pdf);
}

TEST(ReportContent, WhatIsProvedIsSaidOnceForAllCaptains) {
  const ReportContent content = report_content(report_on(small_sea()));
  const auto proofs = std::count_if(content.verdicts.rows.begin(), content.verdicts.rows.end(),
                                    [](const std::vector<std::string>& row) {
                                      return row[4].find("proved") != std::string::npos;
                                    });
  EXPECT_EQ(proofs, 1);
}

TEST(ReportContent, ForcedStartsHaveNoStartMatrix) {
  const ReportContent content = report_content(report_on(known::archipelago()));
  for (const ReportFigure& figure : content.figures) {
    EXPECT_THAT(figure.title, Not(HasSubstr("start")));
    EXPECT_FALSE(figure.caption.empty());
  }
}

}  // namespace
}  // namespace chartroom::exporters
