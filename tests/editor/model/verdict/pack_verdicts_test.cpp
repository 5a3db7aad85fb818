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
        if (pack_.judging(place)) return false;
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
  Judging judging;
  judging.pack().judge({kSea, kLand, kIsland});
  judging.go_on_until_done();
  EXPECT_EQ(judging.pack().at(1).stage, VerdictStage::impossible);
  for (const std::size_t place : {0U, 2U}) {
    const PlayedMap& map = place == 0 ? kSea : kIsland;
    ASSERT_TRUE(judging.pack().at(place).judgement);
    EXPECT_EQ(judging.pack().at(place).judgement->verdicts,
              judge_fairness(map.map, map.rules, small_budget(2)).verdicts);
  }
}

TEST(PackVerdicts, ComeToEveryMapBeforeAnyIsJudgedWithMoreGames) {
  Judging judging;
  judging.pack().judge({kSea, kIsland});
  judging.go_on_until([&] { return judging.pack().at(1).judgement.has_value(); });
  EXPECT_NE(judging.pack().at(0).stage, VerdictStage::done);
  EXPECT_EQ(judging.pack().at(0).judgement->budget.seed, 1U);
}

TEST(PackVerdicts, JudgeOneMapAtATime) {
  Judging judging;
  judging.pack().judge({kSea, kIsland});
  EXPECT_TRUE(judging.pack().judging(0));
  EXPECT_FALSE(judging.pack().judging(1));
  EXPECT_FALSE(judging.pack().at(1).judgement);
}

TEST(PackVerdicts, KeepWhatIsKnownOfMapsThatAreAsTheyWere) {
  Judging judging;
  judging.pack().judge({kSea, kIsland});
  judging.go_on_until_done();
  const auto sea = judging.pack().at(0).judgement->verdicts;
  const PlayedMap changed = played({"......", "..##..", "......", "......"});
  judging.pack().judge({changed, kSea});
  EXPECT_EQ(judging.pack().at(1).judgement->verdicts, sea);
  EXPECT_FALSE(judging.pack().at(0).judgement);
  EXPECT_TRUE(judging.pack().judging(0));
  judging.go_on_until_done();
  EXPECT_TRUE(judging.pack().at(0).judgement);
}

TEST(PackVerdicts, AreReachedOfAMapThatWasStoppedBefore) {
  Judging judging;
  judging.live().judge(kSea);
  judging.live().stop();
  judging.pack().judge({kSea});
  judging.go_on_until_done();
  EXPECT_EQ(judging.pack().at(0).stage, VerdictStage::done);
}

TEST(PackVerdicts, AreKnownOfAMapThatWasInFrontBefore) {
  Judging judging;
  judging.pack().judge({kSea});
  judging.go_on_until_done();
  judging.live().judge(kIsland);
  PackVerdicts other(judging.live());
  other.judge({kIsland, kSea});
  EXPECT_TRUE(other.at(1).judgement);
  EXPECT_TRUE(other.judging(0));
}

}  // namespace
}  // namespace chartroom::editor
