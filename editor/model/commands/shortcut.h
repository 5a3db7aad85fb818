// Shortcuts of commands: their notation, and the user's changes.
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

// Returns a shortcut's canonical form: "Ctrl+Alt+Shift+" in this order, then the key: a capital
// letter, a digit, a sign, F1 to F12, or a name (Space, Enter, Escape, Delete, Insert, Backspace,
// Tab, Home, End, PageUp, PageDown, Left, Right, Up, Down). Nothing if the text is no shortcut.
std::optional<std::string> parse_shortcut(std::string_view text);

// The user's replacements of default shortcuts. Their file has lines `id = keys`; no keys remove
// the shortcut. Lines for commands of other versions stay.
class Shortcuts {
 public:
  Shortcuts() = default;
  // Reads the text of the file, which may have blank lines and `#` comments.
  static ParseResult<Shortcuts> parse(std::string_view text, const std::string& path);
  // Reads the file; a missing file means no changes.
  static ParseResult<Shortcuts> load(const std::string& path);
  // Throws FileException.
  void save(const std::string& path) const;
  std::string text() const;

  // Returns a command's shortcut: the user's choice or the default, if any.
  std::optional<std::string> of(std::string_view command) const;
  // Sets a shortcut as parse_shortcut returns it; nothing removes the command's.
  void set(const std::string& command, const std::optional<std::string>& shortcut);
  void reset(const std::string& command) { changed_.erase(command); }
  bool changed(const std::string& command) const { return changed_.contains(command); }

  // Returns shortcuts of several commands, with the ids in the order of the table.
  std::map<std::string, std::vector<std::string>> conflicts() const;
  // Returns the command with the shortcut, the first of several; null if there is none.
  const Command* command_of(const std::string& shortcut) const;

  friend bool operator==(const Shortcuts&, const Shortcuts&) = default;

 private:
  std::map<std::string, std::optional<std::string>, std::less<>> changed_;
};

}  // namespace chartroom::editor
