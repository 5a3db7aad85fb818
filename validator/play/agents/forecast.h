// Predicts a tracker's candidates after an action that has not been played.
#pragma once

#include <array>

#include "validator/play/tracking/tracker.h"

namespace chartroom::play {

// The candidates of a submarine after its next step. No candidate is missing. It is cheap because
// it changes no trail.
template <int Words>
struct Forecast {
  using Set = maps::BasicPointSet<Words>;

  // Indexed by the announced direction.
  std::array<Set, 4> after;

  Forecast(const Tracker<Words>& tracker, const Set& water) {
    for (const Hypothesis<Words>& h : tracker.trails()) {
      step<maps::Direction::up>(h, water);
      step<maps::Direction::down>(h, water);
      step<maps::Direction::left>(h, water);
      step<maps::Direction::right>(h, water);
    }
  }

  const Set& step(maps::Direction d) const { return after[static_cast<std::size_t>(d)]; }
  // The candidates after a silent step.
  Set silence() const { return after[0] | after[1] | after[2] | after[3]; }

 private:
  template <maps::Direction D>
  void step(const Hypothesis<Words>& h, const Set& water) {
    const int head = h.head + Set::step(D);
    const Set heads = h.heads.shifted(D) & water;
    // If there is a placement, the new head is within the shape's cells or before them.
    if (heads.empty() || (head >= 0 && h.trail.contains_cell(head))) return;
    after[static_cast<std::size_t>(D)] |= heads;
  }
};

}  // namespace chartroom::play
