// chartroom convert: converts between map files, text pictures and maps of Tiled.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>

#include "cli/con_sonar/deck_input.h"
#include "cli/map_files.h"
#include "cli/output.h"
#include "exporters/pictures/tiled_tiles.h"
#include "maps/files/text_picture.h"
#include "maps/files/tiled_map.h"
#include "maps/json/schema_text.h"
#include "maps/platform/safe_file.h"

namespace chartroom::cli {
namespace {

struct ConvertOptions {
  std::string input;
  std::string output;
  std::string from;
  std::string to;
};

const MapForm& form_of(const std::string& name, const std::string& path, const char* option) {
  const MapForm* form = name.empty() ? map_form_of(path) : find_map_form(name);
  if (form != nullptr) return *form;
  throw CLI::ValidationError(
      fmt::format("{}: unknown format of \"{}\" (expected json, text or tmj, or a file that ends "
                  "in .map.json, .txt or .tmj)",
                  option, path));
}

// Adds the picture of tiles, which Tiled expects beside the map.
void add_tiles(const std::string& map_path) {
  const std::filesystem::path folder = std::filesystem::path(map_path).parent_path();
  std::error_code error;
  if (std::filesystem::exists(folder / maps::kTilesFile, error)) return;
  save_in_folder(folder.string(), std::string(maps::kTilesFile), exporters::tiled_tiles());
}

int convert(const ConvertOptions& options) {
  if (refuse_deck("convert", options.input) || refuse_deck("convert", options.output)) {
    return kFailed;
  }
  const MapForm& from = form_of(options.from, options.input, "--from");
  const MapForm& to = form_of(options.to, options.output, "--to");
  const std::optional<std::string> bytes = read_bytes(options.input);
  if (!bytes || refuse_deck("convert", options.input, *bytes)) return kFailed;
  const ParseResult<maps::Map> map = from.read(*bytes, options.input);
  print_errors(map.errors);
  if (!map) return kFailed;
  if (to.name == "text" && has_divided_quadrant(*map.value)) {
    print_errors({{options.input, 0, 0, "",
                   "a quadrant is in several pieces, which a text picture cannot show (check Q102)",
                   ErrorKind::other}});
    return kFound;
  }
  const std::string schema = from.name == "json" ? json::schema_of(*bytes) : "";
  const bool keeps_schema = to.name == "json";
  const std::string text = to.write(*map.value);
  // First, as it may be refused.
  if (to.name == "tmj" && options.output != "-") add_tiles(options.output);
  write_result(options.output == "-" ? "" : options.output,
               keeps_schema ? json::with_schema(text, schema) : text);
  if (!keeps_schema && !schema.empty()) {
    print_error(options.input + ": dropped $schema, which only a map file can hold");
  }
  return kDone;
}

}  // namespace

void add_convert_verb(CLI::App& program, const Settings&, int& status) {
  const auto options = std::make_shared<ConvertOptions>();
  CLI::App* verb =
      program.add_subcommand("convert",
                             "Convert between map files, text pictures and Tiled maps.\n\n"
                             "Example: chartroom convert north-pole.map.json north-pole.tmj");
  verb->add_option("IN", options->input, "input file; - is standard input")->required();
  verb->add_option("OUT", options->output, "output file; - is standard output")->required();
  verb->add_option("--from", options->from,
                   "format of IN: json, text or tmj (default: by file name)");
  verb->add_option("--to", options->to, "format of OUT: json, text or tmj (default: by file name)");
  verb->callback([options, &status] { status = convert(*options); });
}

}  // namespace chartroom::cli
