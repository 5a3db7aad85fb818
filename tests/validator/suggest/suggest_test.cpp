#include "validator/suggest/suggest.h"

#include <gmock/gmock.h>

#include "tests/known_maps.h"
#include "validator/checks/analysis/tracking_metrics.h"
#include "validator/checks/check_map.h"
#include "validator/suggest/answer_text.h"
#include "validator/suggest/small_changes.h"

namespace chartroom::suggest {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

// A map with equal sides, since starts are free; A1 and B1 are a dead end.
maps::Map dead_end() {
  maps::Map map = known::archipelago();
  map.starts = {};
  map.islands |= known::points({"A2", "B2"});
  return map;
}

// A mirrored map except for green's start beside the corner.
maps::Map uneven() {
  maps::Map map = known::archipelago();
  map.islands = known::points({"C3", "H8", "C8", "H3"});
  map.starts = {maps::Point{1, 1}, maps::Point{5, 4}};
  return map;
}

TEST(Lines, AreThoseOfWhichAFindingSpeaks) {
  EXPECT_THAT(requirements_of("P501"), ElementsAre(Requirement::first_move));
  EXPECT_THAT(requirements_of("P502"), ElementsAre(Requirement::side));
  EXPECT_THAT(requirements_of("P508"), ElementsAre(Requirement::side, Requirement::first_move));
  EXPECT_THAT(requirements_of("R202"), ElementsAre(Requirement::structure));
  EXPECT_THAT(requirements_of("R203"), IsEmpty()) << "a note is no line";
  EXPECT_THAT(requirements_of("F001"), IsEmpty()) << "no other map mends a file";
  EXPECT_THAT(requirements_of("T401"), IsEmpty());
  EXPECT_THAT(requirements_of("Z999"), IsEmpty());
}

TEST(Changes, AreSingleOnesThatLeaveWhatIsKept) {
  maps::Map map = known::archipelago();
  map.surfacing = maps::Surfacing{known::points({"E5"}), 1};
  const maps::PointSet keep = known::points({"A1", "B2", "G2"});
  int starts = 0;
  for (const maps::MapEdit& edit : single_changes(map, keep)) {
    const maps::MapDifference change = difference(map, edited(map, edit));
    EXPECT_EQ(size_of(change), 1);
    EXPECT_TRUE((change.points() & keep).empty());
    for (const maps::StartChange& start : change.starts) {
      EXPECT_EQ(start.team, maps::Team::green);
      ++starts;
    }
  }
  // Two of the 91 points of water have a start, and one of the others is kept.
  EXPECT_EQ(starts, 88);
}

TEST(Changes, AreOrders) {
  const maps::Map before = known::archipelago();
  maps::Map after = before;
  after.starts.blue = maps::Point{2, 0};
  after.islands.insert({0, 9});
  after.islands.erase({6, 1});
  EXPECT_THAT(orders(difference(before, after)),
              ElementsAre("move blue's start from A1 to C1", "make A10 land", "make G2 water"));
  EXPECT_EQ(size_of(difference(before, after)), 3);
  EXPECT_EQ(distance_of(difference(before, after)), 4);
}

TEST(Suggest, MendsADeadEndByThePointThatOpensIt) {
  Request request;
  request.games = 1'024;
  request.map = dead_end();
  request.requirements = {Requirement::structure};
  request.count = 1;
  const Answer answer = suggest_changes(request);
  EXPECT_THAT(answer.requested, ElementsAre(Requirement::structure));
  ASSERT_FALSE(answer.suggestions.empty());
  for (const Suggestion& suggestion : answer.suggestions) {
    EXPECT_THAT(structure_of(suggestion.map, nullptr).findings, IsEmpty());
    EXPECT_EQ(size_of(suggestion.difference), 1);
  }
}

// Either point alone turns the piece into a pocket.
TEST(Suggest, MendsByTwoPointsWhatEitherAloneMakesAnotherFault) {
  Request request;
  request.games = 1'024;
  request.map = known::sea({"...#....", "..##....", "###.....", "........", "........", "........",
                            "........", "........"});
  request.requirements = {Requirement::structure};
  request.count = 1;
  EXPECT_THAT(structure_of(request.map, nullptr).findings, ElementsAre("R201"));
  const Answer answer = suggest_changes(request);
  ASSERT_FALSE(answer.suggestions.empty());
  EXPECT_THAT(structure_of(answer.suggestions[0].map, nullptr).findings, IsEmpty());
  EXPECT_EQ(size_of(answer.suggestions[0].difference), 2);
}

// The other finding stays: no small change fixes both.
TEST(Suggest, MendsOneFindingOfSeveral) {
  Request request;
  request.games = 1'024;
  request.map = dead_end();
  request.map.islands |= known::points({"I9", "J9"});  // a second one, in the opposite corner
  const std::vector<std::string> two = structure_of(request.map, nullptr).findings;
  ASSERT_EQ(std::count(two.begin(), two.end(), "R202"), 2);
  const checks::Profile profile{};
  for (const reports::Finding& finding :
       map_findings({"", request.map, {}, true}, nullptr, profile)) {
    if (finding.code != "R202") continue;
    request.requirements = {Requirement::structure};
    request.finding = FindingAt{finding.code, finding.places};
    request.count = 1;
    const Answer answer = suggest_changes(request);
    ASSERT_FALSE(answer.suggestions.empty()) << finding.message;
    const maps::Map& requested = answer.suggestions[0].map;
    EXPECT_EQ(size_of(answer.suggestions[0].difference), 1);
    EXPECT_FALSE(has_finding(requested, nullptr, *request.finding));
    const std::vector<std::string> left = structure_of(requested, nullptr).findings;
    EXPECT_EQ(std::count(left.begin(), left.end(), "R202"), 1);
  }
}

TEST(Suggest, HoldsAMapToTheChecksOfItsPack) {
  const maps::Map map = dead_end();
  EXPECT_THAT(structure_of(map, nullptr).findings, Contains("R202"));
  maps::PackFile pack;
  pack.pack.checks.exclude.push_back({"R202", map.id, {}, "wanted"});
  EXPECT_THAT(structure_of(map, &pack).findings, Not(Contains("R202")));
  pack.pack.checks.exclude.clear();
  pack.pack.checks.severity["R202"] = Severity::note;
  EXPECT_THAT(structure_of(map, &pack).findings, Not(Contains("R202")));
  pack.pack.languages = {"en", "de", "fr"};
  pack.pack.checks.severity.clear();
  // Missing names for the pack are no findings on points.
  EXPECT_EQ(structure_of(map, &pack).findings, structure_of(map, nullptr).findings);
}

TEST(Suggest, LeavesWhatIsKept) {
  Request request;
  request.games = 1'024;
  request.map = dead_end();
  request.requirements = {Requirement::structure};
  request.keep = known::points({"A1", "B1", "A2", "B2", "C1"});
  request.evaluations = 60;
  // All points that could fix it are kept.
  EXPECT_THAT(suggest_changes(request).suggestions, IsEmpty());
}

TEST(Suggest, BringsSidesTogetherByFreshGamesOnAnyNumberOfThreads) {
  Request request;
  request.games = 16'384;
  request.map = uneven();
  request.requirements = {Requirement::side};
  request.count = 1;
  const Answer answer = suggest_changes(request);
  EXPECT_THAT(answer.missed, Contains(Requirement::side));
  EXPECT_FALSE(holds(Requirement::side, answer.before, {}));
  ASSERT_EQ(answer.suggestions.size(), 1U);
  const Suggestion& found = answer.suggestions[0];
  EXPECT_GE(found.certainty, 0);
  Figures again = figures_without_play(found.map, nullptr);
  ASSERT_TRUE(play_fresh(found.map, request.games, 99, again, 2, nullptr));
  // Games of another seed may be half an interval off.
  for (std::size_t i = 0; i < kLevels.size(); ++i)
    EXPECT_LT(away(Requirement::side, again, i), kMargin);
  request.jobs = 3;
  EXPECT_EQ(answer_json(request, suggest_changes(request)), answer_json(request, answer));
}

TEST(Suggest, MeetsAWishedTracking) {
  Request request;
  request.games = 1'024;
  request.map = known::archipelago();
  const double before = figures_without_play(request.map, nullptr).mean_positions;
  request.tracking = Tracking{before - 1.5, before - 0.5};
  request.requirements = {Requirement::tracking};
  request.map.starts = {};
  request.count = 1;
  const Answer answer = suggest_changes(request);
  EXPECT_THAT(answer.requested, ElementsAre(Requirement::tracking));
  ASSERT_EQ(answer.suggestions.size(), 1U);
  EXPECT_TRUE(request.tracking->holds(answer.suggestions[0].figures.mean_positions));
}

TEST(Suggest, TellsWhatGamesShowFromWhatTheyLeaveOpen) {
  Request request;
  request.games = 1'024;
  const auto told_of = [&request](const maps::Map& map) {
    request.map = map;
    request.keep = map.points();  // so no change is tried
    const Answer answer = suggest_changes(request);
    EXPECT_FALSE(holds(Requirement::first_move, answer.before, {}));
    return answer_text(request, answer);
  };
  EXPECT_THAT(told_of(uneven()),
              AllOf(HasSubstr(" fails: side, first-move\n"), Not(HasSubstr("may fail"))));
  // With 65,536 games, this map is fair.
  EXPECT_THAT(
      told_of(known::archipelago()),
      AllOf(HasSubstr(" may fail: side, first-move (too few games"), Not(HasSubstr("fails: "))));
}

TEST(Suggest, SaysThatNothingWasFound) {
  Request request;
  request.games = 1'024;
  request.map = uneven();
  request.keep = request.map.points();
  const Answer answer = suggest_changes(request);
  EXPECT_THAT(answer.suggestions, IsEmpty());
  EXPECT_EQ(answer.tries, 0);
  EXPECT_THAT(answer_text(request, answer), HasSubstr("none found in 0 tries"));
}

TEST(Suggest, TriesNothingWhereNoLineIsMissed) {
  Request request;
  request.games = 1'024;
  request.map = known::archipelago();
  request.map.starts = {};
  request.requirements = {Requirement::tracking};
  const Answer answer = suggest_changes(request);
  EXPECT_THAT(answer.requested, IsEmpty());
  EXPECT_EQ(answer.tries, 0);
  EXPECT_THAT(answer_text(request, answer), testing::HasSubstr("nothing to improve"));
}

}  // namespace
}  // namespace chartroom::suggest
