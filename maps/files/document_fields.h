// What documents of this game have in common beside maps/json/document.h: points and house rules.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "maps/json/document.h"
#include "maps/map.h"

namespace chartroom::maps {

struct RulesDocument {
  std::array<json::Field<std::int64_t>, kHouseRules.size()> numbers;  // in the order of the table

  template <class Archive>
  void serialize(Archive& archive) {
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      archive(optional_member(kHouseRules[i].name, numbers[i]));
    }
  }
};

// A point's name; where the size of the sea is known, a point of it.
std::optional<Point> validate_point(const json::Field<std::string>& field,
                                    const std::optional<Size>& size, json::ErrorList& errors);
// No cost may be over the gauge, which is the rulebook's where the document gives none.
RuleOverrides validate_rules(const json::Field<RulesDocument>& rules, json::ErrorList& errors);

// No value where there is nothing to write.
json::Field<RulesDocument> field_of_rules(const RuleOverrides& rules);

}  // namespace chartroom::maps
