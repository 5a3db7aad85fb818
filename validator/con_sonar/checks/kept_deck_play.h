// Play of a deck, from a cache or anew. It does not depend on names and colors.
#pragma once

#include "validator/checks/cache/result_cache.h"
#include "validator/con_sonar/simulation/deck_fairness.h"

namespace chartroom::con_sonar {

DeckFairness kept_fairness(checks::ResultCache* cache, const Rules& rules, const PlayBudget& budget,
                           const FairnessHooks& hooks);

}  // namespace chartroom::con_sonar
