#include "editor/model/game/game_document.h"

#include <fmt/core.h>

#include <filesystem>
#include <utility>

#include "maps/files/map_file.h"
#include "maps/platform/contract.h"
#include "maps/platform/safe_file.h"
#include "validator/play/games/recorded_games.h"

namespace chartroom::editor {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kEnding = ".game";
// Separates the record from the map in a draft. No line of a record begins like this.
constexpr std::string_view kBoard = "\nboard\n";

Game game_of(rules::GameRecord record) { return {"", {}, std::move(record)}; }

rules::GameRecord not_begun(const maps::Map& map, maps::Team first) {
  rules::GameRecord record;
  record.map = map.id;
  record.first = first;
  if (map.starts.blue) record.blue = rules::RecordStart{{}, *map.starts.blue};
  if (map.starts.green) record.green = rules::RecordStart{{}, *map.starts.green};
  return record;
}

// Returns the map with all rules of its pack as its own.
maps::Map with_own_rules(const rules::MapInput& board) {
  maps::Map map = board.map;
  for (const maps::HouseRule& rule : maps::kHouseRules) {
    auto& own = map.rules.*rule.replacement;
    if (!own) own = board.pack_rules.*rule.replacement;
  }
  return map;
}

// Reads the single game of a text, with points on a sea of this size.
ParseResult<rules::GameRecord> one_game(std::string_view text, maps::Size size,
                                        const std::string& path) {
  ParseResult<std::vector<rules::GameRecord>> read = rules::parse_records(text, path);
  if (!read) return {std::nullopt, std::move(read.errors)};
  if (read.value->size() != 1) {
    const auto what = fmt::format("holds {} games (expected one)", read.value->size());
    return {std::nullopt, {FileError::of_file(path, what)}};
  }
  rules::GameRecord& record = read.value->front();
  if (auto errors = outside(record, size, path); !errors.empty()) return {std::nullopt, errors};
  return {std::move(record), {}};
}

// True if a record can name its map by this text: one word without '#', which begins a comment.
bool is_one_word(const std::string& text) {
  return text.find_first_of(" \t\r\n#=") == std::string::npos;
}

}  // namespace

GameDocument::GameDocument(rules::MapInput board, maps::Team first)
    : FileDocument(game_of(not_begun(board.map, first))),
      board_(std::move(board)),
      rules_(board_.rules()),
      board_name_(board_.map.id) {}

GameDocument::GameDocument(rules::MapInput board, rules::GameRecord record)
    : FileDocument(game_of(std::move(record))),
      board_(std::move(board)),
      rules_(board_.rules()),
      board_name_(board_.map.id) {}

ParseResult<GameDocument> GameDocument::open(const std::string& path) {
  const ParseResult<std::string> bytes = read_file(path);
  if (!bytes) return {std::nullopt, bytes.errors};
  ParseResult<std::vector<play::RecordedGame>> games = play::recorded_games(*bytes.value, path);
  if (!games) return {std::nullopt, std::move(games.errors)};
  play::RecordedGame& game = games.value->front();
  GameDocument document(std::move(game.map), game.record);
  document.board_name_ = game.record.map;
  if (auto errors = document.load(path); !errors.empty()) return {std::nullopt, std::move(errors)};
  return {std::move(document), {}};
}

ParseResult<GameDocument> GameDocument::restored(std::string_view work,
                                                 const std::optional<std::string>& path,
                                                 const std::optional<FileStamp>& base,
                                                 const DraftHistory& history) {
  const std::size_t parting = work.find(kBoard);
  const std::string_view board =
      parting == std::string_view::npos ? "" : work.substr(parting + kBoard.size());
  ParseResult<maps::MapFile> map = maps::parse_map(board, path.value_or(""));
  if (!map) return {std::nullopt, std::move(map.errors)};
  ParseResult<rules::GameRecord> record =
      one_game(work.substr(0, parting), map.value->map.size, path.value_or(""));
  if (!record) return {std::nullopt, std::move(record.errors)};
  GameDocument document(rules::MapInput{"", std::move(map.value->map), {}}, maps::Team::blue);
  document.board_name_ = record.value->map;
  document.restore(game_of(std::move(*record.value)), path, base, history);
  return {std::move(document), {}};
}

