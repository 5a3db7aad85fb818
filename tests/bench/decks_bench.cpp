// Benchmarks whole games of Con Sonar! between six admirals, and the same games in the plain state
// with its list of legal turns. One thread.
#include <benchmark/benchmark.h>

#include <random>

#include "maps/con_sonar/deck_file.h"
#include "tests/validator/con_sonar/fast_game.h"
#include "validator/con_sonar/simulation/deck_match.h"

namespace chartroom::con_sonar {
namespace {

Rules rules_of_shipped() {
  return Rules(load_deck(CHARTROOM_SOURCE_DIR "/maps/packs/con-sonar/con-sonar.deck.json")
                   .value.value()
                   .deck);
}

void count(benchmark::State& run, Count games, Count turns) {
  run.counters["games/s"] =
      benchmark::Counter(static_cast<double>(games), benchmark::Counter::kIsRate);
  run.counters["turns/s"] =
      benchmark::Counter(static_cast<double>(turns), benchmark::Counter::kIsRate);
}

void play(benchmark::State& run, const char* name) {
  const Rules rules = rules_of_shipped();
  const Cards cards(rules);
  const Opening opening(cards, 6);
  const std::unique_ptr<Agent> agent = make_agent(name);
  const std::vector<const Agent*> agents(6, agent.get());
  MatchSetup setup{
      cards, opening, agents, {0, 1, 2, 3, 4, 5}, 1, 0, {3, 3, 3, 3, 3, 3}, SeatOrder::rounds};
  Tally tally;
  for (auto _ : run) {
    play_match(setup, tally);
    ++setup.game;
  }
  count(run, tally.games, tally.all_turns());
}

void play_plainly(benchmark::State& run) {
  const Rules rules = rules_of_shipped();
  std::mt19937 random(1);
  const fast::Choose choose = [&](int n) {
    return static_cast<int>(random() % static_cast<unsigned>(n));
  };
  Count games = 0;
  Count turns = 0;
  for (auto _ : run) {
    State state = fast::dealt(rules, {0, 1, 2, 3, 4, 5}, choose);
    for (; state.phase() != Phase::over; ++turns) {
      std::vector<Turn> legal = legal_turns(state);
      std::erase_if(legal, [](const Turn& turn) { return turn.end == EventKind::sonar; });
      const Turn& turn = legal[static_cast<std::size_t>(choose(static_cast<int>(legal.size())))];
      std::vector<Event> events = events_of(turn);
      events.back().hit = turn.end == EventKind::strike && choose(2) == 0 && turn.target.step > 1;
      fast::play(state, events, choose);
    }
    ++games;
  }
  count(run, games, turns);
}

void random(benchmark::State& run) { play(run, "random"); }
void greedy(benchmark::State& run) { play(run, "greedy"); }
void planner(benchmark::State& run) { play(run, "planner"); }
BENCHMARK(random)->Name("cards: game of six random admirals")->Unit(benchmark::kMicrosecond);
BENCHMARK(greedy)->Name("cards: game of six greedy admirals")->Unit(benchmark::kMicrosecond);
BENCHMARK(planner)->Name("cards: game of six planners")->Unit(benchmark::kMicrosecond);
BENCHMARK(play_plainly)
    ->Name("cards: random game by the plain state and list of turns")
    ->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace chartroom::con_sonar
