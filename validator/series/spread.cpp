#include "validator/series/spread.h"

namespace chartroom::series {

Count entries(const Spread& spread) {
  Count all = 0;
  for (const auto& [value, count] : spread) all += count;
  return all;
}

int quantile(const Spread& spread, double share) {
  const auto whole = static_cast<double>(entries(spread));
  Count seen = 0;
  for (const auto& [value, count] : spread) {
    seen += count;
    if (static_cast<double>(seen) >= share * whole) return value;
  }
  return 0;
}

int median(const Spread& spread) { return quantile(spread, 0.5); }

double mean(const Spread& spread) {
  double sum = 0;
  for (const auto& [value, count] : spread) {
    sum += static_cast<double>(value) * static_cast<double>(count);
  }
  const Count all = entries(spread);
  return all == 0 ? 0 : sum / static_cast<double>(all);
}

double percent(Count part, Count whole) {
  return whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

}  // namespace chartroom::series
