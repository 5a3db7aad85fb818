// A captain who looks one ply ahead with a value that was tuned by self-play.
#pragma once

#include <boost/container/static_vector.hpp>

#include "validator/play/agents/agent.h"
#include "validator/play/agents/expert_weights.h"

namespace chartroom::play {

// An action and what it is worth, in thousandths of a hit.
struct Option {
  rules::Action action;
  int value = 0;
};

// What an expert chooses from: no more than fit.
struct Options {
  static constexpr std::size_t kMost = 12;
  boost::container::static_vector<Option, kMost> list;
  int noise = 0;  // up to so much may be added to each value

  void add(const rules::Action& action, int value) { list.push_back({action, value}); }
};

// Values what every action would lead to, over what both operators would then know: linear in the
// energy, the knowledge on both sides, the damage to expect and to do, and the water to go on in.
// The less either side knows of the other, the more chance decides, so that games open differently.
template <int Words>
class ExpertAgent final : public Agent<Words> {
 public:
  explicit ExpertAgent(SurfacingWill will, const ExpertWeights& weights = {})
      : will_(will), weights_(weights) {}
  rules::Action choose(const View<Words>& view, statistics::Random& random) const override;
  rules::Axis answer(const View<Words>& view, statistics::Random& random) const override;

  // Each kind of action in each direction, with one target for a torpedo; one or more.
  Options options(const View<Words>& view, statistics::Random& random) const;
  // What the view is worth between actions.
  int standing(const View<Words>& view) const;
  const ExpertWeights& weights() const { return weights_; }

  static std::unique_ptr<Agent<Words>> make(SurfacingWill will) {
    return std::make_unique<ExpertAgent>(will);
  }

 private:
  SurfacingWill will_;
  ExpertWeights weights_;
};

extern template class ExpertAgent<2>;
extern template class ExpertAgent<4>;

}  // namespace chartroom::play
