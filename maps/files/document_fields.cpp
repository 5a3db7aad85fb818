#include "maps/files/document_fields.h"

#include <fmt/core.h>

namespace chartroom::maps {
namespace {

constexpr std::size_t kGauge = 0;
static_assert(&kHouseRules[kGauge] == &kGaugeRule);

// Requires that the gauge covers the rulebook's costs; reports only the most expensive action.
void validate_gauge(const RulesDocument& document, int gauge, json::ErrorList& errors) {
  const HouseRule* too_dear = nullptr;
  for (std::size_t i = 0; i < kHouseRules.size(); ++i) {
    const HouseRule& rule = kHouseRules[i];
    const bool over = rule.is_cost && document.numbers[i].at == nullptr && rule.standard() > gauge;
    if (over && (too_dear == nullptr || rule.standard() > too_dear->standard())) too_dear = &rule;
  }
  if (too_dear == nullptr) return;
  add_field_error(*document.numbers[kGauge].at,
                  message("at least {} (the rulebook's cost of \"{}\")", too_dear->standard(),
                          std::string_view(too_dear->name)),
                  errors);
}

void validate_costs(const RulesDocument& document, const RuleOverrides& rules,
                    json::ErrorList& errors) {
  if (document.numbers[kGauge].at != nullptr && !rules.gauge) return;
  const int gauge = rules.gauge.value_or(kGaugeRule.standard());
  for (std::size_t i = 0; i < kHouseRules.size(); ++i) {
    const std::optional<int>& number = rules.*kHouseRules[i].replacement;
    if (!kHouseRules[i].is_cost || !number || *number <= gauge) continue;
    add_field_error(*document.numbers[i].at,
                    rules.gauge ? message("at most {} (the gauge)", gauge)
                                : message("at most {} (the rulebook's gauge)", gauge),
                    errors);
  }
  validate_gauge(document, gauge, errors);
}

}  // namespace

std::optional<Point> validate_point(const json::Field<std::string>& field,
                                    const std::optional<Size>& size, json::ErrorList& errors) {
  if (!field.value) return std::nullopt;
  const std::optional<Point> point = parse_point(*field.value);
  if (!point) {
    add_field_error(*field.at,
                    message("a column letter A to O and a row number 1 to 15, such as C7"), errors);
    return std::nullopt;
  }
  if (!size || size->contains(*point)) return point;
  const Point last{size->columns - 1, size->rows - 1};
  add_field_error(*field.at, message("a point on the map, A1 to {}", to_string(last)), errors);
  return std::nullopt;
}

RuleOverrides validate_rules(const json::Field<RulesDocument>& field, json::ErrorList& errors) {
  RuleOverrides rules;
  if (!field.value) return rules;
  for (std::size_t i = 0; i < kHouseRules.size(); ++i) {
    const HouseRule& rule = kHouseRules[i];
    rules.*rule.replacement =
        validate_number(field.value->numbers[i], rule.lowest, rule.highest, errors);
  }
  validate_costs(*field.value, rules, errors);
  return rules;
}

json::Field<RulesDocument> field_of_rules(const RuleOverrides& rules) {
  if (!rules.any()) return {};
  RulesDocument document;
  for (std::size_t i = 0; i < kHouseRules.size(); ++i) {
    document.numbers[i] = json::field_of_number(rules.*kHouseRules[i].replacement);
  }
  return json::field_of(document);
}

}  // namespace chartroom::maps
