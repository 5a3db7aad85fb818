// The limits at which checks begin to find fault. A pack may set them (pack.json,
// checks.thresholds).
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace chartroom::checks {

struct Threshold {
  std::string_view name;
  std::string_view code;  // of the check that asks for it
  double value;           // where the pack sets none
  std::string_view unit;
  std::string_view meaning;
};

// Every threshold there is, by the codes of the checks.
const std::vector<Threshold>& threshold_table();
// Null where there is none of the name.
const Threshold* find_threshold(std::string_view name);

// The thresholds of one run: those that a pack sets, and the table's for the others.
class Thresholds {
 public:
  using Values = std::map<std::string, double>;

  Thresholds() = default;
  // The values must outlive the thresholds.
  explicit Thresholds(const Values& set) : set_(&set) {}

  // The name must be in the table.
  double of(std::string_view name) const;

 private:
  const Values* set_ = nullptr;
};

}  // namespace chartroom::checks
