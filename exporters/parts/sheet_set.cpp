#include "exporters/parts/sheet_set.h"

#include <cstdint>

#include "exporters/page/noise.h"
#include "maps/files/map_file.h"
#include "validator/rules/rulebook.h"

namespace chartroom::exporters {

namespace {

// The first eight digits of a number in base 32, from its highest bits.
std::string code_of(std::uint64_t hash) {
  constexpr const char* kDigits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  std::string code;
  for (int k = 0; k < 8; ++k) {
    if (k == 4) code += '-';
    code += kDigits[hash >> (59 - 5 * k) & 31U];
  }
  return code;
}

}  // namespace

SheetSet sheet_set(const maps::Map& map, const maps::RuleOverrides& pack_rules) {
  maps::Map printed = map;
  const rules::Rulebook rules = rules::rulebook_for(map, pack_rules);
  printed.rules = {rules.gauge,   rules.sonar,          rules.silence,
                   rules.torpedo, rules.damage_to_sink, rules.ply_limit};
  return {map.id, map.revision, code_of(fnv1a(to_canonical_json(printed)))};
}

SheetSet pack_set(const std::string& id, const std::string& revision,
                  std::span<const SheetSet> maps) {
  std::string text;
  for (const SheetSet& map : maps) text += qr_text(map) + "\n";
  return {id, revision, code_of(fnv1a(text))};
}

std::string qr_text(const SheetSet& set) {
  return "chartroom:" + set.map + ":" + set.revision + ":" + set.code;
}

}  // namespace chartroom::exporters
