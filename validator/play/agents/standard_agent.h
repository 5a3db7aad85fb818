// A sensible captain: weighs every action by what both operators know.
#pragma once

#include "validator/play/agents/agent.h"

namespace chartroom::play {

// What counts for the standard captain, in thousandths of a hit.
struct StandardWeights {
  int noise = 96;   // up to so much is added to each action
  int energy = 40;  // the first unit of energy; each further one is worth `fading` less
  int fading = 10;
  int hidden = 1;        // 1/64 bit that the enemy does not know of us
  int seen = 2;          // 1/64 bit that a sonar tells
  int danger = 50;       // percent of the damage we must expect
  int chance = 50;       // percent of the damage we may do next time
  int heading = 200;     // a step nearer to all points where the enemy may be, or away from them
  int boldness = 128;    // 1/64 bits of advantage that we believe in anyway
  int cramped = 40;      // each point that is missing to `kRoomEnough`
  int surfacing = 1000;  // damage by surfacing
};

// Scores each step, the best silent step, sonar and a shot by the same few things: the energy left,
// how well it is hidden and how well it sees, the damage it must expect and may do, the water left
// to go on in, and whether it should close in or flee. What it does is the best of them but for
// some noise.
template <int Words>
class StandardAgent final : public Agent<Words> {
 public:
  explicit StandardAgent(SurfacingWill will, const StandardWeights& weights = {})
      : will_(will), weights_(weights) {}
  rules::Action choose(const View<Words>& view, statistics::Random& random) const override;
  rules::Axis answer(const View<Words>& view, statistics::Random& random) const override;

  static std::unique_ptr<Agent<Words>> make(SurfacingWill will) {
    return std::make_unique<StandardAgent>(will);
  }

 private:
  SurfacingWill will_;
  StandardWeights weights_;
};

extern template class StandardAgent<2>;
extern template class StandardAgent<4>;

}  // namespace chartroom::play
