#include "cli/board_text.h"

#include <fmt/core.h>

#include <algorithm>

#include "maps/board_lines.h"
#include "maps/platform/utf8.h"

namespace chartroom::cli {
namespace {

constexpr int kBetweenBoards = 4;  // between two boards

const char* escape(Ink ink) {
  switch (ink) {
    case Ink::blue:
      return "\033[1;34m";
    case Ink::green:
      return "\033[1;32m";
    case Ink::enemy:
      return "\033[31m";
    case Ink::faint:
      return "\033[2m";
    case Ink::plain:
      break;
  }
  return "";
}

}  // namespace

std::string inked(std::string_view text, Ink ink, bool colour) {
  if (!colour || ink == Ink::plain) return std::string(text);
  return fmt::format("{}{}\033[0m", escape(ink), text);
}

ScreenLine plain_line(std::string text) {
  const int width = display_width(text);
  return {std::move(text), width};
}

ScreenBlock board_block(const maps::Map& map, const std::function<BoardCell(maps::Point)>& cell,
                        bool colour) {
  const auto symbol = [&](maps::Point p) {
    const BoardCell drawn = map.is_water(p) ? cell(p) : BoardCell{'#', Ink::faint};
    return inked({&drawn.symbol, 1}, drawn.ink, colour);
  };
  ScreenBlock block;
  for (maps::BoardLine& line : board_lines(map, symbol)) {
    const bool row = line.kind == maps::BoardLine::Kind::row;
    const int width = row ? 2 + 2 * map.size.columns : static_cast<int>(line.text.size());
    block.push_back({std::move(line.text), width});
  }
  return block;
}

std::string gauge_bar(int full, int all, char mark) {
  const auto marks = static_cast<std::size_t>(std::min(full, all));
  return "[" + std::string(marks, mark) + std::string(static_cast<std::size_t>(all) - marks, '-') +
         "]";
}

int width_of(const ScreenBlock& block) {
  int width = 0;
  for (const ScreenLine& line : block) width = std::max(width, line.width);
  return width;
}

std::string side_by_side(const ScreenBlock& left, const ScreenBlock& right, int screen_width) {
  const int across = width_of(left) + kBetweenBoards;
  if (across + width_of(right) > screen_width) return block_text(left) + "\n" + block_text(right);
  std::string text;
  for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
    const ScreenLine mine = i < left.size() ? left[i] : ScreenLine{};
    text += mine.text;
    if (i < right.size()) {
      text.append(static_cast<std::size_t>(across - mine.width), ' ');
      text += right[i].text;
    }
    text += "\n";
  }
  return text;
}

std::string block_text(const ScreenBlock& block) {
  std::string text;
  for (const ScreenLine& line : block) text += line.text + "\n";
  return text;
}

}  // namespace chartroom::cli
