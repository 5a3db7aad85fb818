#include "cli/board_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace chartroom {
namespace {

constexpr int kGap = 4;          // between two boards
constexpr int kWideScreen = 80;  // from here on boards stand side by side

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

ScreenLine header(const Map& map) {
  std::string text = "  ";
  for (int column = 0; column < map.size.columns; ++column) text += " " + column_name(column);
  return plain_line(std::move(text));
}

ScreenLine row_line(const Map& map, int row, const std::function<BoardCell(Point)>& cell,
                    bool colour) {
  ScreenLine line = plain_line(fmt::format("{:>2} ", row + 1));
  for (int column = 0; column < map.size.columns; ++column) {
    const Point p{column, row};
    const BoardCell drawn = map.is_water(p) ? cell(p) : BoardCell{'#', Ink::faint};
    line.text += inked({&drawn.symbol, 1}, drawn.ink, colour);
    ++line.width;
    const Point right = next(p, Direction::right);
    if (!map.size.contains(right)) break;
    line.text += map.quadrants.at(p) == map.quadrants.at(right) ? ' ' : '|';
    ++line.width;
  }
  return line;
}

// The borders under a row; "" where there are none.
ScreenLine border_line(const Map& map, int row) {
  std::string text;
  for (int column = 0; column < map.size.columns && row + 1 < map.size.rows; ++column) {
    if (map.quadrants.at({column, row}) == map.quadrants.at({column, row + 1})) continue;
    text.resize(3 + 2 * static_cast<std::size_t>(column), ' ');
    text += '-';
  }
  return plain_line(std::move(text));
}

}  // namespace

std::string inked(std::string_view text, Ink ink, bool colour) {
  if (!colour || ink == Ink::plain) return std::string(text);
  return fmt::format("{}{}\033[0m", escape(ink), text);
}

ScreenLine plain_line(std::string text) {
  const int width = static_cast<int>(text.size());
  return {std::move(text), width};
}

ScreenBlock board_block(const Map& map, const std::function<BoardCell(Point)>& cell, bool colour) {
  ScreenBlock block{header(map)};
  for (int row = 0; row < map.size.rows; ++row) {
    block.push_back(row_line(map, row, cell, colour));
    if (ScreenLine border = border_line(map, row); border.width > 0) {
      block.push_back(std::move(border));
    }
  }
  return block;
}

std::string side_by_side(const ScreenBlock& left, const ScreenBlock& right, int screen_width) {
  const auto wider = [](const ScreenLine& a, const ScreenLine& b) { return a.width < b.width; };
  const int across = std::max_element(left.begin(), left.end(), wider)->width + kGap;
  const int all = across + std::max_element(right.begin(), right.end(), wider)->width;
  if (screen_width < kWideScreen || all > screen_width) {
    return block_text(left) + "\n" + block_text(right);
  }
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

}  // namespace chartroom
