// The weakest admiral, for whom no turn is better than another.
#pragma once

#include "validator/con_sonar/agents/agent.h"

namespace chartroom::con_sonar {

// Goes step by step, and draws each step fairly from what is possible then: a card of the hand; one
// of the submarines that it may move; where cards follow on it, with one chance in two to go on,
// the next one; in the end one of the ends. Where it may use the sonar it does every other turn.
class RandomAgent : public Agent {
 public:
  static std::unique_ptr<Agent> make() { return std::make_unique<RandomAgent>(); }
  Turn choose(const View& view, statistics::Random& random) const override;
};

}  // namespace chartroom::con_sonar
