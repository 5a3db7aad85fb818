#include "validator/checks/packs/twin_names.h"

#include <algorithm>

#include "maps/platform/utf8.h"

namespace chartroom::checks {

TwinNames::TwinNames(const std::vector<std::string>& names) {
  for (const std::string& name : names) groups_[caseless(name)].push_back(name);
  for (auto& [key, group] : groups_) std::ranges::sort(group);
}

bool TwinNames::contains(const std::string& name) const {
  const auto group = groups_.find(caseless(name));
  return group != groups_.end() && std::ranges::binary_search(group->second, name);
}

std::vector<std::string> TwinNames::of(const std::string& name) const {
  const auto group = groups_.find(caseless(name));
  if (group == groups_.end()) return {};
  std::vector<std::string> others = group->second;
  std::erase(others, name);
  return others;
}

}  // namespace chartroom::checks
