#include "validator/play/games/tally.h"

#include <gtest/gtest.h>

#include "tests/known_maps.h"
#include "tests/validator/play/simulation/plans.h"
#include "validator/play/simulation/simulation.h"

namespace chartroom::play {
using namespace maps;
using namespace rules;
namespace {

TEST(TallyCounts, ReadBackAsTheTally) {
  Map map = known::north_pole();
  map.rules.torpedo = 1;  // so that submarines hit themselves
  const Tally tally = play_tournament(plan_on(map, 200)).tally;
  EXPECT_EQ(tally_of(counts_of(tally)), tally);
  EXPECT_EQ(tally_of(counts_of({})), Tally{});
}

// Stands for other programs: plays the parts in this one.
class Parts : public Ranks {
 public:
  TournamentOutcome play(const TournamentPlan& plan, const Range& range) override {
    ++calls;
    const SimulationHeader header = header_of(plan);
    TournamentPlan copy = plan_of(header, plan.map);
    EXPECT_EQ(header_of(copy), header) << "all that is asked is in a header and a map";
    const Count middle = range.begin + (range.end - range.begin) / 3;
    Tally sum;
    for (const Range part : {Range{range.begin, middle}, Range{middle, range.end}}) {
      sum += tally_of(counts_of(play_pairs(copy, part).tally));
    }
    return {sum, true};
  }
  int calls = 0;
};

TEST(Ranks, PlayWhatOneProgramPlays) {
  TournamentPlan turns = plan_on(known::archipelago(), 200);
  turns.green = "random";
  turns.surfacing = SurfacingWill::at_will;
  TournamentPlan realtime = plan_on(known::north_pole(), 200);
  realtime.variant = Variant::realtime;
  realtime.paces[0] = {900, 300};
  realtime.starts = {StartPlan::Kind::fixed, {0, 0}, {4, 7}};
  TournamentPlan every = plan_on(known::sea({"....", ".##.", "....", "...."}), 200);
  every.games = 2;
  every.starts.kind = StartPlan::Kind::all;
  for (TournamentPlan plan : {turns, realtime, every}) {
    const Tally alone = play_tournament(plan).tally;
    Parts parts;
    plan.jobs.ranks = &parts;
    EXPECT_EQ(play_tournament(plan).tally, alone);
    EXPECT_EQ(parts.calls, 1);
  }
}

TEST(Ranks, RecordsAreWrittenByTheProgramThatWasAsked) {
  TournamentPlan plan = plan_on(known::archipelago(), 200);
  Parts parts;
  plan.jobs.ranks = &parts;
  int records = 0;
  TournamentHooks hooks;
  hooks.record = [&](Count, const GameRecord&) { ++records; };
  play_tournament(plan, hooks);
  EXPECT_EQ(records, 200);
  EXPECT_EQ(parts.calls, 0);
}

}  // namespace
}  // namespace chartroom::play
