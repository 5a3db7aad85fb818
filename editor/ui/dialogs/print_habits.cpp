#include "editor/ui/dialogs/print_habits.h"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "exporters/parts/sheet_layout.h"
#include "maps/platform/line_reader.h"
#include "maps/platform/safe_file.h"

namespace chartroom::editor {
namespace {

// Returns nothing if the text is no valid pitch, as a file may be written by hand.
std::optional<double> parse_pitch(std::string_view text) {
  double pitch = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, pitch, std::chars_format::fixed);
  const bool length = error == std::errc() && stop == end && std::isfinite(pitch);
  return length && pitch >= exporters::kSmallestPitch ? std::optional(pitch) : std::nullopt;
}

void take(PrintHabits& habits, std::string_view name, std::string_view value) {
  if (name == "language" && !value.empty()) habits.language = value;
  if (name == "paper") habits.paper = exporters::parse_paper(value);
  if (name == "pitch") habits.pitch = parse_pitch(value);
  if (name == "style") habits.look = exporters::parse_look(value);
  if (name == "folder" && !value.empty()) habits.folder = value;
}

exporters::Paper paper_of(const PrintHabits& habits) {
  return habits.paper.value_or(exporters::Paper::a4);
}

bool same_frame(exporters::Paper a, exporters::Paper b) {
  return exporters::frame_size(a).x == exporters::frame_size(b).x;
}

}  // namespace

std::string print_habits_text(const PrintHabits& habits) {
  std::string text;
  if (habits.language) text += "language " + *habits.language + "\n";
  if (habits.paper) text += fmt::format("paper {}\n", to_string(*habits.paper));
  if (habits.pitch) text += fmt::format("pitch {}\n", *habits.pitch);
  if (habits.look) text += fmt::format("style {}\n", to_string(*habits.look));
  // A folder's name may contain a line break; a line may not.
  if (habits.folder && habits.folder->find('\n') == std::string::npos)
    text += "folder " + *habits.folder + "\n";
  return text;
}

PrintHabits parse_print_habits(std::string_view text) {
  PrintHabits habits;
  for_each_setting(
      text, [&](std::string_view name, std::string_view value) { take(habits, name, value); });
  return habits;
}

PrintHabits load_print_habits(const std::string& path) {
  const ParseResult<std::string> bytes = read_file(path);
  return bytes ? parse_print_habits(*bytes.value) : PrintHabits();
}

void save_print_habits(const std::string& path, const PrintHabits& habits) {
  save_file(path, print_habits_text(habits));
}

double pitch_for(const PrintHabits& habits, maps::Size size, exporters::Mm frame) {
  return habits.pitch ? std::min(*habits.pitch, exporters::largest_pitch(size, frame))
                      : exporters::usual_pitch(size, frame);
}

void choose_pitch(PrintHabits& habits, double pitch, maps::Size size, exporters::Mm frame) {
  habits.pitch = pitch == exporters::usual_pitch(size, frame) ? std::nullopt : std::optional(pitch);
}

void choose_paper(PrintHabits& habits, exporters::Paper paper) {
  if (!same_frame(paper_of(habits), paper)) habits.pitch.reset();
  habits.paper = paper;
}

}  // namespace chartroom::editor
