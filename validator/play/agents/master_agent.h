// A captain who plays every promising action out.
#pragma once

#include "validator/play/agents/belief.h"
#include "validator/play/agents/expert_agent.h"
#include "validator/play/agents/novice_agent.h"
#include "validator/play/agents/standard_agent.h"

namespace chartroom::play {

// How a master thinks about one action.
struct MasterBudget {
  int rollouts = 60;
  int milliseconds = 0;  // over 0: as many as fit, which is not the same twice
  int depth = 24;        // plies that are played on
  int trust = 8;         // rollouts that the expert's own value counts for
  int most = 8;          // actions that are played out,
  int margin = 1500;     // none worth so much less than the best to the expert
  BeliefBudget belief{.questions = 4, .answer = 16, .most = 512};
};

// "master" (with the numbers above), "master:200" (rollouts) or "master:50ms"; up to a million of
// either. Nothing for any other text.
std::optional<MasterBudget> parse_master(std::string_view name);

// Takes the best of the expert's actions and plays each out in the same sampled truths, by
// sequential halving (Karnin, Koren and Somekh 2013): after each round the better half goes on. It
// does not know whom it faces: what was heard tells how likely it is that a novice, a standard
// captain or an expert is in each place, and the one that is sampled plays on. Without its memory
// of the game every place is as likely, and an expert is there.
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
