// chartroom show: maps as text pictures, decks as tables of cards.
#include <CLI/CLI.hpp>
#include <memory>

#include "cli/con_sonar/deck_input.h"
#include "cli/map_files.h"
#include "cli/output.h"
#include "maps/con_sonar/deck_file.h"
#include "maps/con_sonar/deck_table.h"
#include "maps/files/input_files.h"
#include "maps/files/text_picture.h"

namespace chartroom::cli {
namespace {

bool is_folder_or_pack(const std::vector<maps::InputFile>& inputs, const std::string& path) {
  return inputs.size() != 1 || inputs[0].path != path;
}

// Returns the files to show at a path: the file itself in any format, or a folder's maps and decks.
std::vector<std::string> files_at(const std::string& path, bool& good) {
  std::vector<FileError> errors;
  const std::vector<maps::InputFile> inputs = maps::find_input_files({path}, errors);
  std::vector<std::string> paths;
  for (const maps::InputFile& target : inputs) {
    if (target.kind != maps::FileKind::pack) paths.push_back(target.path);
  }
  if (paths.empty() && errors.empty() && is_folder_or_pack(inputs, path)) {
    errors.push_back({path, 0, 0, "", "no map or deck found (expected *.map.json or *.deck.json)",
                      ErrorKind::other});
  }
  print_errors(errors);
  good = good && errors.empty();
  return paths;
}

// Returns the picture or table of a file. Prints errors and then returns nothing.
std::optional<std::string> shown_file(const std::string& path) {
  const std::optional<std::string> bytes = read_bytes(path);
  if (!bytes) return std::nullopt;
  if (!maps::holds_deck(path, *bytes)) {
    const std::optional<maps::Map> map = read_any_map(*bytes, path);
    return map ? std::optional(text_picture(*map)) : std::nullopt;
  }
  const ParseResult<con_sonar::DeckFile> deck = con_sonar::parse_deck(*bytes, path);
  print_errors(deck.errors);
  return deck ? std::optional(deck_text(deck.value->deck)) : std::nullopt;
}

int show(const std::vector<std::string>& paths) {
  bool good = true;
  bool first = true;
  for (const std::string& path : paths) {
    for (const std::string& file : files_at(path_or_id(path), good)) {
      const std::optional<std::string> text = shown_file(file);
      good = good && text;
      if (!text) continue;
      write_result("", (first ? "" : "\n") + *text);
      first = false;
    }
  }
  return good ? kDone : kFailed;
}

}  // namespace

void add_show_verb(CLI::App& program, const Settings&, int& status) {
  const auto paths = std::make_shared<std::vector<std::string>>();
  CLI::App* verb = program.add_subcommand(
      "show",
      "Draw maps as text: . water, # island, o surface point, B and G starts, * several of these. "
      "For decks, list the cards and the cycle of symbols.\n\n"
      "Example: chartroom show maps/packs/sonar-family/north-pole.map.json");
  verb->add_option("PATH", *paths, "maps (also text pictures and .tmj), decks, folders, or -")
      ->required();
  verb->callback([paths, &status] { status = show(*paths); });
}

}  // namespace chartroom::cli
