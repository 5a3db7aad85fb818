#include <fmt/core.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <utility>

#include "maps/board_lines.h"
#include "maps/files/text_picture_reading.h"
#include "maps/platform/utf8.h"
#include "maps/platform/visible_text.h"

namespace chartroom::maps {
namespace {

// A blank that is no space, such as a tab or a no-break space.
struct OddBlank {
  std::size_t byte = 0;
  std::string name;  // "U+00A0"
};

std::optional<OddBlank> first_odd_blank(std::string_view line) {
  std::size_t at = 0;
  for (const std::string& character : characters_of(line)) {
    if (character != " " && !is_visible(character)) {
      const auto length = static_cast<int>(character.size());
      const char32_t c = code_point_at(character, 0, length);
      return OddBlank{at, fmt::format("U+{:04X}", static_cast<std::uint32_t>(c))};
    }
    at += character.size();
  }
  return std::nullopt;
}

std::string without_spaces(std::string_view line) {
  std::string result(line);
  std::erase(result, ' ');
  return result;
}

// Returns the characters before a board that the first line has more than it needs.
std::string_view indentation_of(std::string_view header) {
  const std::size_t blanks = std::min(header.find_first_not_of(" \t"), header.size());
  return header.substr(0, blanks - std::min(blanks, kPictureMargin));
}

void remove_indentation(PictureSource& source) {
  const std::string_view shared =
      source.lines.empty() ? std::string_view{} : indentation_of(source.lines[0]);
  const bool all = std::ranges::all_of(source.lines, [shared](std::string_view line) {
    return line.empty() || line.starts_with(shared);
  });
  if (!all) return;
  source.indentation = count_code_points(shared);
  for (std::string_view& line : source.lines) {
    line.remove_prefix(std::min(shared.size(), line.size()));
  }
}

// Reads size, islands and borders line by line, then finds the regions between the borders.
class BoardReader {
 public:
  BoardReader(PictureSource& source, Map& map, PictureBoard& board)
      : source_(source), map_(map), board_(board) {}

  bool read() { return read_header() && read_lines() && number_regions(); }

 private:
  // Names the blank that looks like a space where the error is.
  void add_error(std::size_t line, std::size_t byte, const std::string& what) {
    const std::optional<OddBlank> odd =
        line < source_.lines.size() ? first_odd_blank(source_.lines[line]) : std::nullopt;
    if (odd && odd->byte <= byte + kPictureMargin) {
      source_.add_error(line, odd->byte, odd->name + " is not an ordinary space");
    } else {
      source_.add_error(line, byte, what);
    }
  }
  char character(std::size_t byte) const { return source_.character(source_.at, byte); }
  std::string_view line() const { return source_.lines[source_.at]; }
  bool at_board() const { return source_.at < source_.lines.size() && !line().empty(); }

  bool read_header();
  bool read_lines();
  void read_row();
  void read_borders();
  void read_end_of_line(std::size_t end);
  bool number_regions();
  PointSet region(Point first) const;
  bool open(Point a, Direction direction) const;
  void validate_borders();

