#include "editor/model/layout/panel_layout.h"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>

#include "maps/platform/line_reader.h"
#include "maps/platform/safe_file.h"

namespace chartroom::editor {
namespace {

constexpr int kLeastWindow = 200;
constexpr int kMost = 20'000;
// The smallest usable sizes of panels.
constexpr int kLeastSide = 180;
constexpr int kLeastFindings = 100;
// The room that all tools with words need.
constexpr Extent kWordyTools{1000, 700};
// In lower rooms, and where findings would take more than half of the room, only two findings show
// until the user enlarges them.
constexpr int kLowRoom = 520;

// Returns 0 for a text that is no number.
int number_in(std::string_view text) {
  int number = 0;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && stop == text.data() + text.size() && number <= kMost ? number : 0;
}

void take_length(int& length, std::string_view value, int least) {
  if (const int number = number_in(value); number >= least) length = number;
}

std::optional<bool> parse_flag(std::string_view value) {
  if (value == "yes") return true;
  if (value == "no") return false;
  return std::nullopt;
}

// Reads "150 181 331 248"; keeps the old margins if the value is invalid.
void take_margins(Margins& margins, std::string_view value) {
  Margins read;
  for (int* length : {&read.left, &read.top, &read.right, &read.bottom}) {
    const std::size_t end = std::min(value.find(' '), value.size());
    if (end == 0) return;
    *length = number_in(value.substr(0, end));
    value.remove_prefix(std::min(end + 1, value.size()));
  }
  if (value.empty()) margins = read;
}

void take(PanelHabits& habits, std::string_view name, std::string_view value) {
  if (name == "window") {
    const std::size_t cross = std::min(value.find('x'), value.size());
    const Extent window{number_in(value.substr(0, cross)),
                        number_in(value.substr(std::min(cross + 1, value.size())))};
    if (std::min(window.width, window.height) >= kLeastWindow) habits.window = window;
  }
  if (name == "maximized") habits.maximized = parse_flag(value).value_or(false);
  if (name == "side") take_length(habits.side, value, kLeastSide);
  if (name == "findings") take_length(habits.findings, value, kLeastFindings);
  if (name == "findings-width") take_length(habits.findings_width, value, kLeastSide);
  if (name == "side-left") habits.side_left = parse_flag(value).value_or(false);
  if (name == "findings-beside") habits.findings_beside = parse_flag(value).value_or(false);
  if (name == "tools-shown") habits.tools_shown = parse_flag(value).value_or(true);
  if (name == "side-shown") habits.side_shown = parse_flag(value).value_or(true);
  if (name == "board") take_margins(habits.board, value);
  if (name == "findings-shown") habits.findings_shown = parse_flag(value);
}

const char* flag(bool on) { return on ? "yes" : "no"; }

// The height that board, panels and bars need before the list of drafts gets more.
constexpr int kRoomBelowOffers = 600;

}  // namespace

std::string panel_habits_text(const PanelHabits& habits) {
  std::string text;
  if (habits.window)
    text += fmt::format("window {}x{}\n", habits.window->width, habits.window->height);
  text += fmt::format("maximized {}\nside {}\nfindings {}\nfindings-width {}\n",
                      flag(habits.maximized), habits.side, habits.findings, habits.findings_width);
  text += fmt::format("side-left {}\nfindings-beside {}\n", flag(habits.side_left),
                      flag(habits.findings_beside));
  text += fmt::format("tools-shown {}\nside-shown {}\n", flag(habits.tools_shown),
                      flag(habits.side_shown));
  const Margins& board = habits.board;
  text += fmt::format("board {} {} {} {}\n", board.left, board.top, board.right, board.bottom);
  if (habits.findings_shown)
    text += fmt::format("findings-shown {}\n", flag(*habits.findings_shown));
  return text;
}

PanelHabits parse_panel_habits(std::string_view text) {
  PanelHabits habits;
  for_each_setting(
      text, [&](std::string_view name, std::string_view value) { take(habits, name, value); });
  return habits;
}

PanelHabits load_panel_habits(const std::string& path) {
  const ParseResult<std::string> bytes = read_file(path);
  return bytes ? parse_panel_habits(*bytes.value) : PanelHabits();
}

void save_panel_habits(const std::string& path, const PanelHabits& habits) {
  save_file(path, panel_habits_text(habits));
}

PanelSizes share_out(const PanelHabits& habits, Extent room, PanelNeeds needs) {
  PanelSizes sizes;
  sizes.compact_tools = room.width < kWordyTools.width || room.height < kWordyTools.height;
  const int tools = habits.tools_shown ? needs.tools : 0;
  // A board with the full height needs less of the width.
  const int wide = room.width * 3 / 5 - tools;
  const int side = habits.side_shown ? kLeastSide : 0;
  sizes.findings_beside = habits.findings_beside && wide >= side + kLeastSide;
  const int page = std::max(room.height / 2, needs.page);
  sizes.few_findings =
      !sizes.findings_beside && (room.height < kLowRoom || needs.findings > room.height - page);
  sizes.findings_shown =
      habits.findings_shown.value_or(!sizes.few_findings || needs.few <= room.height - page);
  if (sizes.findings_beside && sizes.findings_shown) {
    // Both panels shrink in proportion if they are too wide together.
    const int wanted = habits.findings_width + (habits.side_shown ? habits.side : 0);
    const double share = std::min(1.0, static_cast<double>(wide) / wanted);
    const int most = std::max(kLeastSide, wide - side);
    const auto width = [&](int one) {
      return std::clamp(static_cast<int>(one * share), kLeastSide, most);
    };
    sizes.side = width(habits.side);
    sizes.findings = width(habits.findings_width);
  } else {
    const bool few = sizes.few_findings;
    const int least = std::max(kLeastFindings, few ? needs.few : needs.findings);
    const int most = few ? std::min(room.height * 2 / 5, room.height - page) : room.height / 2;
    sizes.findings = std::clamp(habits.findings, least, std::max(least, most));
    const int rest = std::min(room.width / 2 - tools, room.width - needs.page_width);
    sizes.side = std::clamp(habits.side, kLeastSide, std::max(kLeastSide, rest));
  }
  return sizes;
}

int room_for_offers(int window, int head) {
  const int spare = std::min(window - kRoomBelowOffers, window / 3 - head);
  return std::max(window * 3 / 20, spare);
}

}  // namespace chartroom::editor
