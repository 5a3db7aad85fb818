// Keys of commands: how they are written, and which the user has changed.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "editor/model/commands/command.h"
#include "maps/platform/file_error.h"

namespace chartroom::editor {

// The one way to write a shortcut: "Ctrl+Alt+Shift+" in this order, then the key: a capital letter,
// a digit, a sign, F1 to F12, or a name (Space, Enter, Escape, Delete, Insert, Backspace, Tab,
// Home, End, PageUp, PageDown, Left, Right, Up, Down). Nothing where the text is no shortcut.
std::optional<std::string> parse_shortcut(std::string_view text);

// What the user has put in place of the default shortcuts. Kept in a file of lines `id = keys`;
// no keys take the shortcut away. Lines of commands that this version does not have stay.
class Shortcuts {
 public:
  Shortcuts() = default;
  // Reads the text of the file. Lines that say nothing are errors.
  static ParseResult<Shortcuts> parse(std::string_view text, const std::string& path);
  // A file that is not there changes nothing.
  static ParseResult<Shortcuts> load(const std::string& path);
  // Throws FileException.
  void save(const std::string& path) const;
  std::string text() const;

  // What holds for a command: the user's choice or the default one, if any.
  std::optional<std::string> of(std::string_view command) const;
  // The shortcut must be as parse_shortcut gives it; nothing takes the command's away.
  void set(const std::string& command, const std::optional<std::string>& shortcut);
  void reset(const std::string& command) { changed_.erase(command); }
  bool changed(const std::string& command) const { return changed_.contains(command); }

  // Shortcuts that several commands have, with their ids in the order of the table.
  std::map<std::string, std::vector<std::string>> conflicts() const;
  // The command that has the shortcut, the first of several; null for none.
  const Command* command_of(const std::string& shortcut) const;

  friend bool operator==(const Shortcuts&, const Shortcuts&) = default;

 private:
  std::map<std::string, std::optional<std::string>, std::less<>> changed_;
};

}  // namespace chartroom::editor
