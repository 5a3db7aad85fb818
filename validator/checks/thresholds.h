// The limits beyond which checks report findings. A pack may set them (pack.json,
// checks.thresholds).
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "maps/platform/translator.h"

namespace chartroom::checks {

struct Threshold {
  std::string_view name = {};
  double value = 0;  // the default
  std::string_view unit = {};
  std::string_view meaning = {};
};

// The thresholds of one run: the pack's values, or else the defaults.
class Thresholds {
 public:
  using Values = std::map<std::string, double>;

  Thresholds() = default;
  // The values must outlive the thresholds.
  explicit Thresholds(const Values& values) : values_(&values) {}

  double of(const Threshold& threshold) const;

 private:
  const Values* values_ = nullptr;
};

}  // namespace chartroom::checks
