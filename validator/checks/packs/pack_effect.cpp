#include "validator/checks/packs/pack_effect.h"

namespace chartroom::checks {

std::vector<reports::PackEffect::Lowered> lowered_by(const std::vector<Weakening>& weakenings,
                                                     const Profile& profile) {
  std::vector<reports::PackEffect::Lowered> lowered;
  for (const Weakening& one : weakenings) {
    const bool severity = one.way == Weakening::Way::lower || one.way == Weakening::Way::forget;
    if (one.locked || !severity || !profile.judges(*profile.catalogue.find(one.code))) continue;
    lowered.push_back({one.code, one.from, one.to});
  }
  return lowered;
}

void count_excluded(const std::vector<MapFinding>& findings, reports::PackEffect& effect) {
  for (const MapFinding& finding : findings) {
    if (finding.excluded) ++effect.excluded[finding.code];
  }
}

bool is_nothing(const reports::PackEffect& effect) {
  return effect.lowered.empty() && effect.excluded.empty();
}

}  // namespace chartroom::checks
