#include "validator/rules/line_reader.h"

#include <cctype>
#include <optional>

namespace chartroom::rules {
namespace {

std::string upper(std::string text) {
  for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return text;
}

}  // namespace

maps::Point take_point(LineReader& line) {
  return taken(line, "a point such as D3",
               [](const std::string& text) { return maps::parse_point(upper(text)); });
}

int take_row(LineReader& line) {
  return taken(line, "a row from 1 to 15", [](const std::string& text) {
    const auto point = maps::parse_point("A" + text);
    return point ? std::optional<int>(point->row) : std::nullopt;
  });
}

int take_column(LineReader& line) {
  return taken(line, "a column from A to O", [](const std::string& text) {
    const auto point = maps::parse_point(upper(text) + "1");
    return point ? std::optional<int>(point->column) : std::nullopt;
  });
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
