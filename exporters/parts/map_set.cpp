#include "exporters/parts/map_set.h"

#include "maps/files/map_file.h"
#include "maps/platform/hash.h"
#include "validator/rules/rulebook.h"

namespace chartroom::exporters {

SheetSet sheet_set(const maps::Map& map, const maps::RuleOverrides& pack_rules) {
  maps::Map printed = map;
  const rules::Rulebook rules = rules::rulebook_for(map, pack_rules);
  for (const maps::HouseRule& rule : maps::kHouseRules) {
    printed.rules.*rule.replacement = rules.*rule.number;
  }
  return {map.id, map.revision, set_code(fnv1a(to_canonical_json(printed)))};
}

}  // namespace chartroom::exporters
