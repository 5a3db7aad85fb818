#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "tests/known_maps.h"
#include "validator/checks/check_map.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/play/play_findings.h"

namespace chartroom::checks {
using namespace maps;
using namespace rules;
using namespace play;
using namespace reports;
namespace {

using testing::HasSubstr;

// A check of play with its example.
struct Played {
  Check check;
  Map map;
  Fairness raising;
  Fairness near_miss;
};

Played played(const Check& check) {
  const PlayExample example = std::get<PlayExample>(check.example());
  return {check, example.map, example.raising(example.map), example.near_miss(example.map)};
}

std::vector<Played> played() {
  std::vector<Played> list;
  for (const Check& check : standard_catalogue()) {
    if (check.family != Family::play || check.run == nullptr) continue;
    list.push_back(played(check));
  }
  return list;
}

Played played(std::string_view code) {
  const Catalogue catalogue = standard_catalogue();
  return played(*catalogue.find(code));
}

std::vector<reports::Finding> findings_of(const Played& one, const Fairness& play,
                                          const PackFile* pack = nullptr) {
  const Rulebook rules = rulebook_for(one.map);
  MapSubject subject{one.map, rules};
  subject.play = &play;
  return run_check(one.check, subject, {"sea.map.json", one.map, {}, true}, pack);
}

TEST(PlayChecks, EachIsRaisedByItsExampleAndNotByTheNearMiss) {
  for (const Played& one : played()) {
    EXPECT_EQ(findings_of(one, one.raising).size(), 1U) << one.check.code;
    for (const reports::Finding& finding : findings_of(one, one.near_miss)) {
      ADD_FAILURE() << one.check.code << ": " << finding.message;
    }
  }
}

TEST(PlayChecks, EachCanBeExcluded) {
  for (const Played& one : played()) {
    PackFile pack;
    pack.pack.checks.exclude = {{std::string(one.check.code), "sea", {}, "as it should be"}};
    for (const reports::Finding& finding : findings_of(one, one.raising, &pack)) {
      EXPECT_TRUE(finding.excluded) << one.check.code;
    }
  }
}

TEST(PlayChecks, NameWhatTheyAreAbout) {
  const auto message = [](std::string_view code) {
    const Played one = played(code);
    return findings_of(one, one.raising).at(0).message;
  };
  EXPECT_EQ(message("P501"), "The first player takes 55.0% (54.0 to 56.0) of the points");
  EXPECT_EQ(message("P502"), "Blue takes 45.0% (44.0 to 46.0) of the points");
  EXPECT_EQ(message("P503"), "Captains who start on C3 take 65.0% of the points");
  EXPECT_EQ(message("P505"), "Half of the games of standard captains last at most 19 turns");
  EXPECT_EQ(message("P506"), "Hardly ever visited by standard captains: A1, B1, A2 and B2");
  EXPECT_THAT(message("P508"), HasSubstr("novice: 50.0% (49.0 to 51.0), standard: 56.0%"));
  EXPECT_EQ(message("P509"), "Blue takes 52.0% (51.0 to 53.0) of the points");
  EXPECT_EQ(message("P510"),
            "After 1,000 games, it is undecided whether the first move matters: the first player "
            "takes 52.0% (46.0 to 58.0) of the points");
  EXPECT_EQ(message("P511"),
            "Simulation of standard captains stopped after 1,000 games, at its work limit");
}

// Blue starts on points in turn and takes so many of 20 points from each of 20 starts of green.
Fairness starting_on(const Map& map, const std::map<std::string, Count>& wins) {
  Tally tally;
  tally.games = 1'000;
  for (const auto& [name, won] : wins) {
    const Point start = parse_point(name).value();
    PointSet others = map.water() - PointSet{start};
    for (int i = 0; i < 20; ++i) {
      tally.starts[{start, others.first()}] = {20, won, 20 - won};
      others.erase(others.first());
    }
  }
  Fairness play = played("P503").near_miss;
  play.levels[0].tally = tally;
  return play;
}

TEST(PlayChecks, UnevenStartsAreOneFindingThatListsThemTheWorstFirst) {
  const Played one = played("P503");
  const Fairness play = starting_on(one.map, {{"E5", 14}, {"F6", 3}, {"D6", 10}, {"E6", 15}});
  const auto findings = findings_of(one, play);
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings[0].points, known::points({"E5", "E6", "F6"}));
  EXPECT_EQ(
      findings[0].message,
      "3 starts win or lose too often, most of all F6: captains there take 15.0% of the points");
  const auto evidence = [&findings](const std::string& name) {
    return std::ranges::find(findings[0].evidence, name, &Evidence::value_type::first)->second;
  };
  EXPECT_EQ(evidence("starts"), EvidenceValue(std::vector<std::string>{"F6", "E6", "E5"}));
  EXPECT_EQ(evidence("shares"), EvidenceValue(std::vector<std::string>{"15.0%", "75.0%", "70.0%"}));
  EXPECT_EQ(evidence("share"), EvidenceValue(std::string("15.0%")));
}

TEST(PlayChecks, EachTellsTheSeedThatPlaysItsGamesAgain) {
  for (Played one : played()) {
    one.raising.budget.seed = 77;
    const Evidence evidence = findings_of(one, one.raising).at(0).evidence;
    EXPECT_THAT(evidence,
                testing::Contains(testing::Pair("seed", EvidenceValue(std::string("77")))))
        << one.check.code;
  }
}

// Blue is shut in on four points: whatever play makes of it, the map does not pass as fair.
TEST(PlayChecks, AMapThatShutsBlueInDoesNotPassForFair) {
  Map map = known::sea({"..#.......", "..#.......", "###.......", "..........", "..........",
                        "..........", "..........", "..........", "..........", ".........."});
  map.starts = {Point{0, 0}, Point{9, 9}};
  Profile profile;
  profile.level = Level::fairness;
  profile.select = {"P502", "P504", "P508"};
  std::vector<std::string> told;
  profile.progress = [&told](const std::string& path, const FairnessProgress&) {
    told.push_back(path);
  };
  std::vector<Count> played;
  profile.played = [&played](const std::string& path, const Fairness& play) {
    EXPECT_EQ(path, "a.map.json");
    played.push_back(play.games());
  };
  const FileReport report = check_map({"a.map.json", map, {}, true}, nullptr, profile);
  EXPECT_FALSE(report.findings.empty() && report.not_run.empty());
  EXPECT_THAT(told, testing::Contains("a.map.json")) << "who waits is told";
  EXPECT_THAT(played, testing::ElementsAre(testing::Gt(0))) << "it is played once, and given";
}

}  // namespace
}  // namespace chartroom::checks
