// A map file to be played on, with the rules that hold on it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "maps/files/named_file.h"
#include "maps/map.h"
#include "validator/rules/rulebook.h"

namespace chartroom::rules {

struct MapInput {
  std::string path;
  maps::Map map;
  maps::RuleOverrides pack_rules;

  // The published rules, changed by the pack's, changed by the map's own.
  Rulebook rules() const { return rulebook_for(map, pack_rules); }
};

// Reads a map and the nearest pack (see nearest_pack), or returns all errors of both.
ParseResult<MapInput> load_map_input(const std::string& path, const std::string& root = "");

// Reads a map from its bytes, and the nearest pack.
ParseResult<MapInput> parse_map_input(std::string_view bytes, const std::string& path);

// Tells find_named what to look for when a record names a map. `option`: see SoughtKind.
maps::SoughtKind sought_map(std::string_view option = {});

}  // namespace chartroom::rules
