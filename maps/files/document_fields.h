// The fields that SONAR's documents share, besides maps/json/document.h: points and house rules.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "maps/json/document.h"
#include "maps/map.h"

namespace chartroom::maps {

struct RulesDocument {
  std::array<json::Field<std::int64_t>, kHouseRules.size()> numbers;  // in the order of kHouseRules

  template <class Archive>
  void serialize(Archive& archive) {
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      archive(optional_member(kHouseRules[i].name, numbers[i]));
    }
  }
};

// Returns the named point. If the size of the sea is known, the point must lie in it.
std::optional<Point> validate_point(const json::Field<std::string>& field,
                                    const std::optional<Size>& size, json::ErrorList& errors);
// Returns the rules. No cost may exceed the gauge (the rulebook's if the document has none).
RuleOverrides validate_rules(const json::Field<RulesDocument>& rules, json::ErrorList& errors);

// Returns a field that has no value if there is nothing to write.
json::Field<RulesDocument> field_of_rules(const RuleOverrides& rules);

}  // namespace chartroom::maps
