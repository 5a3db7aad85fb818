#include "cli/con_sonar/deck_input.h"

#include <filesystem>

#include "cli/output.h"
#include "maps/con_sonar/deck_file.h"
#include "maps/files/input_files.h"
#include "maps/json/id.h"

namespace chartroom::cli {
namespace {

std::optional<DeckInput> deck_of(ParseResult<con_sonar::DeckFile> file) {
  print_errors(file.errors);
  if (!file) return std::nullopt;
  return DeckInput{std::move(file.value->path), std::move(file.value->deck)};
}

ParseResult<maps::CalledName> called(const std::string& path) {
  ParseResult<con_sonar::DeckFile> file = con_sonar::load_deck(path);
  if (!file) return {{}, std::move(file.errors)};
  return {maps::CalledName{std::move(file.value->deck.id), std::move(file.value->deck.name)}, {}};
}

constexpr maps::SoughtKind kDecks{maps::FileKind::deck, ".deck.json", &maps::Pack::decks, called,
                                  "--maps"};

std::optional<BoardInput> board_of_input(std::string* kept) {
  const std::string bytes = read_standard_input();
  if (kept != nullptr) *kept = bytes;
  if (maps::holds_deck("-", bytes)) return deck_of(con_sonar::parse_deck(bytes, "-"));
  return map_input_of(bytes, "-");
}

std::optional<BoardInput> read_board(const maps::InputFile& target, std::string* kept) {
  if (target.path == "-") return board_of_input(kept);
  if (target.kind == maps::FileKind::deck) return read_deck_input(target.path);
  return read_map_input(target.path, target.root);
}

}  // namespace

std::string path_or_id(const std::string& path) {
  std::error_code error;
  if (!json::is_id(path) || std::filesystem::exists(path, error)) return path;
  const maps::SoughtName wanted{path, path, {}};
  for (const maps::SoughtKind& kind : {rules::sought_map(), kDecks}) {
    if (const auto found = find_named(kind, wanted, {})) return *found.value;
  }
  return path;
}

std::optional<DeckInput> read_deck_input(const std::string& path) {
  return deck_of(path == "-" ? con_sonar::parse_deck(read_standard_input(), path)
                             : con_sonar::load_deck(path));
}

std::vector<BoardInput> read_board_inputs(const std::string& path, bool& good, std::string* kept) {
  std::vector<FileError> errors;
  std::vector<BoardInput> inputs;
  bool any = false;
  for (const maps::InputFile& target : maps::find_input_files({path_or_id(path)}, errors)) {
    if (target.kind == maps::FileKind::pack) continue;
    any = true;
    std::optional<BoardInput> input = read_board(target, kept);
    good = good && input;
    if (input) inputs.push_back(std::move(*input));
  }
  if (!any && errors.empty()) {
    errors.push_back(
        FileError::of_file(path, "no map or deck found (expected *.map.json or *.deck.json)"));
  }
  print_errors(errors);
  good = good && errors.empty();
  return inputs;
}

ParseResult<DeckInput> find_deck(const maps::SoughtName& wanted,
                                 const std::vector<std::string>& places) {
  const ParseResult<std::string> path = find_named(kDecks, wanted, places);
  if (!path) return {{}, path.errors};
  ParseResult<con_sonar::DeckFile> file = con_sonar::load_deck(*path.value);
  if (!file) return {{}, std::move(file.errors)};
  return {DeckInput{*path.value, std::move(file.value->deck)}, {}};
}

bool refuse_deck(const std::string& verb, const std::string& path, std::string_view bytes) {
  if (!maps::holds_deck(path, bytes)) return false;
  print_error(path + ": this is a deck; " + verb + " works only for maps");
  return true;
}

}  // namespace chartroom::cli
