// Play on a map, from a cache or anew. It depends on nothing that is only read or printed, such as
// names, authors and languages.
#pragma once

#include "validator/checks/cache/result_cache.h"
#include "validator/play/responder/responses.h"
#include "validator/play/simulation/fairness.h"

namespace chartroom::checks {

play::Fairness kept_fairness(ResultCache* cache, const maps::Map& map, const rules::Rulebook& rules,
                             const play::FairnessBudget& budget, const play::FairnessHooks& hooks);

play::Responses kept_responses(ResultCache* cache, const play::ResponsePlan& plan,
                               const play::ResponseHooks& hooks);

}  // namespace chartroom::checks
