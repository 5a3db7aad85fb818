// The user's last choices for printing sheets, kept for the next time.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "exporters/page/look.h"
#include "exporters/page/paper.h"
#include "maps/map.h"

namespace chartroom::editor {

// An empty member was not chosen: its default depends on the map or the window's language.
struct PrintHabits {
  std::optional<std::string> language = {};
  std::optional<exporters::Paper> paper = {};
  std::optional<double> pitch = {};  // millimeters between neighboring points
  std::optional<exporters::Look> look = {};
  std::optional<std::string> folder = {};  // for sheets of documents that have no file yet

  friend bool operator==(const PrintHabits&, const PrintHabits&) = default;
};

// Returns a line for each choice: "paper a3". Parsing ignores unknown lines of other versions.
std::string print_habits_text(const PrintHabits& habits);
PrintHabits parse_print_habits(std::string_view text);

// Returns no choices if the file cannot be read.
PrintHabits load_print_habits(const std::string& path);
// Throws FileException.
void save_print_habits(const std::string& path, const PrintHabits& habits);

// Returns the pitch for a board in a paper's frame: the chosen pitch, or the largest that fits.
double pitch_for(const PrintHabits& habits, maps::Size size, exporters::Mm frame);
// Remembers a pitch unless it is the default for the board.
void choose_pitch(PrintHabits& habits, double pitch, maps::Size size, exporters::Mm frame);
// Remembers the paper. Forgets the pitch if the papers' frames differ, as it was chosen for one.
void choose_paper(PrintHabits& habits, exporters::Paper paper);

}  // namespace chartroom::editor
