#include "validator/checks/families/rules/free_action.h"

#include <cstdint>

#include "validator/checks/example_maps.h"
#include "validator/rules/rulebook.h"

namespace chartroom::checks {
namespace {

maps::Map at_price(std::optional<int> maps::RuleOverrides::*price, int energy) {
  maps::RuleOverrides rules;
  rules.*price = energy;
  return with(open_sea(), {maps::SetRules{rules}});
}

}  // namespace

std::vector<Diagnostic> find_free_action(const MapSubject& subject, const FreeAction& action) {
  if (subject.map.rules.*action.price != 0) return {};
  return {{.pointer = action.pointer,
           .message = action.said,
           .evidence = {{"gauge", std::int64_t{subject.rules.gauge}}}}};
}

std::vector<Diagnostic> find_free_action(const PackSubject& subject, const FreeAction& action) {
  if (subject.file.pack.rules.*action.price != 0) return {};
  return {{.pointer = action.pointer, .message = action.said}};
}

Example free_action_example(std::optional<int> maps::RuleOverrides::*price) {
  return MapExample{.difference = translatable("a cost of 1 energy"),
                    .raising = at_price(price, 0),
                    .near_miss = at_price(price, 1)};
}

}  // namespace chartroom::checks
