// The limits at which checks begin to find fault. A pack may set them (pack.json,
// checks.thresholds).
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "maps/platform/translator.h"

namespace chartroom::checks {

struct Threshold {
  std::string_view name = {};
  double value = 0;  // where the pack sets none
  std::string_view unit = {};
  std::string_view meaning = {};
};

// The thresholds of one run: those that a pack sets, and the checks' own for the others.
class Thresholds {
 public:
  using Values = std::map<std::string, double>;

  Thresholds() = default;
  // The values must outlive the thresholds.
  explicit Thresholds(const Values& set) : set_(&set) {}

  double of(const Threshold& threshold) const;

 private:
  const Values* set_ = nullptr;
};

}  // namespace chartroom::checks
