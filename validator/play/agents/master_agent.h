// A captain that simulates games after every promising action.
#pragma once

#include "validator/play/agents/belief.h"
#include "validator/play/agents/expert_agent.h"
#include "validator/play/agents/novice_agent.h"
#include "validator/play/agents/standard_agent.h"

namespace chartroom::play {

// The limits of a master's thinking about one action.
struct MasterBudget {
  int rollouts = 60;
  int milliseconds = 0;  // over 0: as many as fit, so runs differ
  int depth = 24;        // plies of each rollout
  int trust = 8;         // weight of the expert's value, in rollouts
  int most = 8;          // actions that are simulated at most,
  int margin = 1500;     // and their largest distance from the expert's best value
  BeliefBudget belief{.questions = 4, .answer = 16, .most = 512};
};

// Parses "master" (the defaults above), "master:200" (rollouts) or "master:50ms", up to a million
// of either. Empty for any other text.
std::optional<MasterBudget> parse_master(std::string_view name);

// Simulates the expert's best actions in equal sampled worlds by sequential halving (Karnin, Koren
// and Somekh 2013): each round keeps the better half. The memory estimates how likely each enemy
// position and captain (novice, standard or expert) is; the sampled captain plays on. Without a
// memory, all positions are equally likely and the enemy is an expert.
template <int Words>
class MasterAgent final : public Agent<Words> {
 public:
  explicit MasterAgent(SurfacingWill will, const MasterBudget& budget = {})
      : novice_(will), standard_(will), expert_(will), budget_(budget) {}
  rules::Action choose(const View<Words>& view, statistics::Random& random) const override;
  rules::Axis answer(const View<Words>& view, statistics::Random& random) const override {
    return expert_.answer(view, random);
  }
  std::unique_ptr<Memory<Words>> remember(const rules::Sea<Words>& sea,
                                          maps::Team team) const override;

  static std::unique_ptr<Agent<Words>> make(SurfacingWill will) {
    return std::make_unique<MasterAgent>(will);
  }

 private:
  NoviceAgent<Words> novice_;
  StandardAgent<Words> standard_;
  ExpertAgent<Words> expert_;
  MasterBudget budget_;
};

extern template class MasterAgent<2>;
extern template class MasterAgent<4>;

}  // namespace chartroom::play
