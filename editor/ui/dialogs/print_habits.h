// What a person chose when sheets were printed last, kept for the next time.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "exporters/page/look.h"
#include "exporters/page/paper.h"
#include "maps/map.h"

namespace chartroom::editor {

// Only what was chosen: the rest is as usual, and follows the map and the language of the window.
struct PrintHabits {
  std::optional<std::string> language = {};
  std::optional<exporters::Paper> paper = {};
  std::optional<double> pitch = {};  // millimetres between neighbouring points
  std::optional<exporters::Look> look = {};
  std::optional<std::string> folder = {};  // of the sheets of what has no file yet

  friend bool operator==(const PrintHabits&, const PrintHabits&) = default;
};

// A line for each: "paper a3". What another version knows and this one does not is left out.
std::string print_habits_text(const PrintHabits& habits);
PrintHabits parse_print_habits(std::string_view text);

// None where the file cannot be read.
PrintHabits load_print_habits(const std::string& path);
// Throws FileException.
void save_print_habits(const std::string& path, const PrintHabits& habits);

// The pitch for a board in a frame of paper: the one that was chosen, but no more than fits.
double pitch_for(const PrintHabits& habits, maps::Size size, exporters::Mm frame);
// Remembers a pitch where it is not the usual one for the board.
void choose_pitch(PrintHabits& habits, double pitch, maps::Size size, exporters::Mm frame);
// Remembers the paper. A pitch was chosen for the frame of a paper, and goes with it.
void choose_paper(PrintHabits& habits, exporters::Paper paper);

}  // namespace chartroom::editor
