// A game on a map, as its record. Played, undone and replaced moves are its steps. The board is not
// part of it: a game keeps the map from when it was opened.
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

struct Game {
  std::string id;  // required by FileDocument; records have neither
  Texts name;
  rules::GameRecord record;

  friend bool operator==(const Game& a, const Game& b) { return same_game(a.record, b.record); }
};

class GameDocument : public FileDocument<Game> {
 public:
  // Begins a new game, without the starts that the map leaves to the captains.
  GameDocument(rules::MapInput board, maps::Team first);
  // Makes a game without a file, such as a simulated one. All its points must be on the map.
  GameDocument(rules::MapInput board, rules::GameRecord record);
  // Reads a file with one game, and the map that it names, or returns all errors of both.
  static ParseResult<GameDocument> open(const std::string& path);
  // Restores a draft; see draft_text and FileDocument::restore.
  static ParseResult<GameDocument> restored(std::string_view work,
                                            const std::optional<std::string>& path,
                                            const std::optional<FileStamp>& base,
                                            const DraftHistory& history = {});

  const maps::Map& map() const { return board_.map; }
  const rules::Rulebook& rules() const { return rules_; }
  // Takes the map's file, id and name once it is saved or opened again; the record will name it.
  void take_file_of_map(const std::string& path, const maps::Map& saved);
  // Returns the map file to which the saved record leads; "" if there is none.
  std::string named_map() const;
  const rules::GameRecord& record() const { return value().record; }
  const rules::GameRecord& saved_record() const { return saved().record; }
  void apply(rules::GameRecord next, StepLabel label);
  // Adds an agent's reply to the step of the last `apply`, which keeps its name; else as its own
  // step.
  void answer(rules::GameRecord next, StepLabel label);
  // Sets the player of a team in the record. It is not a step, since it is no move.
  void set_person_at_keyboard(maps::Team team, const std::string& name);

  // Returns the file's name, or the map's, with a sign that distinguishes it from the map's tab.
  std::string title(const std::string& language) const override;
  std::string file_id() const override { return ""; }
  // A game without moves needs no saving.
  bool modified() const override {
    return FileDocument::modified() && (!path().empty() || !record().plies.empty());
  }
  // The record names its map by the id if that leads to it, else by the path to its file.
  void save_as(const std::string& path) override;
  // Writes the map as played beside a saved game, under a free name, and names it in the game's
  // file. Returns the map's path. Throws FileException.
  std::string save_map();

 private:
  std::string canonical(const Game& game) const override;
  // The record followed by the map with its rules, since the map may be unsaved.
  std::string text_of_draft(const Game& game) const override;
  std::optional<Game> parse_draft(std::string_view text) const override;
  ParseResult<FileContent<Game>> parse(std::string_view bytes,
                                       const std::string& path) const override;
  std::string board_name(const std::string& path) const;

  rules::MapInput board_;
  rules::Rulebook rules_;
  std::string board_name_;  // the map's name in the file's record
};

// True if a file of this name and content is a record of games on maps.
bool holds_games(const std::string& path, std::string_view text);

// Returns the path for a game's name as typed: "evening" means "evening.game".
std::string game_path(std::string path);

}  // namespace chartroom::editor
