#include "validator/rules/map_input.h"

#include "maps/files/map_file.h"
#include "maps/files/pack_file.h"
#include "maps/files/pack_search.h"

namespace chartroom::rules {
namespace {

ParseResult<MapInput> with_rules(ParseResult<maps::MapFile> file, const std::string& path,
                                 const std::string& root = "") {
  if (!file) return {{}, std::move(file.errors)};
  maps::RuleOverrides pack_rules;
  if (const auto pack_path = maps::nearest_pack(path, root)) {
    ParseResult<maps::PackFile> pack = maps::load_pack(*pack_path);
    if (!pack) return {{}, std::move(pack.errors)};
    pack_rules = pack.value->pack.rules;
  }
  return {MapInput{path, std::move(file.value->map), pack_rules}, {}};
}

ParseResult<maps::CalledName> called(const std::string& path) {
  ParseResult<maps::MapFile> file = maps::load_map(path);
  if (!file) return {{}, std::move(file.errors)};
  return {maps::CalledName{std::move(file.value->map.id), std::move(file.value->map.name)}, {}};
}

}  // namespace

ParseResult<MapInput> load_map_input(const std::string& path, const std::string& root) {
  return with_rules(maps::load_map(path), path, root);
}

ParseResult<MapInput> parse_map_input(std::string_view bytes, const std::string& path) {
  return with_rules(maps::parse_map(bytes, path), path);
}

maps::SoughtKind sought_map(std::string_view option) {
  return {maps::FileKind::map, ".map.json", &maps::Pack::maps, called, option};
}

}  // namespace chartroom::rules
