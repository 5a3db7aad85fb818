#include "validator/con_sonar/agents/cards.h"

#include <algorithm>
#include <cstdint>
#include <numeric>

namespace chartroom::con_sonar {

Cards::Cards(const Rules& rules, int sonar)
    : rules_(&rules),
      nations_(rules.nations()),
      steps_(rules.steps()),
      die_(rules.deck().die),
      hand_(rules.deck().hand),
      face_up_(rules.deck().face_up),
      last_submarines_(rules.deck().variant.last_submarines),
      lowest_start_(rules.lowest_start()),
      sonar_(sonar),
      once_(rules.deck().variant.sets_of_four == SetsOfFour::once),
      discard_matched_(rules.deck().variant.discard_matched),
      score_(rules.deck().score) {
  int most = 1;
  for (std::size_t kind = 0; kind < rules.fleet().size(); ++kind) {
    const FleetCard& card = rules.fleet()[kind];
    fleet_[kind] = {static_cast<std::uint8_t>(card.nation), static_cast<std::uint8_t>(card.symbol),
                    static_cast<std::int8_t>(card.effect),
                    static_cast<std::uint8_t>(card.leads_to)};
  }
  for (std::size_t kind = 0; kind < rules.torpedoes().size(); ++kind) {
    const TorpedoCard& card = rules.torpedoes()[kind];
    torpedoes_[kind] = {static_cast<std::uint8_t>(card.nation),
                        static_cast<std::uint8_t>(card.symbol),
                        static_cast<std::uint8_t>(card.torpedoes)};
    most = std::max(most, card.torpedoes);
  }
  for (int i = 0; i < most; ++i) all_ways_ *= die_;
  for (int step = 1; step <= steps_; ++step) {
    const int missing = std::max(0, die_ - step + 1);
    Ways misses = all_ways_;
    for (int torpedoes = 1; torpedoes <= most; ++torpedoes) {
      misses = misses / die_ * missing;
      hits_[torpedoes][step] = all_ways_ - misses;
    }
  }
  if (sonar == 0) return;
  options_ = rules.options(sonar);
  for (const SonarOption& option : options_) option_weights_ += option.weight;
}

}  // namespace chartroom::con_sonar
