// The captain who does anything that is legal.
#pragma once

#include "validator/play/agents/agent.h"

namespace chartroom::play {

// Uniform over the legal actions, each torpedo target one. With SurfacingWill::blocked, surfacing
// is left out as long as there is a step to take.
template <int Words>
class RandomAgent final : public Agent<Words> {
 public:
  explicit RandomAgent(SurfacingWill will) : will_(will) {}
  rules::Action choose(const View<Words>& view, statistics::Random& random) const override;

  static std::unique_ptr<Agent<Words>> make(SurfacingWill will) {
    return std::make_unique<RandomAgent>(will);
  }

 private:
  SurfacingWill will_;
};

extern template class RandomAgent<2>;
extern template class RandomAgent<4>;

}  // namespace chartroom::play
