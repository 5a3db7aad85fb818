// A simple captain that plays like people in their first games.
#pragma once

#include "validator/play/agents/open_steps.h"

namespace chartroom::play {

// Fires when the enemy has few possible positions, uses sonar when it knows too little, goes silent
// when it is nearly found, and else steers for open water and free surfacing. One action in eight
// is random: a shot on a hunch, or any step, silence or sonar.
template <int Words>
class NoviceAgent final : public Agent<Words> {
 public:
  explicit NoviceAgent(SurfacingWill will) : will_(will) {}
  rules::Action choose(const View<Words>& view, statistics::Random& random) const override;
  rules::Axis answer(const View<Words>& view, statistics::Random& random) const override;

  static std::unique_ptr<Agent<Words>> make(SurfacingWill will) {
    return std::make_unique<NoviceAgent>(will);
  }

 private:
  using Set = maps::BasicPointSet<Words>;

  std::optional<rules::Action> shot(const View<Words>& view, int worth,
                                    statistics::Random& random) const;
  rules::Action stuck(const View<Words>& view, const rules::LegalActions<Words>& legal) const;
  rules::Action any_move(const rules::LegalActions<Words>& legal, maps::Direction direction,
                         statistics::Random& random) const;
  unsigned any_step(const OpenSteps<Words>& steps, statistics::Random& random) const;
  unsigned open_water(const View<Words>& view, const OpenSteps<Words>& steps,
                      statistics::Random& random) const;

  SurfacingWill will_;
};

extern template class NoviceAgent<2>;
extern template class NoviceAgent<4>;

}  // namespace chartroom::play
