// A captain that picks any legal action.
#pragma once

#include "validator/play/agents/agent.h"

namespace chartroom::play {

// Picks uniformly among the legal actions, each torpedo target one. With SurfacingWill::blocked, it
// never surfaces while it can step.
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
