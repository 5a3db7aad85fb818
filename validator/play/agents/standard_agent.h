// A sensible captain that values every action by what both operators know.
#pragma once

#include "validator/play/agents/agent.h"

namespace chartroom::play {

// The weights of the standard captain, in thousandths of a hit.
struct StandardWeights {
  int noise = 96;   // largest random addition to each action
  int energy = 40;  // the first unit of energy; each further one is worth `fading` less
  int fading = 10;
  int hidden = 1;        // 1/64 bit that the enemy lacks about us
  int seen = 2;          // 1/64 bit that sonar reveals
  int danger = 50;       // percent of the expected damage to us
  int chance = 50;       // percent of the damage we may do next turn
  int heading = 200;     // a step nearer to, or away from, all possible positions of the enemy
  int boldness = 128;    // advantage that we always assume, in 1/64 bits
  int cramped = 40;      // each point short of `kRoomEnough`
  int surfacing = 1000;  // damage by surfacing
};

// Scores each step, the best silent step, sonar and a shot by a few features: the energy left, how
// hidden it is and how much it knows, the expected damage to both, the water left to move in, and
// whether to close in or flee. It plays the best of them, with some noise.
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