void GameDocument::apply(rules::GameRecord next, StepLabel label) {
  if (same_game(record(), next)) return end_step();
  change(begin_step(), game_of(std::move(next)), label);
}

void GameDocument::answer(rules::GameRecord next, StepLabel label) {
  const bool joins = is_open(open_step_);
  const StepLabel name = joins ? undo_label() : label;
  change(joins ? open_step_ : begin_step(), game_of(std::move(next)), name);
}

void GameDocument::set_person_at_keyboard(maps::Team team, const std::string& name) {
  change_all([&](Game& game) { game.record.players[index(team)] = name; });
}

std::string GameDocument::title(const std::string& language) const {
  const std::string name =
      path().empty() ? text_in(map().name, language) : fs::path(path()).filename().string();
  return "▶ " + name;
}

std::string GameDocument::text_of_draft(const Game& game) const {
  return canonical(game) + std::string(kBoard) + to_canonical_json(with_own_rules(board_));
}

std::optional<Game> GameDocument::parse_draft(std::string_view text) const {
  return FileDocument::parse_draft(text.substr(0, text.find(kBoard)));
}

void GameDocument::save_as(const std::string& path) {
  std::string before = std::exchange(board_name_, board_name(absolute_path(path)));
  forget_draft_texts();
  try {
    FileDocument::save_as(path);
  } catch (...) {
    board_name_ = std::move(before);
    throw;
  }
}

std::string GameDocument::save_map() {
  CHARTROOM_EXPECTS(!path().empty());
  rules::MapInput board{"", with_own_rules(board_), {}};
  const fs::path record = path();
  std::string id = board.map.id;
  if (is_untitled_id(id)) id = id_from_path(record.stem().string());
  // The map's own tab would propose this name and overwrite this file.
  if (is_untitled_id(id)) id += "-played";
  std::error_code error;
  for (int number = 1; board.path.empty(); ++number) {
    board.map.id = number == 1 ? id : fmt::format("{}-{}", id, number);
    const fs::path file = record.parent_path() / (board.map.id + ".map.json");
    if (!fs::exists(fs::symlink_status(file, error))) board.path = file.string();
  }
  save_file(board.path, to_canonical_json(board.map));
  board_ = std::move(board);
  save_as(path());
  return board_.path;
}

void GameDocument::take_file_of_map(const std::string& path, const maps::Map& saved) {
  board_.path = path;
  board_.map.id = saved.id;
  board_.map.name = saved.name;
  board_name_ = this->path().empty() ? saved.id : board_name(this->path());
  forget_draft_texts();
}

std::string GameDocument::named_map() const {
  return find_named(rules::sought_map(), {board_name_, path(), {}}, {}).value.value_or("");
}

std::string GameDocument::board_name(const std::string& path) const {
  if (board_.path.empty()) return board_.map.id;
  const auto by_id = find_named(rules::sought_map(), {board_.map.id, path, {}}, {});
  std::error_code error;
  if (by_id && fs::equivalent(*by_id.value, board_.path, error)) return board_.map.id;
  const fs::path way = fs::relative(board_.path, fs::path(path).parent_path(), error);
  const bool names_it = !error && is_one_word(way) && way.string().ends_with(".map.json");
  return names_it ? way.string() : board_.map.id;
}

std::string GameDocument::canonical(const Game& game) const {
  rules::GameRecord record = game.record;
  record.map = board_name_;
  return record_text(record);
}

ParseResult<FileContent<Game>> GameDocument::parse(std::string_view bytes,
                                                   const std::string& path) const {
  ParseResult<rules::GameRecord> record = one_game(bytes, map().size, path);
  if (!record) return {std::nullopt, std::move(record.errors)};
  if (record.value->map != board_name_) {
    return {
        std::nullopt,
        {FileError::at(path, record.value->map_position, message("the game is on another map"))}};
  }
  const bool plain = record_text(*record.value) == bytes;
  return {FileContent<Game>{game_of(std::move(*record.value)), plain}, {}};
}

bool holds_games(const std::string& path, std::string_view text) {
  return path.ends_with(kEnding) || text.starts_with("chartroom-game ");
}

std::string game_path(std::string path) {
  return path.ends_with(kEnding) ? path : path + std::string(kEnding);
}

}  // namespace chartroom::editor
