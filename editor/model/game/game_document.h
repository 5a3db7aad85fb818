// A game on a map, as its record: what is played, taken back and played otherwise are its steps.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/model/documents/file_document.h"
#include "maps/map.h"
#include "validator/rules/map_input.h"
#include "validator/rules/record.h"

namespace chartroom::editor {

// The board stays out of it: a game is played on the map as it was when the game was opened.
struct Game {
  std::string id;  // as every document has them; no record holds them
  Texts name;
  rules::GameRecord record;

  friend bool operator==(const Game& a, const Game& b) { return same_game(a.record, b.record); }
};

class GameDocument : public FileDocument<Game> {
 public:
  // A game that nobody has begun: without the starts that the map leaves to the captains.
  GameDocument(rules::MapInput board, maps::Team first);
  // A game without a file, as one that was simulated. All its points must lie on the map.
  GameDocument(rules::MapInput board, rules::GameRecord record);
  // The game of a file that holds one, with the map that it names, or every fault of the two.
  static ParseResult<GameDocument> open(const std::string& path);
  // Unsaved work that was left behind; see work_text and FileDocument::restore.
  static ParseResult<GameDocument> restored(std::string_view work,
                                            const std::optional<std::string>& path,
                                            const std::optional<FileStamp>& base);

  const maps::Map& map() const { return board_.map; }
  const rules::Rulebook& rules() const { return rules_; }
  // The map that it is played on has got a file, and its id and name with that. Saved or opened
  // again, the record names it.
  void take_file_of_map(const std::string& path, const maps::Map& saved);
  // The file that whoever opens the saved record is led to; "" where there is none.
  std::string named_map() const;
  const rules::GameRecord& record() const { return value().record; }
  const rules::GameRecord& saved_record() const { return saved().record; }
  void apply(rules::GameRecord next, StepLabel label);
  // What an agent did on what `apply` did last, which names the step of both; else a step itself.
  void answer(rules::GameRecord next, StepLabel label);
  // Who plays a team, as the record names it; no step, for it is no part of what was played.
  void set_player(maps::Team team, const std::string& name);

  // The file's name, or the map's, with a sign that tells them from the map's own tab.
  std::string title(const std::string& language) const override;
  std::string file_id() const override { return ""; }
  // Nobody misses a game of which nothing was played.
  bool modified() const override {
    return FileDocument::modified() && (!path().empty() || !record().plies.empty());
  }
  // The record, and behind it the map with the rules that hold: it may never have been saved.
  std::string work_text() const override;
  // The record names its map by the id where that leads to it, else by the way to its file.
  void save_as(const std::string& path) override;
  // Of a game with a file: writes the map as it is played beside it, under a name that is free, and
  // names that in the file. The way to the map's file. Throws FileException.
  std::string save_map();

 private:
  std::string canonical(const Game& game) const override;
  ParseResult<FileContent<Game>> parse(std::string_view bytes,
                                       const std::string& path) const override;
  std::string board_name(const std::string& path) const;

  rules::MapInput board_;
  rules::Rulebook rules_;
  std::string board_name_;  // as the record in the file names the map
};

// Whether a file of that name and content is a record of games on maps.
bool holds_games(const std::string& path, std::string_view text);

// Where a game goes under a name as people give it: "evening" means "evening.game".
std::string game_path(std::string path);

}  // namespace chartroom::editor
