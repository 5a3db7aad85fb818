#include "cli/track/screen.h"

#include <fmt/core.h>

#include <algorithm>

#include "cli/board_text.h"
#include "validator/play/tracking/gauges.h"

namespace chartroom::cli {
namespace {

constexpr int kRowsBeside = 3;        // screen rows for the typed line, its result and the prompt
constexpr std::size_t kFewLines = 3;  // lines of the list, if it is below the board

ScreenBlock operator_board(const OperatorView& view, bool colour) {
  const maps::Map& map = view.input.map;
  const auto& left = view.known.points;
  const auto cell = [&](maps::Point p) {
    if (std::find(left.begin(), left.end(), p) != left.end()) return BoardCell{'x', Ink::enemy};
    return BoardCell{map.surface_points().contains(p) ? 'o' : '.', Ink::faint};
  };
  return board_block(map, cell, colour);
}

Message standing_line(const OperatorView& view) {
  const play::Knowledge& known = view.known;
  if (known.count() == 0) return message("Nothing fits all calls");
  if (known.count() == 1) return message("{} is on {}", view.who, to_string(known.points[0]));
  return known.exact ? message("{}: {} possible positions", view.who, known.count())
                     : message("{}: {} possible positions or fewer", view.who, known.count());
}

Message gauges_line(const OperatorView& view) {
  const rules::Rulebook rules = view.input.rules();
  const play::Gauges gauges = play::gauges_after(view.tracking.standing(), view.tracked, rules);
  return message("energy {} {}  damage {} {}", gauge_bar(gauges.energy, rules.gauge, '#'),
                 fmt::format("{}{}", gauges.energy, gauges.unsure ? "?" : ""),
                 gauge_bar(gauges.damage, rules.damage_to_sink, '!'), gauges.damage);
}

// Returns the last lines of the list, with numbers, for which `mend` asks.
ScreenBlock last_lines(const OperatorView& view, std::size_t most) {
  ScreenBlock block;
  const auto& lines = view.tracking.standing();
  for (auto line = lines.rbegin(); line != lines.rend() && block.size() < most; ++line) {
    if (line->kind == rules::HeardKind::unsaid) continue;
    block.push_back(
        plain_line(fmt::format("{:>4}  {}", line->position.line,
                               play::spoken_line(heard_text(*line, view.tracked), view.language))));
  }
  std::reverse(block.begin(), block.end());
  return block;
}

constexpr std::size_t kHead = 3;  // lines of a panel above the list

ScreenBlock panel_of(const OperatorView& view, std::size_t lines) {
  const bool lost = view.known.count() == 0;
  const Message hint = lost ? message("Enter: show corrections") : Message();
  ScreenBlock panel{plain_line(standing_line(view).in(view.tr)),
                    plain_line(gauges_line(view).in(view.tr)), plain_line(hint.in(view.tr))};
  for (ScreenLine& line : last_lines(view, lines)) panel.push_back(std::move(line));
  return panel;
}

bool fits(const std::string& text, ScreenSize size) {
  return std::count(text.begin(), text.end(), '\n') + kRowsBeside <= size.rows;
}

}  // namespace

std::string operator_screen(const OperatorView& view, ScreenSize size, bool colour) {
  const ScreenBlock board = operator_board(view, colour);
  const ScreenBlock beside = panel_of(view, std::max(board.size(), kHead + kFewLines) - kHead);
  if (width_of(board) > size.columns || width_of(beside) > size.columns) return "";
  std::string text = side_by_side(board, beside, size.columns);
  if (!fits(text, size)) text = block_text(board) + block_text(panel_of(view, kFewLines));
  return fits(text, size) ? text : "";
}

}  // namespace chartroom::cli
