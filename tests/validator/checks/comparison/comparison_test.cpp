#include "validator/checks/comparison/comparison.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "maps/files/map_file.h"
#include "tests/known_maps.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/play_report.h"

namespace chartroom::checks {
using namespace maps;
using namespace play;
using namespace reports;
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

Finding finding(const std::string& code, const PointSet& points, const std::string& message) {
  Finding f;
  f.code = code;
  f.severity = Severity::warning;
  f.path = "a.map.json";
  f.places = name_list(points);
  f.message = message;
  return f;
}

Report report_on(const Map& map, std::vector<Finding> findings = {},
                 std::vector<Metric> metrics = {}) {
  Report report;
  report.files.push_back({"a.map.json", "map", map.id});
  report.files[0].text = to_canonical_json(map);
  report.findings = std::move(findings);
  report.metrics = std::move(metrics);
  return report;
}

std::vector<std::string> messages(const std::vector<Finding>& findings) {
  std::vector<std::string> list;
  for (const Finding& f : findings) list.push_back(f.message);
  return list;
}

TEST(Comparison, AFindingIsTheSameByCodeAndPointsInWhateverWords) {
  const Map map = known::archipelago();
  const PointSet here = known::points({"A1"});
  const PointSet there = known::points({"B1"});
  const Comparison compared =
      compare(report_on(map, {finding("R202", here, "stays"), finding("R203", here, "goes"),
                              finding("R204", here, "moves away")}),
              report_on(map, {finding("R202", here, "stays, in other words"),
                              finding("R204", there, "moves here"), finding("S306", here, "new")}));
  EXPECT_THAT(messages(compared.gained), testing::ElementsAre("moves here", "new"));
  EXPECT_THAT(messages(compared.lost), testing::ElementsAre("goes", "moves away"));
  EXPECT_TRUE(compared.same()) << "the maps are equal; their packs may differ";
}

TEST(Comparison, OfTwoAlikeOneMayBeGained) {
  const Map map = known::archipelago();
  const Finding q102 = finding("Q102", {}, "twice");
  const Comparison compared = compare(report_on(map, {q102}), report_on(map, {q102, q102}));
  EXPECT_THAT(messages(compared.gained), testing::ElementsAre("twice"));
  EXPECT_THAT(compared.lost, IsEmpty());
}

TEST(Comparison, WhatIsExcludedCountsAsNotFound) {
  const Map map = known::archipelago();
  Finding excused = finding("R202", known::points({"A1"}), "on purpose");
  excused.excluded = true;
  Finding plain = excused;
  plain.excluded = false;
  EXPECT_THAT(messages(compare(report_on(map, {excused}), report_on(map, {plain})).gained),
              testing::ElementsAre("on purpose"));
  EXPECT_THAT(messages(compare(report_on(map, {plain}), report_on(map, {excused})).lost),
              testing::ElementsAre("on purpose"));
}

TEST(Comparison, TellsOfFiguresThatChangeComeOrGo) {
  const Map map = known::archipelago();
  Map other = map;
  other.islands.insert(parse_point("A2").value());
  const Comparison compared =
      compare(report_on(map, {}, {{"a", "gone", 1}, {"a", "kept", 2}, {"a", "other", 3}}),
              report_on(other, {}, {{"a", "come", 4}, {"a", "kept", 2}, {"a", "other", 3.5}}));
  EXPECT_THAT(comparison_json(compared),
              HasSubstr("\"figures\":[{\"name\":\"come\",\"before\":null,\"after\":4.000000},"
                        "{\"name\":\"other\",\"before\":3.000000,\"after\":3.500000},"
                        "{\"name\":\"gone\",\"before\":1.000000,\"after\":null}]"));
  EXPECT_THAT(comparison_text(compared), HasSubstr("\n"
                                                   "come: none -> 4\n"
                                                   "other: 3 -> 3.5\n"
                                                   "gone: 1 -> none\n"));
}

TEST(Comparison, SetsMeanPlacementsBesideEachOther) {
  EXPECT_EQ(metric_changes_text({{Metric{"a", "mean_placements_after_1_moves", 72.5},
                                  Metric{"a", "mean_placements_after_1_moves", 82}},
                                 {{}, Metric{"a", "mean_placements_after_20_moves", 6.06}}}),
            "after moves           1    20\n"
            "positions before   72.5     -\n"
            "          after    82.0   6.1\n");
}

TEST(Comparison, TellsOfTheStartsByTheLeastAndTheMostThatTheyChanged) {
  EXPECT_EQ(
      metric_changes_text(
          {{Metric{"a", "entropy_from_A1", 4}, Metric{"a", "entropy_from_A1", 3.5}},
           {Metric{"a", "entropy_from_B2", 4}, Metric{"a", "entropy_from_B2", 5.25}},
           {Metric{"a", "entropy_from_C3", 4}, {}}}),
      "bits of uncertainty after 6 moves, by start: 2 changed, by -0.50 (A1) to +1.25 (B2)\n");
}

// The report on play that came to these verdicts.
PlayReport played(const std::vector<Verdict>& verdicts) {
  Fairness play;
  play.verdicts = verdicts;
  for (const Verdict& verdict : verdicts) {
    play.verdicts.push_back(verdict);
    play.verdicts.back().level = kAllSkills;
  }
  return play_report("a.map.json", play);
}

TEST(Comparison, TellsWhatPlaySaysOfBoth) {
  const Map map = known::archipelago();
  Map other = map;
  other.islands.insert(parse_point("A2").value());
  const Verdict even{.question = Question::side,
                     .level = "standard",
                     .share = {0.5, 0.5, 0.5},
                     .decision = Decision::fair,
                     .proof = "half turn"};
  const Verdict odd{.question = Question::side,
                    .level = "standard",
                    .share = {0.57, 0.56, 0.58},
                    .decision = Decision::unfair,
                    .favours = Favoured::blue,
                    .games = 9604};
  const Verdict kept{.question = Question::first_move,
                     .level = "standard",
                     .share = {0.5, 0.49, 0.51},
                     .decision = Decision::fair,
                     .games = 9604};
  Report before = report_on(map);
  before.plays.push_back(played({kept, even}));
  Report after = report_on(other);
  after.plays.push_back(played({kept, odd}));
  const Comparison compared = compare(before, after);
  EXPECT_THAT(comparison_text(compared),
              HasSubstr("\n"
                        "blue, standard: proved fair (half turn) -> unfair (favors blue), 57.0% "
                        "(56.0 to 58.0)\n"));
  EXPECT_THAT(comparison_text(compared), Not(HasSubstr("first player")));
  EXPECT_THAT(comparison_json(compared),
              HasSubstr("\"verdicts\":[{\"name\":\"side\",\"level\":\"standard\",\"before\":{"));
  EXPECT_THAT(comparison_json(compared), HasSubstr("\"proof\":\"half turn\"}"));
}

TEST(Comparison, IsDrawnOnTheLaterBoardWithALegend) {
  Map after = known::archipelago();
  after.islands.insert(parse_point("A2").value());
  after.islands.erase(parse_point("C3").value());
  after.starts.blue.reset();
  const std::string text =
      comparison_text(compare(report_on(known::archipelago()), report_on(after)));
  EXPECT_THAT(text,
              HasSubstr("became islands: A2\nbecame water: C3\nblue starts: A1 -> free choice\n"));
  EXPECT_THAT(text, HasSubstr("\n 2 + . . . .|. # . . .\n 3 . . ~ . .|. . # . .\n"));
  EXPECT_THAT(text, HasSubstr("   + became an island\n   ~ became water\n"));
  EXPECT_THAT(text, HasSubstr("no finding gained or lost"));
}

TEST(Comparison, OfEqualMapsSaysSoInAllForms) {
  const Report report = report_on(known::archipelago());
  const Comparison compared = compare(report, report);
  EXPECT_EQ(comparison_text(compared), "a.map.json -> a.map.json\nthe same map\n");
  EXPECT_THAT(comparison_json(compared), HasSubstr("\"same\":true"));
  EXPECT_THAT(comparison_json(compared), Not(HasSubstr("R2")));
}

}  // namespace
}  // namespace chartroom::checks
