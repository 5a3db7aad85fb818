// A pack's changes that weaken checks.
#pragma once

#include <cstdint>
#include <string>

#include "maps/platform/severity.h"

namespace chartroom::checks {

// A change by which a check reports less than without the pack.
struct Weakening {
  enum class Way : std::uint8_t { lower, forget, exclude, threshold };

  Way way = Way::lower;
  std::string code = {};
  std::string pointer = {};  // in its pack.json, of the first place that does it
  std::string name = {};     // of a threshold
  // The severities if the pack lowers one, or does not repeat its parent's higher one.
  Severity from = Severity::note;
  Severity to = Severity::note;
  // The values if the pack sets a threshold, or does not repeat its parent's.
  double before = 0;
  double after = 0;
  bool locked = false;  // a parent forbids it, so it has no effect
};

}  // namespace chartroom::checks
