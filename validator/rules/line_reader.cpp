#include "validator/rules/line_reader.h"

#include <fmt/format.h>

#include <cctype>

namespace chartroom::rules {
namespace {

std::string upper(std::string text) {
  for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return text;
}

maps::Point last_point(maps::Size size) { return {size.columns - 1, size.rows - 1}; }

}  // namespace

std::optional<int> parse_row(const std::string& text) {
  const auto point = maps::parse_point("A" + text);
  return point ? std::optional<int>(point->row) : std::nullopt;
}

std::optional<int> parse_column(const std::string& text) {
  const auto point = maps::parse_point(upper(text) + "1");
  return point ? std::optional<int>(point->column) : std::nullopt;
}

maps::Point take_point(LineReader& line, maps::Size size) {
  return taken(line, fmt::format("a point from A1 to {}, such as D3", to_string(last_point(size))),
               [](const std::string& text) { return maps::parse_point(upper(text)); });
}

int take_row(LineReader& line, maps::Size size) {
  return taken(line, fmt::format("a row from 1 to {}", size.rows), parse_row);
}

int take_column(LineReader& line, maps::Size size) {
  return taken(line,
               fmt::format("a column from A to {}", maps::column_name(last_point(size).column)),
               parse_column);
}

maps::Direction take_direction(LineReader& line) {
  return taken(line, "up, down, left or right",
               [](const std::string& text) { return maps::parse_direction(text); });
}

std::string take_map_name(LineReader& line) {
  const LineWord name = line.take_any("the id, the name or the file of a map");
  if (name.written.ends_with(".map.json")) {
    line.finish();
    return name.written;
  }
  std::string text = name.text;
  while (!line.done()) text += " " + line.take_any("").text;
  return text;
}

}  // namespace chartroom::rules
