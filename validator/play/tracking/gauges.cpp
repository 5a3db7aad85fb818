#include "validator/play/tracking/gauges.h"

#include <algorithm>

namespace chartroom::play {
namespace {

void hear_own(Gauges& gauges, const rules::Announcement& said, const rules::Rulebook& rules) {
  const int cost = energy_cost(said.kind, rules);
  if (cost > gauges.energy) gauges.unsure = true;
  gauges.energy = std::max(0, gauges.energy - cost);
  if (said.kind == rules::ActionKind::navigate) {
    gauges.energy = std::min(gauges.energy + 1, rules.gauge);
  }
  if (gauges.energy == rules.gauge) gauges.unsure = false;
  if (!said.self) return;
  gauges.damage += said.kind == rules::ActionKind::surface ? rules.surfacing_damage : 1;
}

}  // namespace

Gauges gauges_after(std::span<const rules::HeardLine> lines, maps::Team tracked,
                    const rules::Rulebook& rules) {
  Gauges gauges;
  for (const rules::HeardLine& line : lines) {
    if (line.kind == rules::HeardKind::start) gauges = {};
    if (line.kind != rules::HeardKind::announcement) continue;
    if (line.said.team == tracked) {
      hear_own(gauges, line.said, rules);
    } else if (line.said.kind == rules::ActionKind::torpedo && line.said.hit) {
      ++gauges.damage;
    }
  }
  return gauges;
}

}  // namespace chartroom::play
