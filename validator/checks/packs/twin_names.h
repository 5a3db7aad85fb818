// Names in one folder that some file systems take for one.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace chartroom::checks {

// Two names are twins if only capitals or the composition of letters tells them apart.
class TwinNames {
 public:
  TwinNames() = default;
  explicit TwinNames(const std::vector<std::string>& names);

  bool contains(const std::string& name) const;
  // Returns the other names that are twins of this one, in byte order. The name itself need not be
  // among the names.
  std::vector<std::string> of(const std::string& name) const;
  // Returns the names, the twins of each other in one list, in byte order.
  const std::map<std::string, std::vector<std::string>>& groups() const { return groups_; }

 private:
  std::map<std::string, std::vector<std::string>> groups_;  // by the caseless name
};

}  // namespace chartroom::checks
