// Benchmarks whole games between agents with both exact trackers, and the same games in the plain
// rules and plain films, which choose nothing. One thread.
#include <cstdint>

#include <benchmark/benchmark.h>

#include "tests/known_maps.h"
#include "tests/validator/play/tracking/plain_tracker.h"
#include "tests/validator/rules/plain_game.h"
#include "validator/play/games/match.h"

namespace chartroom {
using namespace maps;
using namespace rules;
using namespace play;
namespace {

GameSetup setup_of(std::uint32_t game) {
  GameSetup setup;
  setup.blue = {0, 0};
  setup.green = {9, 9};
  setup.first = game % 2 == 0 ? Team::blue : Team::green;
  setup.pair = game / 2;
  setup.game = game % 2;
  return setup;
}

void count(benchmark::State& run, std::uint32_t games, std::size_t actions) {
  run.counters["games/s"] = benchmark::Counter(games, benchmark::Counter::kIsRate);
  run.counters["actions/s"] =
      benchmark::Counter(static_cast<double>(actions), benchmark::Counter::kIsRate);
}

void play(benchmark::State& run, const char* name) {
  const Map map = known::archipelago();
  const Sea<2> sea(map, rulebook_for(map));
  const auto agent = make_agent<2>(name, SurfacingWill::blocked);
  Tally tally;
  std::uint32_t games = 0;
  for (auto _ : run) play_game<2>(sea, {*agent, *agent}, setup_of(games++), tally);
  std::size_t actions = 0;
  for (const Count kind : tally.actions) actions += static_cast<std::size_t>(kind);
  count(run, games, actions);
}

// A game's plies and announcements.
struct Told {
  std::vector<RecordPly> plies;
  std::vector<Announcement> said;
};

std::vector<Told> games_of(const Sea<2>& sea, const Agent<2>& agent) {
  std::vector<Told> games(100);
  for (std::uint32_t number = 0; number < games.size(); ++number) {
    const GameSetup setup = setup_of(number);
    Told& told = games[number];
    Tally tally;
    play_game<2>(sea, {agent, agent}, setup, tally, &told.plies);
    State<2> state(sea, setup.blue, setup.green, setup.first);
    for (const RecordPly& ply : told.plies) told.said.push_back(state.apply(ply.team, ply.action));
  }
  return games;
}

void tell_plainly(benchmark::State& run, const char* name) {
  const Map map = known::archipelago();
  const Sea<2> sea(map, rulebook_for(map));
  const std::vector<Told> told = games_of(sea, *make_agent<2>(name, SurfacingWill::blocked));
  std::uint32_t games = 0;
  std::size_t actions = 0;
  for (auto _ : run) {
    const GameSetup setup = setup_of(games % 100);
    const Told& one = told[games++ % 100];
    rules::plain::Game game(map, rulebook_for(map), setup.blue, setup.green, setup.first);
    play::plain::Film blue(map, Team::blue);
    play::plain::Film green(map, Team::green);
    for (std::size_t i = 0; i < one.said.size(); ++i) {
      game.play(one.plies[i].action);
      blue.hear(one.said[i]);
      green.hear(one.said[i]);
    }
    benchmark::DoNotOptimize(game.over());
    actions += one.said.size();
  }
  count(run, games, actions);
}

void standard(benchmark::State& run) { play(run, "standard"); }
void expert(benchmark::State& run) { play(run, "expert"); }
void master(benchmark::State& run) { play(run, "master:60"); }
void standard_plainly(benchmark::State& run) { tell_plainly(run, "standard"); }
BENCHMARK(standard)->Name("game at standard")->Unit(benchmark::kMicrosecond);
BENCHMARK(standard_plainly)
    ->Name("the same, plain rules and films alone")
    ->Unit(benchmark::kMicrosecond);
BENCHMARK(expert)->Name("game at expert")->Unit(benchmark::kMicrosecond);
BENCHMARK(master)->Name("game at master, 60 rollouts")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace chartroom
