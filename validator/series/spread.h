// How often each value came up.
#pragma once

#include <map>

#include "validator/statistics/counts.h"

namespace chartroom::series {

using statistics::Count;
using Spread = std::map<int, Count>;

Count entries(const Spread& spread);
// The smallest value that a share of all entries does not exceed; 0 where there are none.
int quantile(const Spread& spread, double share);
int median(const Spread& spread);
double mean(const Spread& spread);

// The part in a hundred of the whole; 0 of nothing.
double percent(Count part, Count whole);

}  // namespace chartroom::series
