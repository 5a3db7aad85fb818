#include "validator/generate/archive.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "maps/symmetry.h"

namespace chartroom::generate {
namespace {

// The number of cells over which maps are spread, if there are as many.
constexpr int kMostCells = 20;

int possible_cells(const Request& request) {
  int cells = 0;
  for (const Shape* shape : request.shapes) {
    const int fewest = std::max(request.islands.low, shape->fewest);
    cells += std::max(0, 1 + request.islands.high - fewest);
  }
  if (request.map_to_vary) cells = 1 + request.islands.high - request.islands.low;
  // A class includes its upper bound, so values above the bound are in the next class.
  const double above = std::nextafter(request.tracking.low, request.tracking.high);
  const int classes =
      1 + tracking_class(request.tracking.high, request.size) - tracking_class(above, request.size);
  return std::max(1, cells * classes);
}

}  // namespace

int maps_per_cell(const Request& request) {
  const int cells = std::min(kMostCells, possible_cells(request));
  return (request.count + cells - 1) / cells;
}

Cell cell_of(const Layout& layout) {
  const int shape = layout.shape ? static_cast<int>(layout.shape - shapes().data()) : -1;
  return {tracking_class(layout.mean_positions, layout.map.size), layout.islands, shape};
}

bool differ(const maps::Map& a, const maps::Map& b, std::optional<int> least) {
  if (a.size != b.size) return true;
  const int needed = least.value_or(1 + std::max(a.islands.count(), b.islands.count()) / 3);
  return std::all_of(
      maps::kSymmetries.begin(), maps::kSymmetries.end(), [&](maps::Symmetry symmetry) {
        if (!allowed(symmetry, a.size)) return true;
        const maps::PointSet turned = image(symmetry, a.islands, a.size);
        return std::max((turned - b.islands).count(), (b.islands - turned).count()) >= needed;
      });
}

bool Archive::full(const Cell& cell) const {
  const auto found = certified_.find(cell);
  return found != certified_.end() && found->second >= maps_per_cell_;
}

void Archive::offer(const Trial& trial) {
  const Cell cell = cell_of(trial.layout);
  if (full(cell)) return;
  const auto found = best_.find(cell);
  if (found != best_.end() && !better(trial, found->second)) return;
  best_.insert_or_assign(cell, trial);
}

void Archive::count_certified(const Trial& trial) {
  const Cell cell = cell_of(trial.layout);
  ++certified_[cell];
  best_.erase(cell);
}

void Archive::drop_if(const std::function<bool(const Trial&)>& hopeless) {
  std::erase_if(best_, [&hopeless](const auto& kept) { return hopeless(kept.second); });
}

const Trial* Archive::random_trial(statistics::Random& random) const {
  // Integers, so that the draw is fair; the least likely trial has a part too.
  constexpr double kParts = 1'000'000;
  std::vector<int> parts;
  for (const auto& [cell, trial] : best_) {
    const double chance = prospect_of(trial).chance;
    parts.push_back(1 + static_cast<int>(kParts * chance * chance));
  }
  if (parts.empty()) return nullptr;
  int place = random.below(std::accumulate(parts.begin(), parts.end(), 0));
  auto at = best_.begin();
  for (const int part : parts) {
    place -= part;
    if (place < 0) break;
    ++at;
  }
  return &at->second;
}

}  // namespace chartroom::generate
