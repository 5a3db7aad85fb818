// An admiral who thinks of what comes after its turn.
#pragma once

#include "validator/con_sonar/agents/agent.h"

namespace chartroom::con_sonar {

// Adds to the exact expected own score of a turn what is to be expected until its next turn is over
// (outlook.h); of several turns of one value a fair draw.
class PlannerAgent : public Agent {
 public:
  static std::unique_ptr<Agent> make() { return std::make_unique<PlannerAgent>(); }
  Turn choose(const View& view, statistics::Random& random) const override;
  std::size_t choose_result(const View& view, const std::vector<Event>& events,
                            statistics::Random& random) const override;
};

}  // namespace chartroom::con_sonar
