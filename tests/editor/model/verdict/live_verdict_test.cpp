#include <cstdint>

#include "editor/model/verdict/live_verdict.h"

#include <gtest/gtest.h>

#include "tests/editor/model/news.h"
#include "tests/known_maps.h"

namespace chartroom::editor {
using namespace maps;
using namespace play;
namespace {

// One skill and few games give quick verdicts of any quality.
FairnessBudget small_budget(std::uint64_t seed = 1) {
  FairnessBudget budget;
  budget.levels = {"random"};
  budget.most_pairs = 256;
  budget.confirming_pairs = 256;
  budget.at_will_pairs = 16;
  budget.seed = seed;
  return budget;
}

// More games than the test's time allows; a map that stalls would not need them.
FairnessBudget endless_budget() {
  FairnessBudget budget = small_budget();
  budget.most_pairs = budget.confirming_pairs = 1'000'000'000;
  budget.stall_share = 0.8;
  return budget;
}

PlayedMap played(const Map& map) { return {map, rules::rulebook_for(map)}; }

Map open_sea() { return known::sea({"......", "......", "......", "......"}); }
Map with_island() { return known::sea({"......", "..#...", "......", "......"}); }

class Watched {
 public:
  explicit Watched(std::vector<FairnessBudget> budgets)
      : live_(std::move(budgets), [this] { news_.tell(); }) {}

  LiveVerdict& live() { return live_; }

  template <class Wanted>
  MapVerdict wait(Wanted wanted) {
    return news_.wait([this] { return live_.verdict(); }, wanted);
  }
  MapVerdict wait_for(VerdictStage stage) {
    return wait([stage](const MapVerdict& verdict) { return verdict.stage == stage; });
  }