  PictureSource& source_;
  Map& map_;
  PictureBoard& board_;
  std::set<std::pair<Point, Direction>> walls_;  // to the right of a point, or below it
};

bool BoardReader::read_header() {
  const std::string_view line = source_.lines.empty() ? std::string_view{} : source_.lines[0];
  const std::string letters = without_spaces(line);
  const int columns = std::clamp(static_cast<int>(letters.size()), kMinSide, kMaxSide);
  const std::string expected = board_header(columns);
  if (line != expected) {
    const auto [a, b] = std::mismatch(line.begin(), line.end(), expected.begin(), expected.end());
    const bool only_spaces = letters == without_spaces(expected);
    add_error(0, static_cast<std::size_t>(a - line.begin()),
              fmt::format("{} (expected {})",
                          only_spaces ? "wrong spacing in the board's first line"
                                      : "not a board of 4 to 15 columns",
                          json::in_quotes(expected)));
    return false;
  }
  map_.size = {columns, 0};
  source_.at = 1;
  return true;
}

bool BoardReader::read_lines() {
  while (at_board()) {
    if (map_.size.rows == kMaxSide) {
      add_error(source_.at, 0, "the board has too many rows (at most 15)");
      return false;
    }
    read_row();
    if (at_board() && line().starts_with("   ")) read_borders();
  }
  if (map_.size.rows < kMinSide) {
    add_error(source_.at, 0,
              fmt::format("the board has {} rows (expected 4 to 15)", map_.size.rows));
  }
  return source_.errors.empty();
}

void BoardReader::read_end_of_line(std::size_t end) {
  if (line().size() > end) {
    add_error(source_.at, end,
              fmt::format("the line is too long (expected {} columns)", map_.size.columns));
  }
  ++source_.at;
}

void BoardReader::read_row() {
  const int row = map_.size.rows++;
  board_.row_lines.push_back(source_.at);
  const std::string margin = fmt::format("{:>2} ", row + 1);
  if (!line().starts_with(margin)) {
    add_error(source_.at, 0,
              "not a row of the board (expected " + json::in_quotes(margin) + " and its points)");
  }
  for (int column = 0; column < map_.size.columns; ++column) {
    const std::size_t byte = place_of_column(column);
    const std::string_view symbols = ".#oBG*";
    if (symbols.find(character(byte)) == symbols.npos) {
      add_error(source_.at, byte, "not a point (expected . # o B G or *)");
      break;
    }
    if (character(byte) == '#') map_.islands.insert({column, row});
    const char between = character(byte + 1);
    if (column + 1 == map_.size.columns || between == ' ') continue;
    if (between != '|') add_error(source_.at, byte + 1, "not a border (expected a space or |)");
    walls_.insert({{column, row}, Direction::right});
  }
  read_end_of_line(place_of_column(map_.size.columns) - 1);
}

void BoardReader::read_borders() {
  const std::size_t end = place_of_column(map_.size.columns) - 1;
  for (std::size_t byte = kPictureMargin; byte < std::min(line().size(), end); ++byte) {
    if (character(byte) == ' ') continue;
    const bool under_point = (byte - kPictureMargin) % 2 == 0;
    if (character(byte) != '-' || !under_point) {
      add_error(
          source_.at, byte,
          under_point ? "not a border (expected a space or -)" : "not a border (expected a space)");
      break;
    }
    const auto column = static_cast<int>((byte - kPictureMargin) / 2);
    walls_.insert({{column, map_.size.rows - 1}, Direction::down});
  }
  read_end_of_line(end);
}

bool BoardReader::open(Point a, Direction direction) const {
  const Point b = next(a, direction);
  if (!map_.size.contains(b)) return false;
  const bool forward = direction == Direction::right || direction == Direction::down;
  const Direction back = direction == Direction::left ? Direction::right : Direction::down;
  return !walls_.contains(forward ? std::pair{a, direction} : std::pair{b, back});
}

PointSet BoardReader::region(Point first) const {
  PointSet seen{first};
  std::vector<Point> waiting{first};
  while (!waiting.empty()) {
    const Point p = waiting.back();
    waiting.pop_back();
    for (const Direction direction : kDirections) {
      const Point q = next(p, direction);
      if (!open(p, direction) || seen.contains(q)) continue;
      seen.insert(q);
      waiting.push_back(q);
    }
  }
  return seen;
}

bool BoardReader::number_regions() {
  int count = 0;
  for (const Point p : map_.points()) {
    if (map_.quadrants.at(p) != 0) continue;
    if (++count > kMaxQuadrant) {
      add_error(board_.line_of(p), place_of_column(p.column), "too many quadrants (at most 9)");
      return false;
    }
    for (const Point q : region(p)) map_.quadrants.set(q, count);
  }
  validate_borders();
  return source_.errors.empty();
}

void BoardReader::validate_borders() {
  for (const auto& [p, direction] : walls_) {
    const Point q = next(p, direction);
    const bool right = direction == Direction::right;
    const std::size_t line = board_.line_of(p) + (right ? 0 : 1);
    const std::size_t byte = place_of_column(p.column) + (right ? 1 : 0);
    if (!map_.size.contains(q)) {
      add_error(line, byte, "no point is below this border");
    } else if (map_.quadrants.at(p) == map_.quadrants.at(q)) {
      add_error(line, byte, "the border is open: both sides are the same quadrant");
    }
  }
}

}  // namespace

PictureSource::PictureSource(std::string_view text, const std::string& path)
    : ends_with_newline(text.ends_with('\n')), errors(path) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    lines.push_back(line.substr(0, line.find_last_not_of(" \t\r") + 1));
  }
  remove_indentation(*this);
}

void PictureSource::add_error(std::size_t line, std::size_t byte, const std::string& what) {
  // Past the last line: at its end if no newline follows it.
  if (line >= lines.size() && !lines.empty() && !ends_with_newline) {
    line = lines.size() - 1;
    byte = lines.back().size();
  }
  const std::string_view text = line < lines.size() ? lines[line] : std::string_view{};
  const int before = text.empty() ? 0 : indentation;
  const int column = before + count_code_points(text.substr(0, byte)) + 1;
  errors.add({static_cast<int>(line) + 1, column}, "", what, ErrorKind::other);
}

bool read_board(PictureSource& source, Map& map, PictureBoard& board) {
  return BoardReader(source, map, board).read();
}

}  // namespace chartroom::maps
