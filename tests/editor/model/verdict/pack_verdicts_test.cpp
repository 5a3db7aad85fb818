#include <cstdint>

#include "editor/model/verdict/pack_verdicts.h"

#include <gtest/gtest.h>

#include "tests/known_maps.h"

namespace chartroom::editor {
using namespace maps;
using namespace play;
namespace {

// One skill and few games give quick verdicts of any quality.
FairnessBudget small_budget(std::uint64_t seed) {
  FairnessBudget budget;
  budget.levels = {"random"};
  budget.most_pairs = 256;
  budget.confirming_pairs = 256;
  budget.at_will_pairs = 16;
  budget.seed = seed;
  return budget;
}

PlayedMap played(const std::vector<std::string>& rows) {
  const Map map = known::sea(rows);
  return {map, rules::rulebook_for(map)};
}

const PlayedMap kSea = played({"......", "......", "......", "......"});
const PlayedMap kIsland = played({"......", "..#...", "......", "......"});
const PlayedMap kLand = played({"####", "####", "####", "####"});

// Handles news in one thread, like a window.
class Judging {
 public:
  Judging()
      : live_({small_budget(1), small_budget(2)}, [this] {
          const std::scoped_lock lock(mutex_);
          news_ = true;
          told_.notify_all();
        }) {}

  LiveVerdict& live() { return live_; }
  PackVerdicts& pack() { return pack_; }

  template <class Wanted>
  void go_on_until(Wanted wanted) {
    while (!wanted()) {
      {
        std::unique_lock lock(mutex_);
        told_.wait(lock, [this] { return news_; });
        news_ = false;
      }
      pack_.go_on();
    }
  }
  void go_on_until_done() {
    go_on_until([this] {
      for (std::size_t place = 0; place < pack_.size(); ++place) {
        if (pack_.simulating(place)) return false;
      }
      return true;
    });
  }

 private:
  std::mutex mutex_;
  std::condition_variable told_;
  bool news_ = false;
  LiveVerdict live_;
  PackVerdicts pack_{live_};
};

TEST(PackVerdicts, ReachTheLastBudgetOnEveryMapAndSayWhatCannotBePlayed) {
  Judging simulating;
  simulating.pack().simulate({kSea, kLand, kIsland});
  simulating.go_on_until_done();
  EXPECT_EQ(simulating.pack().at(1).stage, VerdictStage::impossible);
  for (const std::size_t place : {0U, 2U}) {
    const PlayedMap& map = place == 0 ? kSea : kIsland;
    ASSERT_TRUE(simulating.pack().at(place).fairness);
    EXPECT_EQ(simulating.pack().at(place).fairness->verdicts,
              measure_fairness(map.map, map.rules, small_budget(2)).verdicts);
  }
}

TEST(PackVerdicts, ComeToEveryMapBeforeAnyIsJudgedWithMoreGames) {
  Judging simulating;
  simulating.pack().simulate({kSea, kIsland});
  simulating.go_on_until([&] { return simulating.pack().at(1).fairness.has_value(); });
  EXPECT_NE(simulating.pack().at(0).stage, VerdictStage::done);
  EXPECT_EQ(simulating.pack().at(0).fairness->budget.seed, 1U);
}

TEST(PackVerdicts, JudgeOneMapAtATime) {
  Judging simulating;
  simulating.pack().simulate({kSea, kIsland});
  EXPECT_TRUE(simulating.pack().simulating(0));
  EXPECT_FALSE(simulating.pack().simulating(1));
  EXPECT_FALSE(simulating.pack().at(1).fairness);
}

TEST(PackVerdicts, KeepWhatIsKnownOfMapsThatAreAsTheyWere) {
  Judging simulating;
  simulating.pack().simulate({kSea, kIsland});
  simulating.go_on_until_done();
  const auto sea = simulating.pack().at(0).fairness->verdicts;
  const PlayedMap changed = played({"......", "..##..", "......", "......"});
  simulating.pack().simulate({changed, kSea});
  EXPECT_EQ(simulating.pack().at(1).fairness->verdicts, sea);
  EXPECT_FALSE(simulating.pack().at(0).fairness);
  EXPECT_TRUE(simulating.pack().simulating(0));
  simulating.go_on_until_done();
  EXPECT_TRUE(simulating.pack().at(0).fairness);
}

TEST(PackVerdicts, AreReachedOfAMapThatWasStoppedBefore) {
  Judging simulating;
  simulating.live().simulate(kSea);
  simulating.live().stop();
  simulating.pack().simulate({kSea});
  simulating.go_on_until_done();
  EXPECT_EQ(simulating.pack().at(0).stage, VerdictStage::done);
}

TEST(PackVerdicts, AreKnownOfAMapThatWasInFrontBefore) {
  Judging simulating;
  simulating.pack().simulate({kSea});
  simulating.go_on_until_done();
  simulating.live().simulate(kIsland);
  PackVerdicts other(simulating.live());
  other.simulate({kIsland, kSea});
  EXPECT_TRUE(other.at(1).fairness);
  EXPECT_TRUE(other.simulating(0));
}

}  // namespace
}  // namespace chartroom::editor
