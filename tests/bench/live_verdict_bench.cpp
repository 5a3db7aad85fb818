// Benchmarks the wait after an edit, with the pause before simulation: the figures of tracking, and
// the first verdict. Real time: the machine must be otherwise idle.
#include <benchmark/benchmark.h>

#include "editor/model/verdict/live_verdict.h"
#include "tests/editor/model/news.h"
#include "tests/known_maps.h"

namespace chartroom::editor {
namespace {

bool has_tracking(const MapVerdict& verdict) { return verdict.tracking.has_value(); }
bool has_verdict(const MapVerdict& verdict) { return verdict.fairness.has_value(); }

void edit_to_news(benchmark::State& run, bool (*is_there)(const MapVerdict&)) {
  News news;
  LiveVerdict live([&news] { news.tell(); });
  const maps::Map before = known::archipelago();
  const maps::PointSet water = before.water();
  auto at = water.begin();
  for (auto _ : run) {
    if (++at == water.end()) at = water.begin();
    maps::Map map = before;
    map.islands.insert(*at);
    if (map.starts.blue == *at || map.starts.green == *at) map.starts = {};
    live.simulate({map, rules::rulebook_for(map)});
    news.wait([&live] { return live.verdict(); }, is_there);
  }
}

BENCHMARK_CAPTURE(edit_to_news, tracking, has_tracking)
    ->Iterations(20)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(edit_to_news, first_verdict, has_verdict)
    ->Iterations(20)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

}  // namespace
}  // namespace chartroom::editor
