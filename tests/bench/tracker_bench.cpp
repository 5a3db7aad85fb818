// Benchmarks the exact tracker on scripts of announcements, and the plain one with explicit sets.
#include <benchmark/benchmark.h>

#include <cstdint>
#include <optional>

#include "tests/known_maps.h"
#include "tests/validator/play/tracking/plain_tracker.h"
#include "validator/play/agents/stream.h"
#include "validator/play/tracking/tracker.h"
#include "validator/rules/legal_actions.h"
#include "validator/statistics/random.h"

namespace chartroom {
using namespace maps;
using namespace statistics;
using namespace rules;
using namespace play;
namespace {

// Games as announced to the tracker of blue; each begins with a new tracker.
using Script = std::vector<std::vector<Announcement>>;

Map bench_map() {
  Map map = known::archipelago();
  map.starts = {};
  map.rules = {4, 0, 0, 0, 9, {}};
  return map;
}

// Returns a random water point of the set other than `but`.
Point pick(const BasicPointSet<2>& points, Point but, Random& random) {
  for (;;) {
    auto at = points.begin();
    for (int skip = random.below(points.count()); skip > 0; --skip) ++at;
    if (*at != but) return *at;
  }
}

// Returns a random event, of a hundred: 69 moves, 11 silences, 7 answers to sonar, 4 torpedoes, 6
// own shots, 3 surfacings; `silent` swaps moves and silences. An impossible step becomes a
// surfacing.
Announcement event(State<2>& state, bool silent, Random& random) {
  const auto& sea = state.sea();
  const LegalActions<2> legal(sea, state.submarine(Team::blue));
  const Point here = state.submarine(Team::blue).point();
  const int roll = random.below(100);
  if (roll < 80) {
    if (!legal.can_navigate()) return state.apply(Team::blue, Action::surface());
    Direction direction = kDirections[0];
    do {
      direction = kDirections[static_cast<std::size_t>(random.below(4))];
    } while (!legal.can_navigate(direction));
    const bool quiet = silent ? roll < 69 : roll >= 69;
    return state.apply(Team::blue,
                       quiet ? Action::silence(direction) : Action::navigate(direction));
  }
  if (roll < 87) {
    return state.apply(Team::green, Action::sonar(random.below(2) == 0 ? Axis::row : Axis::column));
  }
  if (roll < 91) {
    const auto& targets = sea.targets(sea.quadrant(state.submarine(Team::blue).cell));
    return state.apply(Team::blue, Action::torpedo(pick(targets, here, random)));
  }
  if (roll < 97) {
    const auto& targets = sea.targets(sea.quadrant(state.submarine(Team::green).cell));
    return state.apply(Team::green, Action::torpedo(pick(targets, here, random)));
  }
  return state.apply(Team::blue, Action::surface());
}

Script script(bool silent, std::uint32_t games, int events) {
  const Map map = bench_map();
  const Sea<2> sea(map, rulebook_for(map));
  Script games_heard;
  for (std::uint32_t game = 0; game < games; ++game) {
    Random random(1, game, 0, Stream::blue);
    const Point start = pick(sea.water(), {9, 9}, random);
    State<2> state(sea, start, {9, 9}, Team::blue, Variant::realtime);
    games_heard.emplace_back();
    for (int i = 0; i < events && state.result() == GameResult::open; ++i) {
      games_heard.back().push_back(event(state, silent, random));
    }
  }
  return games_heard;
}

void report(benchmark::State& run, std::int64_t updates) {
  run.counters["updates/s"] =
      benchmark::Counter(static_cast<double>(updates), benchmark::Counter::kIsRate);
}

void follow(benchmark::State& run, const Script& games) {
  const Map map = bench_map();
  const Sea<2> sea(map, rulebook_for(map));
  Tracker<2> tracker(sea, Team::blue);
  const Tracker<2> fresh = tracker;
  std::int64_t updates = 0;
  for (auto _ : run) {
    for (const auto& heard : games) {
      tracker = fresh;
      for (const Announcement& said : heard) {
        tracker.hear(said);
        benchmark::DoNotOptimize(tracker.candidates());
      }
      updates += static_cast<std::int64_t>(heard.size());
    }
  }
  report(run, updates);
}

void follow_plainly(benchmark::State& run, const Script& games) {
  const Map map = bench_map();
  std::int64_t updates = 0;
  for (auto _ : run) {
    for (const auto& heard : games) {
      plain::Film film(map, Team::blue);
      for (const Announcement& said : heard) {
        film.hear(said);
        benchmark::DoNotOptimize(film.pairs());
      }
      updates += static_cast<std::int64_t>(heard.size());
    }
  }
  report(run, updates);
}

void usual(benchmark::State& run) { follow(run, script(false, 200, 200)); }
void usual_plainly(benchmark::State& run) { follow_plainly(run, script(false, 20, 200)); }
void silent(benchmark::State& run) { follow(run, script(true, 200, 10)); }
void silent_plainly(benchmark::State& run) { follow_plainly(run, script(true, 200, 10)); }
BENCHMARK(usual)->Name("tracker, usual script");
BENCHMARK(usual_plainly)->Name("tracker, usual script, plain")->Unit(benchmark::kMillisecond);
BENCHMARK(silent)->Name("tracker, silence after silence")->Unit(benchmark::kMillisecond);
BENCHMARK(silent_plainly)
    ->Name("tracker, silence after silence, plain")
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace chartroom
