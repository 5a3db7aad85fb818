#include "validator/con_sonar/agents/values.h"

#include <algorithm>

namespace chartroom::con_sonar {

Values::Values(const View& view) : view_(view), scale_(std::max(1, view.cards.option_weights())) {
  for (int nation = 0; nation < view.cards.nations(); ++nation) {
    gains_[nation] = gain_of(view.cards, view.table, view.table.seat, nation);
  }
  gains_[view.table.to_move()] -= view.cards.score().survivor;
}

Ways Values::result(const Event& event) const {
  const Cards& cards = view_.cards;
  const ScoreValues& values = cards.score();
  if (event.none) return 0;
  switch (event.result) {
    case SonarResult::friendly_fire:
      return -values.survivor * cards.ways_to_hit(1, event.submarine.step);
    case SonarResult::run_aground:
      return -values.survivor * cards.all_ways();
    case SonarResult::reinforcements: {
      if (event.area != view_.table.seat) return values.survivor * cards.all_ways();
      Table without = view_.table;
      --without.scored[without.seat][without.to_move()];
      return (values.survivor - gain_of(cards, without, without.seat, without.to_move())) *
             cards.all_ways();
    }
    case SonarResult::special_delivery:
      return -values.torpedo_card * cards.all_ways();
    default:
      return 0;
  }
}

Ways Values::sonar() const {
  Ways sum = 0;
  for (const SonarOption& option : view_.cards.options()) {
    if (option.result == SonarResult::move) continue;
    const std::vector<Event> events = results_of(view_, option);
    Ways best = result(events.front());
    for (const Event& event : events) best = std::max(best, result(event));
    sum += option.weight * best;
  }
  return sum;
}

}  // namespace chartroom::con_sonar