 private:
  News news_;
  LiveVerdict live_;
};

TEST(LiveVerdict, IsTheJudgementOfTheLastBudgetWithTheFiguresOfTracking) {
  Watched watched({small_budget(1), small_budget(2)});
  const PlayedMap map = played(with_island());
  watched.live().simulate(map);
  const MapVerdict verdict = watched.wait_for(VerdictStage::done);
  ASSERT_TRUE(verdict.fairness && verdict.tracking);
  EXPECT_EQ(verdict.fairness->verdicts,
            measure_fairness(map.map, map.rules, small_budget(2)).verdicts);
  const checks::TrackingMetrics tracking = checks::tracking_metrics(map.map);
  EXPECT_EQ(verdict.tracking->mean_placements[kVerdictMoves],
            tracking.mean_placements[kVerdictMoves]);
  EXPECT_FALSE(verdict.progress);
}

TEST(LiveVerdict, ForgetsAMapThatIsPaintedOverWhileItIsJudged) {
  Watched watched({endless_budget()});
  watched.live().simulate(played(open_sea()));
  watched.wait([](const MapVerdict& verdict) { return verdict.progress.has_value(); });
  watched.live().simulate(played(with_island()));
  const MapVerdict verdict = watched.live().verdict();
  EXPECT_EQ(verdict.stage, VerdictStage::waiting);
  EXPECT_FALSE(verdict.tracking || verdict.progress || verdict.fairness);
  // The other map is simulated next.
  watched.wait([](const MapVerdict& now) { return now.progress.has_value(); });
}

TEST(LiveVerdict, IsThereAtOnceForAStateThatIsTakenBackTo) {
  Watched watched({small_budget()});
  watched.live().simulate(played(open_sea()));
  const MapVerdict before = watched.wait_for(VerdictStage::done);
  watched.live().simulate(played(with_island()));
  watched.wait_for(VerdictStage::done);
  watched.live().simulate(played(open_sea()));
  const MapVerdict after = watched.live().verdict();
  EXPECT_EQ(after.stage, VerdictStage::done);
  EXPECT_EQ(after.fairness->verdicts, before.fairness->verdicts);
}

TEST(LiveVerdict, LearnsWhatAnotherWindowKnows) {
  Watched before({small_budget()});
  before.live().simulate(played(open_sea()));
  before.wait_for(VerdictStage::done);
  before.live().simulate(played(with_island()));
  const auto known = before.wait_for(VerdictStage::done);

  // A budget that would never end shows that no game is played again.
  Watched after({endless_budget()});
  after.live().learn_from(before.live());
  EXPECT_EQ(after.live().verdict().stage, VerdictStage::waiting) << "nothing is in front yet";
  for (const Map& map : {open_sea(), with_island()}) {
    after.live().simulate(played(map));
    EXPECT_EQ(after.live().verdict().stage, VerdictStage::done);
  }
  EXPECT_EQ(after.live().verdict().fairness->games(), known.fairness->games());
}

TEST(LiveVerdict, DoesNotDependOnNamesAndLooks) {
  Watched watched({small_budget()});
  Map map = open_sea();
  watched.live().simulate(played(map));
  watched.wait_for(VerdictStage::done);
  map.name["de"] = "Meer";
  map.theme = Theme::night;
  watched.live().simulate(played(map));
  EXPECT_EQ(watched.live().verdict().stage, VerdictStage::done);
}

TEST(LiveVerdict, GivesTheFiguresOfTheGamesThatItJudgedBy) {
  Watched watched({small_budget()});
  const PlayedMap map = played(with_island());
  watched.live().simulate(map);
  const MapVerdict verdict = watched.wait_for(VerdictStage::done);
  const Fairness fairness = measure_fairness(map.map, map.rules, small_budget());
  EXPECT_EQ(verdict.played, std::vector{level_figures("random", fairness.levels[0].tally)});
}

TEST(LiveVerdict, GivesTheFiguresOfMoreAndMoreGamesWhileTheyArePlayed) {
  Watched watched({endless_budget()});
  watched.live().simulate(played(open_sea()));
  const MapVerdict first = watched.wait([](const MapVerdict& v) { return !v.played.empty(); });
  EXPECT_GT(first.played[0].visits[point_index({0, 0})], 0);
  watched.wait([&first](const MapVerdict& v) { return v.played[0].games > first.played[0].games; });
}

TEST(LiveVerdict, StopsAndGoesOnAsAsked) {
  Watched watched({small_budget(), endless_budget()});
  watched.live().simulate(played(open_sea()));
  watched.wait([](const MapVerdict& v) { return v.fairness && v.progress; });
  watched.live().stop();
  const MapVerdict stopped = watched.live().verdict();
  EXPECT_EQ(stopped.stage, VerdictStage::stopped);
  EXPECT_TRUE(stopped.fairness && stopped.tracking) << "what is known stays";
  watched.live().resume();
  watched.wait([](const MapVerdict& v) { return v.progress.has_value(); });
}

TEST(LiveVerdict, SaysWhyAMapCannotBePlayed) {
  Watched watched({small_budget()});
  watched.live().simulate(played(known::sea({"####", "####", "####", "####"})));
  MapVerdict verdict = watched.wait_for(VerdictStage::impossible);
  EXPECT_FALSE(verdict.start_on_land);
  EXPECT_FALSE(verdict.fairness);
  maps::Map dry_start = known::sea({"....", "....", "....", "...#"});
  dry_start.starts = {maps::Point{0, 0}, maps::Point{3, 3}};
  watched.live().simulate(played(dry_start));
  verdict = watched.wait([](const MapVerdict& v) { return v.start_on_land.has_value(); });
  EXPECT_EQ(verdict.start_on_land, maps::Team::green);
  watched.live().simulate(played(open_sea()));
  watched.wait_for(VerdictStage::done);
}

TEST(LiveVerdict, JudgesStallingByTheLimitOfThePack) {
  const auto decided = [](double stall_share) {
    Pack pack;
    pack.checks.thresholds["stall_share"] = stall_share;
    Watched watched({small_budget()});
    watched.live().simulate({with_island(), &pack});
    return watched.wait_for(VerdictStage::done).fairness->decision();
  };
  EXPECT_EQ(decided(0.0001), Decision::stalls);
  EXPECT_NE(decided(0.8), Decision::stalls);
}

TEST(LiveVerdict, IsOfNothingWhereNothingIsInFront) {
  Watched watched({small_budget()});
  watched.live().simulate(played(open_sea()));
  watched.wait_for(VerdictStage::done);
  watched.live().simulate_nothing();
  EXPECT_EQ(watched.live().verdict().stage, VerdictStage::waiting);
  EXPECT_FALSE(watched.live().verdict().fairness);
}

// After any painting, stopping and undoing, the map in front gets its verdict.
TEST(LiveVerdict, EndsWithTheMapInFrontHoweverItWasDisturbed) {
  Watched watched({small_budget()});
  std::uint32_t dice = 1;
  const auto below = [&dice](std::uint32_t n) {
    dice = dice * 1'664'525 + 1'013'904'223;
    return (dice >> 16) % n;
  };
  Map map = open_sea();
  for (int k = 0; k < 300; ++k) {
    const Point p{static_cast<std::int8_t>(below(6)), static_cast<std::int8_t>(below(4))};
    if (map.islands.contains(p)) {
      map.islands.erase(p);
    } else {
      map.islands.insert(p);
    }
    watched.live().simulate(played(map));
    if (below(5) == 0) watched.live().stop();
    if (below(5) == 0) watched.live().resume();
    if (below(9) == 0) watched.live().simulate_nothing();
  }
  map.islands = {};
  watched.live().simulate(played(map));
  watched.live().resume();
  const MapVerdict verdict = watched.wait_for(VerdictStage::done);
  EXPECT_EQ(verdict.fairness->verdicts,
            measure_fairness(map, rules::rulebook_for(map), small_budget()).verdicts);
}

}  // namespace
}  // namespace chartroom::editor
