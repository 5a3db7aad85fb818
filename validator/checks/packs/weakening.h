// How a pack makes checks say less.
#pragma once

#include <cstdint>
#include <string>

#include "maps/platform/severity.h"

namespace chartroom::checks {

// A way in which a pack makes a check say less than it would without that pack.
struct Weakening {
  enum class Way : std::uint8_t { lower, forget, exclude, threshold };

  Way way = Way::lower;
  std::string code = {};
  std::string pointer = {};  // in its pack.json, of the first place that does it
  std::string name = {};     // of a threshold
  // The severities where it lowers one, or forgets to repeat a higher one from above.
  Severity from = Severity::note;
  Severity to = Severity::note;
  // The values where it sets a threshold, or forgets to repeat one from above.
  double before = 0;
  double after = 0;
  bool locked = false;  // a pack above forbids it, and it does not hold
};

}  // namespace chartroom::checks
