// chartroom fmt: maps, decks and packs in canonical form.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "cli/map_files.h"
#include "cli/output.h"
#include "maps/con_sonar/deck_file.h"
#include "maps/files/input_files.h"
#include "maps/files/map_file.h"
#include "maps/files/pack_file.h"
#include "maps/json/schema_text.h"
#include "maps/platform/safe_file.h"
#include "maps/platform/shown_text.h"

namespace chartroom::cli {
namespace {

struct FormatOptions {
  std::vector<std::string> paths;
  bool check = false;
};

struct Formatted {
  std::string before;
  std::string after;
};

// Prints errors and then returns nothing.
std::optional<Formatted> formatted(const maps::InputFile& target) {
  std::optional<std::string> bytes = read_bytes(target.path);
  if (!bytes) return std::nullopt;
  const auto after = [&](const auto& read, auto member) -> std::optional<std::string> {
    print_errors(read.errors);
    if (!read) return std::nullopt;
    return json::with_schema(to_canonical_json((*read.value).*member), json::schema_of(*bytes));
  };
  std::optional<std::string> text;
  if (target.kind == maps::FileKind::pack) {
    text = after(maps::parse_pack(*bytes, target.path), &maps::PackFile::pack);
  } else if (maps::holds_deck(target.path, *bytes)) {
    text = after(con_sonar::parse_deck(*bytes, target.path), &con_sonar::DeckFile::deck);
  } else {
    text = after(maps::parse_map(*bytes, target.path), &maps::MapFile::map);
  }
  if (!text) return std::nullopt;
  return Formatted{std::move(*bytes), std::move(*text)};
}

int format_paths(const FormatOptions& options, const Settings& settings) {
  std::vector<FileError> errors;
  const std::vector<maps::InputFile> inputs = maps::find_input_files(options.paths, errors);
  print_errors(errors);
  int status = errors.empty() ? kDone : kFailed;
  for (const maps::InputFile& target : inputs) {
    const std::optional<Formatted> file = formatted(target);
    if (!file) {
      status = kFailed;
      continue;
    }
    const bool input = target.path == "-";
    if (input && !options.check) write_result("", file->after);
    if (file->before == file->after) continue;
    if (options.check) {
      write_result("", shown(target.path) + "\n");
      status = std::max(status, kFound);
    } else if (!input) {
      save_file(target.path, file->after, stamp_of(file->before));
      if (!settings.quiet) write_result("", shown(target.path) + "\n");
    }
  }
  return status;
}

}  // namespace

void add_fmt_verb(CLI::App& program, const Settings& settings, int& status) {
  const auto options = std::make_shared<FormatOptions>();
  CLI::App* verb = program.add_subcommand(
      "fmt",
      "Rewrite maps, decks and packs in canonical form, and list those that changed.\n\n"
      "Example: chartroom fmt --check maps/packs");
  verb->add_option(
          "PATH", options->paths,
          "maps, decks, packs, folders, or - to read standard input and write standard output")
      ->required();
  verb->add_flag("--check", options->check,
                 "only list files that are not in canonical form (status 1)");
  verb->callback([options, &settings, &status] { status = format_paths(*options, settings); });
}

}  // namespace chartroom::cli
