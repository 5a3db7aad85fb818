// Tests that simulated games are legal, and become illegal at a false line.
#include <gtest/gtest.h>

#include <mutex>
#include <random>

#include "tests/validator/play/referee/referee_games.h"
#include "validator/play/games/tournament.h"

namespace chartroom::play {
using namespace maps;
using namespace rules;
namespace {

struct Played {
  TournamentOutcome outcome;
  std::vector<GameRecord> records;  // read back from their text
};

Played play(const Map& map, const std::string& agent, Count games) {
  TournamentPlan plan;
  plan.map = map;
  plan.rules = rulebook_for(map);
  plan.blue = plan.green = agent;
  plan.surfacing = SurfacingWill::at_will;
  plan.games = games;
  Played played;
  std::mutex mutex;
  TournamentHooks hooks;
  hooks.record = [&](Count, const GameRecord& record) {
    const auto read = parse_records(record_text(record), "x.game");
    const std::lock_guard lock(mutex);
    played.records.push_back(read.value->front());
  };
  played.outcome = play_tournament(plan, hooks);
  return played;
}

// Expects that all games are legal and the referee's results add up to the tournament's.
void expect_agreement(const Map& map, const Played& played) {
  std::array<Count, 4> results{};
  for (const GameRecord& record : played.records) {
    const RefereeReport report = referee_games::judge(map, record);
    ASSERT_TRUE(report.legal()) << report.violation->message().english() << "\n"
                                << record_text(record);
    ++results[static_cast<std::size_t>(report.result)];
    for (const RefereedPly& ply : report.plies) {
      EXPECT_TRUE(ply.candidates[index(ply.said.team)].contains(ply.point));
    }
  }
  const Tally& tally = played.outcome.tally;
  EXPECT_EQ(results, (std::array{tally.unfinished, tally.wins_by_team[0], tally.wins_by_team[1],
                                 tally.draws}));
}

TEST(Referee, FindsSimulatedGamesLegalAndAgreesOnTheirWinners) {
  for (const Map& map : {known::archipelago(), known::north_pole(), referee_games::free_bay()}) {
    for (const std::string agent : {"random", "novice"}) {
      expect_agreement(map, play(map, agent, 20));
    }
  }
}

TEST(Referee, AgreesWithSimulatedPlayOnAnyMap) {
  std::mt19937 random(3);
  for (int i = 0; i < 20; ++i) {
    Map map = known::random_map(random);
    map.rules.ply_limit = 100;
    expect_agreement(map, play(map, "random", 4));
  }
}

void expect_broken(const Map& map, const GameRecord& record, std::size_t ply, Refusal rule) {
  const RefereeReport report = referee_games::judge(map, record);
  ASSERT_TRUE(report.violation);
  EXPECT_EQ(to_string(report.violation->rule), to_string(rule));
  EXPECT_EQ(report.plies.size(), ply);
}

TEST(Referee, FindsWhateverIsWrittenWrongIntoASimulatedGame) {
  const Map map = known::north_pole();
  int changed = 0;
  for (const GameRecord& record : play(map, "novice", 6).records) {
    for (std::size_t i = 0; i < record.plies.size(); ++i) {
      GameRecord forged = record;
      RecordPly& ply = forged.plies[i];
      ply.team = other(ply.team);
      expect_broken(map, forged, i, Refusal::not_your_turn);
      ply = record.plies[i];
      if (ply.action.kind == ActionKind::sonar) {
        ply.sonar_line = (ply.sonar_line + 1) % 10;
        expect_broken(map, forged, i, Refusal::false_answer);
        ++changed;
      } else if (ply.claim) {
        // Only words can claim that surfacing was free.
        ply.claim->no_damage = ply.action.kind == ActionKind::surface && ply.claim->self;
        ply.claim->self = !ply.claim->self;
        expect_broken(map, forged, i, Refusal::false_claim);
        ++changed;
      }
    }
  }
  EXPECT_GT(changed, 20);
}

}  // namespace
}  // namespace chartroom::play
