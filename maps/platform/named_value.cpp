#include "maps/platform/named_value.h"

#include <algorithm>

namespace chartroom {
namespace {

const NamedValue* find(const std::vector<NamedValue>& list, const std::string& key) {
  const auto found =
      std::find_if(list.begin(), list.end(), [&](const NamedValue& v) { return v.key == key; });
  return found == list.end() ? nullptr : &*found;
}

}  // namespace

std::vector<ValueChange> value_changes(const std::vector<NamedValue>& before,
                                       const std::vector<NamedValue>& after) {
  std::vector<ValueChange> changes;
  for (const NamedValue& one : before) {
    const NamedValue* now = find(after, one.key);
    if (now == nullptr) {
      changes.push_back({one.key, one.value, std::nullopt});
    } else if (now->value != one.value) {
      changes.push_back({one.key, one.value, now->value});
    }
  }
  for (const NamedValue& one : after) {
    if (find(before, one.key) == nullptr) changes.push_back({one.key, std::nullopt, one.value});
  }
  return changes;
}

}  // namespace chartroom
