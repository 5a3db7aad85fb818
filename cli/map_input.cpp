#include "cli/map_input.h"

#include "cli/output.h"
#include "maps/files/input_files.h"

namespace chartroom::cli {
namespace {

std::optional<MapInput> printed(ParseResult<MapInput> input, std::string_view language = "en") {
  print_errors(input.errors, language);
  return std::move(input.value);
}

}  // namespace

std::optional<MapInput> map_input_of(std::string_view bytes, const std::string& path) {
  return printed(rules::parse_map_input(bytes, path));
}

std::optional<MapInput> read_map_input(const std::string& path, const std::string& root,
                                       std::string_view language) {
  if (path == "-") return printed(rules::parse_map_input(read_standard_input(), path), language);
  return printed(rules::load_map_input(path, root), language);
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
    errors.push_back({path, 0, 0, "", "no map found (expected *.map.json)", ErrorKind::other});
  }
  print_errors(errors);
  good = good && errors.empty();
  return inputs;
}

}  // namespace chartroom::cli
