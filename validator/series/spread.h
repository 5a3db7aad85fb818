// Counts by value.
#pragma once

#include <map>

#include "validator/statistics/counts.h"

namespace chartroom::series {

using statistics::Count;
using Spread = std::map<int, Count>;

Count entries(const Spread& spread);
// The smallest value such that at least `share` of all entries do not exceed it; 0 if none exist.
int quantile(const Spread& spread, double share);
int median(const Spread& spread);
double mean(const Spread& spread);

// The part as a percentage of the whole; 0 if the whole is 0.
double percent(Count part, Count whole);

}  // namespace chartroom::series
