// A file's values under their keys ("name.de", "die"), and the changes between two lists of them.
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

// A value's change; empty where a list lacks the key.
struct ValueChange {
  std::string key;
  std::optional<std::string> before;
  std::optional<std::string> after;
  friend bool operator==(const ValueChange&, const ValueChange&) = default;
};

// True if the values are equal. Texts may differ in how their letters are composed.
template <class T>
bool same_value(const T& a, const T& b) {
  return a == b;
}
bool same_value(const std::string& a, const std::string& b);
bool same_value(const std::optional<std::string>& a, const std::optional<std::string>& b);

// Returns the changed and removed values in the earlier list's order, then the added ones.
std::vector<ValueChange> value_changes(const std::vector<NamedValue>& before,
                                       const std::vector<NamedValue>& after);

}  // namespace chartroom
