// The weakest admiral, which prefers no turn.
#pragma once

#include "validator/con_sonar/agents/deck_agent.h"

namespace chartroom::con_sonar {

// Draws each step of a turn uniformly from the legal ones: a card of the hand; a submarine for it
// to move; if cards may follow, another one with one chance in two; then an end. If it may use the
// sonar, it does so every other turn on average.
class RandomAgent : public Agent {
 public:
  static std::unique_ptr<Agent> make() { return std::make_unique<RandomAgent>(); }
  Turn choose(const View& view, statistics::Random& random) const override;
};

}  // namespace chartroom::con_sonar
