// Benchmarks random legal play in the fast and the plain core, uniform over the legal actions, each
// torpedo target one. Games end by a sinking or after 500 plies.
#include <benchmark/benchmark.h>

#include <array>
#include <cstdint>

#include "tests/known_maps.h"
#include "tests/validator/rules/plain_game.h"
#include "validator/play/agents/stream.h"
#include "validator/rules/legal_actions.h"
#include "validator/statistics/random.h"

namespace chartroom {
using namespace maps;
using namespace statistics;
using namespace rules;
namespace {

void report(benchmark::State& run, std::int64_t actions, std::int64_t games) {
  run.counters["actions/s"] =
      benchmark::Counter(static_cast<double>(actions), benchmark::Counter::kIsRate);
  run.counters["games/s"] =
      benchmark::Counter(static_cast<double>(games), benchmark::Counter::kIsRate);
}

template <int Words>
void random_play(benchmark::State& run) {
  const Map map = known::archipelago();
  const Sea<Words> sea(map, rulebook_for(map));
  std::int64_t actions = 0;
  std::uint32_t games = 0;
  for (auto _ : run) {
    statistics::Random random(1, ++games, 0, play::Stream::blue);
    State<Words> state(sea, {0, 0}, {9, 9}, Team::blue);
    // A captain's legal actions change only by its own actions, so they are known before its turn.
    std::array legal{LegalActions<Words>(sea, state.submarine(Team::blue)),
                     LegalActions<Words>(sea, state.submarine(Team::green))};
    for (int ply = 0; ply < 500 && state.result() == GameResult::open; ++ply, ++actions) {
      const Team team = state.to_move();
      LegalActions<Words>& mine = legal[index(team)];
      benchmark::DoNotOptimize(state.apply(team, mine.at(random.below(mine.count()))));
      mine = LegalActions<Words>(sea, state.submarine(team));
    }
  }
  report(run, actions, games);
}
BENCHMARK_TEMPLATE(random_play, 2)->Name("random play, 2 words");
BENCHMARK_TEMPLATE(random_play, 4)->Name("random play, 4 words");

void plain_random_play(benchmark::State& run) {
  const Map map = known::archipelago();
  std::int64_t actions = 0;
  std::uint32_t games = 0;
  for (auto _ : run) {
    statistics::Random random(1, ++games, 0, play::Stream::blue);
    plain::Game game(map, rulebook_for(map), {0, 0}, {9, 9}, Team::blue);
    for (int ply = 0; ply < 500 && !game.over(); ++ply, ++actions) {
      const std::vector<Action> legal = game.legal();
      game.play(legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))]);
    }
  }
  report(run, actions, games);
}
BENCHMARK(plain_random_play)->Name("random play, plain");

}  // namespace
}  // namespace chartroom
