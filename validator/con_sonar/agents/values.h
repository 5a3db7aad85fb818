// What a turn is worth: exactly the change that it makes to the own score, on average over all
// dice and all that the sonar may show.
#pragma once

#include "validator/con_sonar/agents/choices.h"

namespace chartroom::con_sonar {

// Values are whole numbers: points times `unit`.
class Values {
 public:
  explicit Values(const View& view);

  Ways unit() const { return scale_ * view_.cards.all_ways(); }
  // Of a torpedo card fired at a submarine. All other ends of a queue are worth 0.
  Ways strike(const Cards::Torpedo& card, Submarine target) const {
    const Ways hits = view_.cards.ways_to_hit(card.torpedoes, target.step);
    return scale_ * (hits * gains_[target.nation] +
                     (view_.cards.all_ways() - hits) * view_.cards.score().torpedo_card);
  }
  // Of using the sonar, where each result is carried out as is best for the own score.
  Ways sonar() const;
  // Of one way to carry a result out, for each of the sonar's weights.
  Ways result(const Event& event) const;
  // What sinking a submarine of a nation gains: for the own one, less what its survival counts.
  int gain(int nation) const { return gains_[nation]; }

 private:
  const View& view_;
  Ways scale_;  // the sonar's results are drawn by weights
  std::array<int, kMaxNations> gains_{};
};

}  // namespace chartroom::con_sonar
