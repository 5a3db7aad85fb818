// Values a turn by its exact mean change of the own score, over all dice and sonar results.
#pragma once

#include "validator/con_sonar/agents/choices.h"

namespace chartroom::con_sonar {

// Values are integers: points times `unit`.
class Values {
 public:
  explicit Values(const View& view);

  Ways unit() const { return scale_ * view_.cards.all_ways(); }
  // Returns the value of firing a torpedo card at a submarine. Other ends of a queue have value 0.
  Ways strike(const Cards::Torpedo& card, Submarine target) const {
    const Ways hits = view_.cards.ways_to_hit(card.torpedoes, target.step);
    return scale_ * (hits * gains_[target.nation] +
                     (view_.cards.all_ways() - hits) * view_.cards.score().torpedo_card);
  }
  // Returns the value of using the sonar, with each result carried out for the best own score.
  Ways sonar() const;
  // Returns the value of one way to carry out a result, for each of the sonar's weights.
  Ways result(const Event& event) const;
  // Returns the gain of sinking a submarine of a nation, less the survivor's points for an own one.
  int gain(int nation) const { return gains_[nation]; }

 private:
  const View& view_;
  Ways scale_;  // the sonar's results are drawn by weights
  std::array<int, kMaxNations> gains_{};
};

}  // namespace chartroom::con_sonar
