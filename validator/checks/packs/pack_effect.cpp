#include "validator/checks/packs/pack_effect.h"

#include <algorithm>
#include <set>

namespace chartroom::checks {

// Adds a threshold of several checks only once.
void add_weakenings(const std::vector<Weakening>& weakenings, const Profile& profile,
                    reports::PackEffect& effect) {
  std::set<std::string> set;
  for (const Weakening& one : weakenings) {
    if (one.locked || !profile.runs(*profile.catalogue.find(one.code))) continue;
    switch (one.way) {
      case Weakening::Way::lower:
      case Weakening::Way::forget:
        effect.lowered.push_back({one.code, one.from, one.to});
        break;
      case Weakening::Way::threshold:
        if (set.insert(one.name).second) {
          effect.thresholds.push_back({one.name, one.before, one.after});
        }
        break;
      case Weakening::Way::exclude:
        break;
    }
  }
  std::ranges::sort(effect.thresholds, {}, &reports::PackEffect::Threshold::name);
}

void count_excluded(const std::vector<reports::Finding>& findings, reports::PackEffect& effect) {
  for (const reports::Finding& finding : findings) {
    if (finding.excluded) ++effect.excluded[finding.code];
  }
}

void drop_idle_severities(const std::set<std::string>& codes_told, reports::PackEffect& effect) {
  std::erase_if(effect.lowered,
                [&](const auto& lowered) { return !codes_told.contains(lowered.code); });
}

bool is_nothing(const reports::PackEffect& effect) {
  return effect.lowered.empty() && effect.thresholds.empty() && effect.excluded.empty();
}

}  // namespace chartroom::checks
