// Benchmarks whole verdicts and the start matrix on two threads, and one thread against two. Real
// time: the machine must be otherwise idle.
#include <benchmark/benchmark.h>

#include "tests/known_maps.h"
#include "validator/play/simulation/fairness.h"
#include "validator/play/simulation/start_matrix.h"

namespace chartroom {
using namespace maps;
using namespace rules;
using namespace play;
namespace {

constexpr Count kMatrixGames = 200;  // from every pair of starts

void verdict(benchmark::State& run, const std::vector<std::string>& levels) {
  const Map map = known::archipelago();
  FairnessBudget budget = fairness_budget();
  budget.levels = levels;
  budget.jobs = 2;
  Count games = 0;
  for (auto _ : run) games = measure_fairness(map, rulebook_for(map), budget).games();
  run.counters["games"] = static_cast<double>(games);
}

void quick_verdict(benchmark::State& run) { verdict(run, {"novice", "standard"}); }
void whole_verdict(benchmark::State& run) { verdict(run, {"novice", "standard", "expert"}); }

void start_matrix(benchmark::State& run) {
  TournamentPlan plan;
  plan.map = known::north_pole();
  plan.rules = rulebook_for(plan.map);
  plan.blue = plan.green = "standard";
  plan.starts.kind = StartPlan::Kind::all;
  plan.games = kMatrixGames;
  plan.jobs = 2;
  Count games = 0;
  for (auto _ : run) games = play_tournament(plan).tally.games;
  run.counters["games"] = static_cast<double>(games);
}

void games_on_threads(benchmark::State& run) {
  TournamentPlan plan;
  plan.map = known::archipelago();
  plan.rules = rulebook_for(plan.map);
  plan.blue = plan.green = "standard";
  plan.games = 100'000;
  plan.jobs = static_cast<int>(run.range(0));
  for (auto _ : run) benchmark::DoNotOptimize(play_tournament(plan).tally.games);
}

BENCHMARK(quick_verdict)
    ->Name("verdict of novice and standard")
    ->Unit(benchmark::kSecond)
    ->UseRealTime();
BENCHMARK(whole_verdict)
    ->Name("verdict of novice, standard and expert")
    ->Unit(benchmark::kSecond)
    ->UseRealTime();
BENCHMARK(start_matrix)
    ->Name("start matrix")
    ->Unit(benchmark::kSecond)
    ->UseRealTime()
    ->Iterations(1);
BENCHMARK(games_on_threads)
    ->Name("100,000 games at standard, threads")
    ->Arg(1)
    ->Arg(2)
    ->Unit(benchmark::kSecond)
    ->UseRealTime();

}  // namespace
}  // namespace chartroom
