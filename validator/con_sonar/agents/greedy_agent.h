// An admiral that maximizes its score now.
#pragma once

#include "validator/con_sonar/agents/deck_agent.h"

namespace chartroom::con_sonar {

// Picks the best expected own score, exact over all dice and sonar results; ties at random.
class GreedyAgent : public Agent {
 public:
  static std::unique_ptr<Agent> make() { return std::make_unique<GreedyAgent>(); }
  Turn choose(const View& view, statistics::Random& random) const override;
  std::size_t choose_result(const View& view, const std::vector<Event>& events,
                            statistics::Random& random) const override;
};

}  // namespace chartroom::con_sonar
