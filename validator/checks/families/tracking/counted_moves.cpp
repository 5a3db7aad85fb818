#include "validator/checks/families/tracking/counted_moves.h"

#include <algorithm>
#include <cmath>

namespace chartroom::checks {

int moves_of(const MapSubject& subject, const Threshold& threshold, int most) {
  return static_cast<int>(std::clamp<double>(std::round(subject.thresholds.of(threshold)), 1,
                                             static_cast<double>(most)));
}

}  // namespace chartroom::checks
