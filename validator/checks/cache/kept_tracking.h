// The tracking of a map, from a cache or counted anew.
#pragma once

#include <vector>

#include "validator/checks/analysis/tracking_metrics.h"
#include "validator/checks/cache/result_cache.h"

namespace chartroom::checks {

TrackingMetrics kept_tracking(ResultCache* cache, const maps::Map& map);
// See start_metrics.
std::vector<StartMetrics> kept_start_metrics(ResultCache* cache, const maps::Map& map, int moves);

}  // namespace chartroom::checks
