#include "maps/files/text_picture.h"

#include <fmt/core.h>

#include <algorithm>

#include "maps/board_lines.h"
#include "maps/files/map_file.h"
#include "maps/files/text_picture_reading.h"
#include "maps/map_values.h"
#include "maps/platform/safe_file.h"
#include "maps/platform/shown_text.h"
#include "maps/platform/utf8.h"

namespace chartroom::maps {
namespace {

// Doubles backslashes and escapes a space at the end, so that reading gives the original text.
std::string with_escapes(const std::string& text) {
  std::string doubled;
  for (const char c : text) doubled.append(c == '\\' ? 2 : 1, c);
  std::string escaped = shown(doubled);
  if (escaped.ends_with(' ')) escaped.replace(escaped.size() - 1, 1, "\\u{20}");
  return escaped;
}

std::string lines_below(const Map& map) {
  std::string result;
  for (const MapValue& line : map_values(map)) {
    result += line.key + ": " + with_escapes(line.value) + "\n";
  }
  return result;
}

// Requires that every point is drawn as the lines below the board say.
void validate_symbols(const Map& map, const PictureBoard& board, PictureSource& source) {
  for (const Point p : map.points()) {
    const char drawn = source.character(board.line_of(p), place_of_column(p.column));
    const char told = picture_symbol(map, p);
    if (drawn == told) continue;
    source.add_error(
        board.line_of(p), place_of_column(p.column),
        fmt::format("found \"{}\" at {} (expected \"{}\" from the lines below the board)", drawn,
                    to_string(p), told));
  }
}

// Adds the map file reader's errors, at the lines that cause them.
void validate_as_file(const Map& map, const PictureKeys& keys, PictureSource& source) {
  for (const FileError& error : parse_map(to_canonical_json(map), {}).errors) {
    std::string key = error.pointer.substr(std::min<std::size_t>(1, error.pointer.size()));
    std::replace(key.begin(), key.end(), '/', '.');
    if (key.starts_with("surfacing.safe.")) key = "surfacing.safe";
    const auto found = keys.find(key);
    if (found == keys.end()) {
      source.add_error(source.lines.size(), 0, error.what);
    } else {
      source.add_error(found->second.line, found->second.byte, error.what);
    }
  }
}

// Refuses texts that are too large, contain NUL or are not UTF-8.
bool is_text(std::string_view text, json::ErrorList& errors) {
  if (text.size() > kMaxFileBytes) {
    errors.add({}, "", std::string("the file is larger than 1 MiB (at most 1,048,576 bytes)"),
               ErrorKind::other);
    return false;
  }
  std::size_t at = 0;
  while (at < text.size()) {
    const int length = text[at] == '\0' ? 0 : code_point_length(text, at);
    if (length == 0) {
      errors.add(json::TextCursor(text).advance_to(at), "", std::string("not valid UTF-8 text"),
                 ErrorKind::other);
      return false;
    }
    at += static_cast<std::size_t>(length);
  }
  return true;
}

}  // namespace

std::string text_picture(const Map& map) {
  std::string result;
  const auto symbol = [&map](Point p) { return std::string(1, picture_symbol(map, p)); };
  for (const BoardLine& line : board_lines(map, symbol)) result += line.text + "\n";
  return result + "\n" + lines_below(map);
}

ParseResult<Map> parse_text_picture(std::string_view text, const std::string& path) {
  PictureSource source(text, path);
  if (!is_text(text, source.errors)) return {{}, source.errors.sorted()};
  Map map;
  PictureBoard board;
  if (read_board(source, map, board)) {
    const PictureKeys keys = read_lines(source, map);
    if (source.errors.empty()) validate_as_file(map, keys, source);
    if (source.errors.empty()) validate_symbols(map, board, source);
  }
  if (!source.errors.empty()) return {{}, source.errors.sorted()};
  return {std::move(map), {}};
}

bool has_divided_quadrant(const Map& map) {
  for (const int number : map.quadrant_numbers()) {
    const PointSet points = map.quadrant(number);
    if (flood(PointSet{points.first()}, points) != points) return true;
  }
  return false;
}

}  // namespace chartroom::maps
