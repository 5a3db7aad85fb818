// Keeping a game that is played at a keyboard: saving it, asking whether to, and losing nothing
// however its players leave. Knows no game but by its record.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "cli/play/console.h"

namespace chartroom::cli {

// Where a game is kept, and how its records name what it is played on.
struct PlayFiles {
  std::string record;       // kept there after every ply; "": nowhere until somebody says so
  std::string board_path;   // of the map or deck
  bool board_by_id = true;  // records name it by its id, not by its path from where they are
  std::string again;        // the options that continue a record with the same seats
};

// The name of the map or deck in a record at a path: its id, or where it is seen from there.
std::string board_name(const PlayFiles& files, const std::string& id, const std::string& record);

class KeptGame {
 public:
  // `record` gives the game as it stands, naming what it is played on by this name; `id` is that of
  // the map or deck. What stands now, before the first ply, needs not be saved.
  using Record = std::function<std::string(const std::string& name)>;
  KeptGame(Console& console, PlayFiles files, std::string id, Record record);

  const PlayFiles& files() const { return files_; }
  // The game comes from a file, and stands there as it is. A file that holds nothing else, as the
  // program writes it, is kept up from now on where no other was asked for.
  void go_on_from(const std::string& path);
  bool unsaved() const;

  // After every ply: to the file that was asked for, if any was.
  void keep();
  void save_as_told(const std::string& path);
  // Asks for a file until the record is saved or nobody wants it to be; the exit status.
  int offer_to_save(std::string_view prompt);
  // Of a game whose players left: saved or not, as they wish. The exit status.
  int leave();
  // Of a game that is over: says where the record is, or offers to save it. The exit status.
  int finish();
  // Where nobody can be asked any more: keeps the game and says where on standard error.
  void rescue();

 private:
  void mark_saved(const std::string& path);
  std::string text_for(const std::string& path) const;
  // False and a word on why where that fails.
  bool save(const std::string& path);
  // Without asking: to the record, or to a new file. The exit status.
  int save_by_itself();

  Console& console_;
  PlayFiles files_;
  std::string id_;
  Record record_;
  std::string saved_;    // the game as it was saved last
  std::string kept_in_;  // and where
};

}  // namespace chartroom::cli
