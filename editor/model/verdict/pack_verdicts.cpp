#include "editor/model/verdict/pack_verdicts.h"

#include <algorithm>
#include <utility>

namespace chartroom::editor {
namespace {

bool is_done(const MapVerdict& verdict) {
  return verdict.stage == VerdictStage::done || verdict.stage == VerdictStage::impossible;
}

}  // namespace

void PackVerdicts::simulate(std::vector<PlayedMap> maps) {
  std::vector<SimulatedMap> before = std::exchange(maps_, {});
  for (PlayedMap& map : maps) {
    const auto same = std::ranges::find(before, map, &SimulatedMap::map);
    maps_.push_back({std::move(map), same == before.end() ? MapVerdict() : same->verdict});
    take_known(maps_.back());
  }
  now_.reset();
  go_on();
}

void PackVerdicts::go_on() {
  if (now_) take_known(maps_[*now_]);
  now_ = next();
  if (now_) {
    live_.simulate(maps_[*now_].map);
    live_.resume();  // if it was stopped while its own tab was in front
  } else {
    live_.simulate_nothing();
  }
}

void PackVerdicts::take_known(SimulatedMap& simulated) const {
  std::optional<MapVerdict> known = live_.known(simulated.map);
  // If the pack has more maps than `live_` remembers, the first ones are simulated again.
  if (known && (known->fairness || !simulated.verdict.fairness))
    simulated.verdict = std::move(*known);
}

std::optional<std::size_t> PackVerdicts::next() const {
  std::optional<std::size_t> begun;
  for (std::size_t place = 0; place < maps_.size(); ++place) {
    const MapVerdict& verdict = maps_[place].verdict;
    if (is_done(verdict)) continue;
    if (!verdict.fairness) return place;
    if (!begun) begun = place;
  }
  return begun;
}

}  // namespace chartroom::editor
