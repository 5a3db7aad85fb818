// Saves a game at a keyboard, offers to save it, and loses nothing however players leave. Works for
// any game with a record.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "cli/play/console.h"

namespace chartroom::cli {

// The file of a game's record, and its name for the map or deck.
struct PlayFiles {
  std::string record;       // saved there after every move; "": nowhere yet
  std::string board_path;   // the path of the map or deck
  bool board_by_id = true;  // records name it by id, not by its path relative to them
  std::string again;        // the options that continue a record with equal seats
};

// Returns the name of the map or deck in a record at a path: its id or its relative path.
std::string board_name(const PlayFiles& files, const std::string& id, const std::string& record);

class KeptGame {
 public:
  // `record` returns the current record, with this name for the map or deck; `id` is the id of
  // that. The game before the first move needs no saving.
  using Record = std::function<std::string(const std::string& name)>;
  KeptGame(Console& console, PlayFiles files, std::string id, Record record);

  const PlayFiles& files() const { return files_; }
  // Marks the game as saved in a file. If the file is exactly as the program writes it, and no
  // other was requested, continues to save it there.
  void resume_from(const std::string& path);
  bool unsaved() const;

  // Saves after every move, if a file was requested.
  void keep();
  void save_as_told(const std::string& path);
  // Asks for a file until the record is saved or the player declines. Returns the exit status.
  int offer_to_save(const Message& prompt);
  // Ends a game that players left, saved or not as they wish. Returns the exit status.
  int leave();
  // Ends a finished game: says where the record is, or offers to save it. Returns the exit status.
  int finish();
  // Saves the game if no dialog is possible any more, and says where on standard error.
  void rescue();

 private:
  // Prints a line that stays whole, to be copied.
  void print_line(const Message& line);
  void mark_saved(const std::string& path);
  std::string text_for(const std::string& path) const;
  // Returns false and prints why if saving fails.
  bool save(const std::string& path);
  // Saves to the record or a new file without asking. Returns the exit status.
  int save_by_itself();

  Console& console_;
  PlayFiles files_;
  std::string id_;
  Record record_;
  std::string saved_;    // the record when last saved
  std::string kept_in_;  // the file it was saved in
};

}  // namespace chartroom::cli
