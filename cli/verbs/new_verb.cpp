// chartroom new: a new map or deck.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <filesystem>
#include <memory>

#include "cli/con_sonar/deck_input.h"
#include "cli/map_files.h"
#include "cli/output.h"
#include "maps/con_sonar/deck_file.h"
#include "maps/con_sonar/even_deck.h"
#include "maps/files/map_file.h"
#include "maps/json/id.h"
#include "maps/platform/safe_file.h"

namespace chartroom::cli {
namespace {

namespace fs = std::filesystem;

struct NewOptions {
  std::string path;
  std::string size = "10x10";
  std::string id;
  std::string name;
  std::string theme;
  std::string from;
  bool deck = false;
};

// "12x8": columns, then rows.
maps::Size new_size(const std::string& text) {
  maps::Size size;
  const char* end = text.data() + text.size();
  const auto [cross, first] = std::from_chars(text.data(), end, size.columns);
  const bool crossed = first == std::errc{} && cross != end && *cross == 'x';
  const auto [stop, second] = std::from_chars(crossed ? cross + 1 : end, end, size.rows);
  const auto fits = [](int side) { return side >= maps::kMinSide && side <= maps::kMaxSide; };
  if (!crossed || second != std::errc{} || stop != end || !fits(size.columns) || !fits(size.rows)) {
    throw CLI::ValidationError(fmt::format(
        "--size: \"{}\" is not a size (expected columns and rows from {} to {}, such as 10x10)",
        text, maps::kMinSide, maps::kMaxSide));
  }
  return size;
}

// Returns the new file's id. The reader refuses a name with invalid letters or control characters.
std::string new_id(const NewOptions& options) {
  if (!options.id.empty()) return options.id;
  const std::string name = fs::path(options.path).filename().string();
  const bool plain =
      std::all_of(name.begin(), name.end(), [](unsigned char c) { return c >= 0x20 && c < 0x7F; });
  const std::string id = plain ? json::id_of_file(name) : "";
  return id.empty() ? name.substr(0, name.find('.')) : id;
}

// Returns "Two Bays" for "two-bays", unless a name is given.
std::string name_of(const NewOptions& options, const std::string& id) {
  if (!options.name.empty()) return options.name;
  std::string name = id;
  bool first = true;
  for (char& c : name) {
    if (first && c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    first = c == '-';
    if (first) c = ' ';
  }
  return name;
}

// Returns why a new file cannot be written, or "". The reader's `faults` cover the id and the name.
std::string new_file_problem(const NewOptions& options, const std::vector<FileError>& faults) {
  const std::string ending = options.deck ? ".deck.json" : ".map.json";
  if (!options.path.ends_with(ending)) {
    return fmt::format("is not a file name for a {} (expected one that ends in {})",
                       options.deck ? "deck" : "map", ending);
  }
  if (!faults.empty()) {
    const FileError& fault = faults.front();
    return fault.what +
           (fault.pointer == "/id" && options.id.empty() ? "; choose another with --id" : "");
  }
  std::error_code error;
  const bool there = fs::exists(fs::symlink_status(options.path, error));
  return there ? "already exists (new never overwrites)" : "";
}

// Returns the new map's text. Prints an error and returns nothing if it cannot be made.
std::optional<std::string> text_of_map(const NewOptions& options) {
  const std::string id = new_id(options);
  const maps::Size size = new_size(options.size);
  maps::Map map = blank_map(size, id, name_of(options, id));
  if (!options.from.empty()) {
    const std::optional<maps::Map> model = read_any_map(options.from);
    if (!model) return std::nullopt;
    map = *model;
    map.id = id;
    map.name = {{"en", name_of(options, id)}};
    map.revision.clear();
  }
  if (!options.theme.empty()) map.theme = maps::parse_theme(options.theme);
  return to_canonical_json(map);
}

std::optional<std::string> text_of_deck(const NewOptions& options) {
  const std::string id = new_id(options);
  con_sonar::Deck deck = con_sonar::even_deck(id, name_of(options, id));
  if (!options.from.empty()) {
    const std::optional<DeckInput> model = read_deck_input(options.from);
    if (!model) return std::nullopt;
    deck = model->deck;
    deck.id = id;
    deck.name = {{"en", name_of(options, id)}};
    deck.revision.clear();
  }
  return to_canonical_json(deck);
}

int make(NewOptions options, const Settings& settings) {
  options.deck = options.deck || options.path.ends_with(".deck.json");
  if (options.deck && !options.theme.empty()) {
    throw CLI::ValidationError("--theme is for maps, not decks");
  }
  const std::optional<std::string> text =
      options.deck ? text_of_deck(options) : text_of_map(options);
  if (!text) return kFailed;
  const std::string problem =
      new_file_problem(options, options.deck ? con_sonar::parse_deck(*text, options.path).errors
                                             : maps::parse_map(*text, options.path).errors);
  if (!problem.empty()) {
    print_errors({{options.path, 0, 0, "", problem, ErrorKind::other}});
    return kFailed;
  }
  save_file(options.path, *text);
  if (!settings.quiet) write_result("", options.path + "\n");
  return kDone;
}

}  // namespace

void add_new_verb(CLI::App& program, const Settings& settings, int& status) {
  const auto options = std::make_shared<NewOptions>();
  CLI::App* verb =
      program.add_subcommand("new",
                             "Create a map: all water in four quadrants, or a copy of another map. "
                             "Or create a deck: six nations with equal cards, or a copy.\n\n"
                             "Example: chartroom new two-bays.map.json --size 10x10 --theme reef");
  verb->add_option("FILE", options->path,
                   "the file to create; its name gives the id and the English name")
      ->required();
  CLI::Option* size =
      verb->add_option("--size", options->size, "columns and rows")->capture_default_str();
  verb->add_option("--id", options->id, "id of the map or deck");
  verb->add_option("--name", options->name, "English name of the map or deck");
  verb->add_option("--theme", options->theme, "theme: tropical, arctic, reef or night")
      ->transform(CLI::IsMember({"tropical", "arctic", "reef", "night"}, CLI::ignore_case));
  verb->add_option("--from", options->from, "a map or deck to copy")->excludes(size);
  verb->add_flag("--deck", options->deck, "create a deck (the default if FILE ends in .deck.json)")
      ->excludes(size);
  verb->callback([options, size, &settings, &status] {
    if (size->count() > 0 && options->path.ends_with(".deck.json")) {
      throw CLI::ValidationError("--size is for maps, not decks");
    }
    status = make(*options, settings);
  });
}

}  // namespace chartroom::cli
