// An admiral that plans beyond its turn.
#pragma once

#include "validator/con_sonar/agents/deck_agent.h"

namespace chartroom::con_sonar {

// Maximizes the exact expected own score of a turn plus its outlook until the end of the next turn
// (outlook.h). Ties are broken at random.
class PlannerAgent : public Agent {
 public:
  static std::unique_ptr<Agent> make() { return std::make_unique<PlannerAgent>(); }
  Turn choose(const View& view, statistics::Random& random) const override;
  std::size_t choose_result(const View& view, const std::vector<Event>& events,
                            statistics::Random& random) const override;
};

}  // namespace chartroom::con_sonar
