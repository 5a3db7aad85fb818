// chartroom fmt: maps and packs in canonical form.
#include <fmt/format.h>

#include <memory>

#include "cli/map_files.h"
#include "cli/output.h"
#include "maps/files/input_files.h"
#include "maps/files/pack_file.h"
#include "maps/platform/safe_file.h"

namespace chartroom::cli {
namespace {

struct Options {
  std::vector<std::string> paths;
  bool check = false;
};

struct Formatted {
  std::string before;
  std::string after;
};

// Faults are printed and give nothing.
std::optional<Formatted> formatted(const maps::InputFile& target) {
  std::optional<std::string> bytes = read_bytes(target.path);
  if (!bytes) return std::nullopt;
  std::vector<FileError> errors;
  std::optional<std::string> after;
  if (target.kind == maps::FileKind::map) {
    ParseResult<maps::MapFile> map = maps::parse_map(*bytes, target.path);
    if (map) after = to_canonical_json(map.value->map);
    errors = std::move(map.errors);
  } else {
    ParseResult<maps::PackFile> pack = maps::parse_pack(*bytes, target.path);
    if (pack) after = to_canonical_json(pack.value->pack);
    errors = std::move(pack.errors);
  }
  print_errors(errors);
  if (!after) return std::nullopt;
  return Formatted{std::move(*bytes), std::move(*after)};
}

int format_paths(const Options& options, const Settings& settings) {
  std::vector<FileError> errors;
  const std::vector<maps::InputFile> inputs = maps::find_input_files(options.paths, errors);
  print_errors(errors);
  int status = errors.empty() ? kDone : kCouldNot;
  for (const maps::InputFile& target : inputs) {
    if (target.kind == maps::FileKind::deck) continue;
    const std::optional<Formatted> file = formatted(target);
    if (!file) {
      status = kCouldNot;
      continue;
    }
    const bool input = target.path == "-";
    if (input && !options.check) write_result("", file->after);
    if (file->before == file->after) continue;
    if (options.check) {
      write_result("", target.path + "\n");
      status = std::max(status, kFound);
    } else if (!input) {
      save_file(target.path, file->after, stamp_of(file->before));
      if (!settings.quiet) write_result("", target.path + "\n");
    }
  }
  return status;
}

}  // namespace

void add_fmt_verb(CLI::App& program, const Settings& settings, int& status) {
  const auto options = std::make_shared<Options>();
  CLI::App* verb = program.add_subcommand(
      "fmt",
      "Write maps and packs in canonical form, and name those that changed.\n\n"
      "Example: chartroom fmt --check maps/packs");
  verb->add_option("PATH", options->paths,
                   "maps, packs, folders, or - for a map from input to output")
      ->required();
  verb->add_flag("--check", options->check, "only name the files that are not in it (status 1)");
  verb->callback([options, &settings, &status] { status = format_paths(*options, settings); });
}

}  // namespace chartroom::cli
