// Tests simulated games with the referee, and counts them again in the plain game.
#include <cstdint>

#include "validator/con_sonar/simulation/deck_match.h"

#include <gmock/gmock.h>

#include "tests/maps/con_sonar/decks.h"
#include "tests/validator/con_sonar/fast_game.h"
#include "tests/validator/con_sonar/random_decks.h"
#include "validator/con_sonar/deck_referee.h"
#include "validator/con_sonar/score.h"

namespace chartroom::con_sonar {
namespace {

constexpr Count kGames = CHARTROOM_NIGHTLY ? 100'000 : 120;

SeriesPlan plan_on(const Deck& deck, int admirals, const std::string& agent, Count games) {
  SeriesPlan plan{Rules(deck), {}, {}};
  for (int nation = 0; nation < static_cast<int>(deck.nations.size()); ++nation) {
    plan.nations.push_back(nation);
  }
  plan.agents.assign(static_cast<std::size_t>(admirals), agent);
  plan.games = games;
  return plan;
}

// Counts a game again from its record's text, in the plain game alone.
void count_again(const GameRecord& written, Tally& tally) {
  const std::string text = record_text(written);
  const auto read = parse_records(text, "x.game", [&](const std::string&) {
    return ParseResult<Deck>{written.rules->deck(), {}};
  });
  ASSERT_TRUE(read) << read.errors[0].text() << "\n" << text;
  const GameRecord& record = read.value->front();
  ASSERT_EQ(record_text(record), text);
  const RefereeReport report = referee(record);
  ASSERT_TRUE(report.legal()) << report.violation->message.english() << "\n" << text;
  const State& last = report.last;
  ASSERT_TRUE(last.invariants_hold());
  int turns = 0;
  for (const RefereedPly& ply : report.plies) {
    ASSERT_TRUE(ply.after.invariants_hold());
    turns += ply.event == EventKind::draw ? 1 : 0;
  }
  turns += report.over() ? 1 : 0;
  ASSERT_TRUE(report.over() || turns == kMostTurns);
  ++tally.games;
  ++tally.turns[turns];
  const std::vector<int> winners = places(last).front();
  for (const int seat : winners) {
    tally.wins_by_seat[seat] += kWin / static_cast<Count>(winners.size());
  }
  for (int seat = 0; seat < last.seats(); ++seat) ++tally.scores_by_seat[seat][score(last, seat)];
}

void expect_replayed(const SeriesPlan& plan) {
  ASSERT_EQ(problem_with(plan), "");
  Tally again;
  SeriesHooks hooks;
  hooks.record = [&](Count, const GameRecord& record) { count_again(record, again); };
  const Tally tally = play_series(plan, plan.all_games(), hooks).tally;
  EXPECT_EQ(tally.games, again.games);
  EXPECT_EQ(tally.turns, again.turns);
  EXPECT_EQ(tally.wins_by_seat, again.wins_by_seat);
  EXPECT_EQ(tally.scores_by_seat, again.scores_by_seat);
}

TEST(Match, IsReplayedByTheRefereeOnTheShippedDecks) {
  for (const char* agent : {"random", "greedy", "planner"}) {
    for (const int sonar : {0, 1, 2}) {
      SeriesPlan plan = plan_on(decks::shipped(), 6, agent, 5);
      plan.sonar_level = sonar;
      expect_replayed(plan);
    }
    expect_replayed(plan_on(decks::online(), 3, agent, 10));
  }
}

TEST(Match, IsReplayedByTheRefereeOnDecksOfAllSizes) {
  for (Count i = 0; i < kGames; ++i) {
    const auto number = static_cast<std::uint32_t>(i);
    const int admirals = 2 + static_cast<int>(i % 5);
    SeriesPlan plan = plan_on(random_decks::deck(number, admirals), admirals,
                              i % 2 == 0   ? "random"
                              : i % 4 == 1 ? "greedy"
                                           : "planner",
                              1);
    plan.sonar_level = static_cast<int>(i % 3);
    plan.seed = number;
    expect_replayed(plan);
    if (HasFailure()) FAIL() << "deck " << i;
  }
}

TEST(Match, PlaysTheSameWhetherItIsRecordedOrNot) {
  SeriesPlan plan = plan_on(decks::shipped(), 5, "planner", 20);
  plan.sonar_level = 2;
  SeriesHooks hooks;
  hooks.record = [](Count, const GameRecord&) {};
  EXPECT_EQ(play_series(plan, plan.all_games(), hooks).tally,
            play_series(plan, plan.all_games()).tally);
}

TEST(Match, GivesUpAGameThatDoesNotEnd) {
  Deck deck = decks::shipped();
  // No arrow leads to a torpedo card, so none is ever used.
  for (FleetCard& card : deck.fleet) card.leads_to = 0;
  std::erase_if(deck.torpedoes, [](const TorpedoCard& card) { return card.symbol == 0; });
  const SeriesPlan plan = plan_on(deck, 2, "random", 3);
  const Tally tally = play_series(plan, plan.all_games()).tally;
  EXPECT_EQ(tally.endings[static_cast<std::size_t>(Ending::limit)], 3);
  EXPECT_EQ(tally.turns, (std::map<int, Count>{{kMostTurns, 3}}));
  EXPECT_EQ(tally.strikes_possible, 0);
}

TEST(Match, DealsFirstHandsAndTurnsBackAsAsked) {
  SeriesPlan plan = plan_on(decks::shipped(), 3, "greedy", 50);
  const Tally usual = play_series(plan, plan.all_games()).tally;
  plan.first_hand_sizes = {3, 3, 3};
  EXPECT_EQ(play_series(plan, plan.all_games()).tally, usual);
  plan.first_hand_sizes = {1, 3, 6};
  EXPECT_NE(play_series(plan, plan.all_games()).tally, usual);
  plan.first_hand_sizes.clear();
  plan.seat_order = SeatOrder::snake;
  EXPECT_NE(play_series(plan, plan.all_games()).tally, usual);
}

}  // namespace
}  // namespace chartroom::con_sonar
