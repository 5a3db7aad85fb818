#include "validator/rules/sea.h"

#include <algorithm>
#include <cstdint>

namespace chartroom::rules {

template <int Words>
Sea<Words>::Sea(const maps::Map& map, const Rulebook& rules)
    : size_(map.size), rules_(rules), starts_(map.starts) {
  CHARTROOM_EXPECTS(Set::fits(map.size) && rules.gauge <= kMaxGauge);
  for (auto& steps : next_) steps.fill(kNowhere);
  for (const maps::Point p : map.points()) {
    const auto cell = static_cast<std::size_t>(Set::cell(p));
    const auto quadrant = static_cast<std::size_t>(map.quadrants.at(p));
    quadrant_[cell] = static_cast<std::uint8_t>(quadrant);
    for (const maps::Direction direction : maps::kDirections) {
      const maps::Point to = maps::next(p, direction);
      if (size_.contains(to)) {
        ways_[cell] |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(direction));
        next_[cell][static_cast<std::size_t>(direction)] = static_cast<std::int16_t>(Set::cell(to));
      }
    }
    if (map.islands.contains(p)) continue;
    water_.insert(p);
    targets_[quadrant].insert(p);
    if (map.surface_points().contains(p)) safe_.insert(p);
  }
  if (rules_.surfacing_damage == 0) safe_ = water_;
  list_targets();
  set_gauge();
}

template <int Words>
void Sea<Words>::list_targets() {
  std::size_t n = 0;
  for (std::size_t quadrant = 1; quadrant <= maps::kMaxQuadrant; ++quadrant) {
    first_target_[quadrant] = static_cast<std::uint8_t>(n);
    for (const maps::Point p : targets_[quadrant]) targets_in_order_[n++] = p;
    target_count_[quadrant] = static_cast<std::uint8_t>(n - first_target_[quadrant]);
  }
}

template <int Words>
void Sea<Words>::set_gauge() {
  constexpr std::uint64_t kAfterTorpedoes = Offer::kSurface;
  constexpr std::uint64_t kAfterSilence = Offer::kTorpedo + kAfterTorpedoes;
  constexpr std::uint64_t kAfterSonar = Offer::kSilence + kAfterSilence;
  constexpr std::uint64_t kAfterSteps = Offer::kSonar + kAfterSonar;
  for (int energy = 0; energy <= rules_.gauge; ++energy) {
    const int more = std::min(energy + 1, rules_.gauge);
    const std::array after{more, energy - rules_.sonar, energy - rules_.silence,
                           energy - rules_.torpedo, energy};
    const auto e = static_cast<std::size_t>(energy);
    for (std::size_t kind = 0; kind < after.size(); ++kind) {
      gauge_after_[e][kind] = static_cast<std::uint8_t>(after[kind]);
    }
    Offer& offer = offers_[e];
    offer.each_step = kAfterSteps;
    if (energy >= rules_.sonar) offer.always = kAfterSonar;
    if (energy >= rules_.silence) offer.each_step += kAfterSilence;
    if (energy >= rules_.torpedo) offer.each_target = kAfterTorpedoes;
  }
}

template class Sea<2>;
template class Sea<4>;

}  // namespace chartroom::rules
