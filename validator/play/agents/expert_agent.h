// A captain that looks one ply ahead with an evaluation tuned by self-play.
#pragma once

#include <boost/container/static_vector.hpp>

#include "validator/play/agents/agent.h"
#include "validator/play/agents/expert_weights.h"

namespace chartroom::play {

// An action and its value, in thousandths of a hit.
struct Option {
  rules::Action action;
  int value = 0;
};

// The options of an expert.
struct Options {
  static constexpr std::size_t kMost = 12;
  boost::container::static_vector<Option, kMost> list;
  int noise = 0;  // largest random addition to each value

  void add(const rules::Action& action, int value) { list.push_back({action, value}); }
};

// Values the outcome of every action by what both operators would then know: linear in the energy,
// the knowledge on both sides, the expected damage to both, and the water left to move in. The
// noise grows with the uncertainty of both sides, so that openings differ.
template <int Words>
class ExpertAgent final : public Agent<Words> {
 public:
  explicit ExpertAgent(SurfacingWill will, const ExpertWeights& weights = {})
      : will_(will), weights_(weights) {}
  rules::Action choose(const View<Words>& view, statistics::Random& random) const override;
  rules::Axis answer(const View<Words>& view, statistics::Random& random) const override;

  // Returns each kind of action in each direction, with one target for a torpedo; at least one.
  Options options(const View<Words>& view, statistics::Random& random) const;
  // Returns the value of a view between actions.
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
