#include "validator/play/agents/random_agent.h"

namespace chartroom::play {

template <int Words>
rules::Action RandomAgent<Words>::choose(const View<Words>& view,
                                         statistics::Random& random) const {
  const rules::LegalActions<Words> legal(view.sea, view.own);
  // Surfacing is the last of the legal actions.
  const bool leave_out = will_ == SurfacingWill::blocked && legal.can_navigate();
  return legal.at(random.below(legal.count() - (leave_out ? 1 : 0)));
}

template class RandomAgent<2>;
template class RandomAgent<4>;

}  // namespace chartroom::play
