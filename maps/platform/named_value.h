// Values under their keys, as a file says them ("name.de", "die"), and how two lists of them
// differ.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace chartroom {

struct NamedValue {
  std::string key;
  std::string value;
  friend bool operator==(const NamedValue&, const NamedValue&) = default;
};

// Nothing where a list does not have the key.
struct ValueChange {
  std::string key;
  std::optional<std::string> before;
  std::optional<std::string> after;
  friend bool operator==(const ValueChange&, const ValueChange&) = default;
};

// What changed and went, in the order of the earlier list, then what came.
std::vector<ValueChange> value_changes(const std::vector<NamedValue>& before,
                                       const std::vector<NamedValue>& after);

}  // namespace chartroom
