#include "cli/map_input.h"

#include "cli/output.h"
#include "maps/files/input_files.h"
#include "maps/files/pack_file.h"
#include "maps/files/pack_search.h"

namespace chartroom::cli {
namespace {

std::optional<MapInput> with_rules(const ParseResult<maps::MapFile>& file, const std::string& path,
                                   const std::string& root = "") {
  print_errors(file.errors);
  if (!file) return std::nullopt;
  maps::RuleOverrides pack_rules;
  if (const auto pack_path = maps::nearest_pack(path, root)) {
    const ParseResult<maps::PackFile> pack = maps::load_pack(*pack_path);
    print_errors(pack.errors);
    if (!pack) return std::nullopt;
    pack_rules = pack.value->pack.rules;
  }
  return MapInput{path, file.value->map, pack_rules};
}

}  // namespace

std::optional<MapInput> map_input_of(std::string_view bytes, const std::string& path) {
  return with_rules(maps::parse_map(bytes, path), path);
}

std::optional<MapInput> read_map_input(const std::string& path, const std::string& root) {
  if (path == "-") return map_input_of(read_standard_input(), path);
  return with_rules(maps::load_map(path), path, root);
}

std::vector<MapInput> read_map_inputs(const std::string& path, bool& good) {
  std::vector<FileError> errors;
  std::vector<MapInput> inputs;
  bool any_map = false;
  for (const maps::InputFile& target : maps::find_input_files({path}, errors)) {
    if (target.kind != maps::FileKind::map) continue;
    any_map = true;
    auto input = read_map_input(target.path, target.root);
    good = good && input;
    if (input) inputs.push_back(std::move(*input));
  }
  if (!any_map && errors.empty()) {
    errors.push_back({path, 0, 0, "", "no map here (expected *.map.json)", ErrorKind::other});
  }
  print_errors(errors);
  good = good && errors.empty();
  return inputs;
}

}  // namespace chartroom::cli
