// An admiral who takes what there is to take.
#pragma once

#include "validator/con_sonar/agents/agent.h"

namespace chartroom::con_sonar {

// The turn of the best expected own score, exactly, over all dice and all that the sonar may show;
// of several a fair draw.
class GreedyAgent : public Agent {
 public:
  static std::unique_ptr<Agent> make() { return std::make_unique<GreedyAgent>(); }
  Turn choose(const View& view, statistics::Random& random) const override;
  std::size_t choose_result(const View& view, const std::vector<Event>& events,
                            statistics::Random& random) const override;
};

}  // namespace chartroom::con_sonar
