// The checks that a program knows. A program with more checks adds them to its catalogue.
#pragma once

#include <string_view>
#include <vector>

#include "validator/checks/check.h"

namespace chartroom::checks {

class Catalogue {
 public:
  Catalogue() = default;
  // Codes of checks and names of thresholds must be unique.
  explicit Catalogue(const std::vector<Check>& checks) { add(checks); }
  void add(const std::vector<Check>& checks);
  // The check must be there.
  void set_severity(std::string_view code, Severity severity);

  // In the order of every list.
  std::vector<Check>::const_iterator begin() const { return checks_.begin(); }
  std::vector<Check>::const_iterator end() const { return checks_.end(); }
  std::size_t size() const { return checks_.size(); }

  // Null where no check has the code.
  const Check* find(std::string_view code) const;
  bool has_threshold(std::string_view name) const;

 private:
  std::vector<Check> checks_;
};

// Returns all checks of this library.
Catalogue standard_catalogue();

}  // namespace chartroom::checks
