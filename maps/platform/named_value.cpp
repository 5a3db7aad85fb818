#include "maps/platform/named_value.h"

#include <algorithm>

#include "maps/platform/utf8.h"

namespace chartroom {
namespace {

const NamedValue* find(const std::vector<NamedValue>& list, const std::string& key) {
  const auto found =
      std::find_if(list.begin(), list.end(), [&](const NamedValue& v) { return v.key == key; });
  return found == list.end() ? nullptr : &*found;
}

}  // namespace

bool same_value(const std::string& a, const std::string& b) {
  return a == b || composed(a) == composed(b);
}

bool same_value(const std::optional<std::string>& a, const std::optional<std::string>& b) {
  return a && b ? same_value(*a, *b) : a == b;
}

std::vector<ValueChange> value_changes(const std::vector<NamedValue>& before,
                                       const std::vector<NamedValue>& after) {
  std::vector<ValueChange> changes;
  for (const NamedValue& one : before) {
    const NamedValue* now = find(after, one.key);
    if (now == nullptr) {
      changes.push_back({one.key, one.value, std::nullopt});
    } else if (!same_value(now->value, one.value)) {
      changes.push_back({one.key, one.value, now->value});
    }
  }
  for (const NamedValue& one : after) {
    if (find(before, one.key) == nullptr) changes.push_back({one.key, std::nullopt, one.value});
  }
  return changes;
}

}  // namespace chartroom
