#include "cli/map_files.h"

#include "cli/output.h"
#include "maps/files/map_file.h"
#include "maps/files/text_picture.h"
#include "maps/files/tiled_map.h"
#include "maps/platform/safe_file.h"

namespace chartroom::cli {
namespace {

ParseResult<maps::Map> read_json(std::string_view bytes, const std::string& path) {
  ParseResult<maps::MapFile> file = maps::parse_map(bytes, path);
  if (!file) return {{}, std::move(file.errors)};
  return {std::move(file.value->map), {}};
}

}  // namespace

const std::vector<MapForm>& map_forms() {
  static const std::vector<MapForm> table{
      {"json", ".map.json", read_json, maps::to_canonical_json},
      {"text", ".txt", maps::parse_text_picture, maps::text_picture},
      {"tmj", ".tmj", maps::parse_tiled_map, maps::tiled_map},
  };
  return table;
}

const MapForm* find_map_form(std::string_view name) {
  for (const MapForm& form : map_forms()) {
    if (form.name == name) return &form;
  }
  return nullptr;
}

const MapForm* map_form_of(const std::string& path) {
  for (const MapForm& form : map_forms()) {
    if (path.ends_with(form.ending)) return &form;
  }
  return nullptr;
}

std::optional<std::string> read_bytes(const std::string& path) {
  if (path == "-") return read_standard_input();
  ParseResult<std::string> bytes = read_file(path);
  print_errors(bytes.errors);
  return std::move(bytes.value);
}

std::optional<maps::Map> read_any_map(const std::string& path) {
  const std::optional<std::string> bytes = read_bytes(path);
  if (!bytes) return std::nullopt;
  return read_any_map(*bytes, path);
}

std::optional<maps::Map> read_any_map(std::string_view bytes, const std::string& path) {
  const MapForm* form = map_form_of(path);
  ParseResult<maps::Map> map = (form != nullptr ? *form : map_forms().front()).read(bytes, path);
  print_errors(map.errors);
  return std::move(map.value);
}

}  // namespace chartroom::cli
