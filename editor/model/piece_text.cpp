#include <algorithm>
#include <vector>

#include "editor/model/piece.h"

namespace chartroom::editor {
namespace {

constexpr std::string_view kPieceHeader = "chartroom-piece 1";

char glyph(const Piece& piece, maps::Point p) {
  if (!piece.points.contains(p)) return '_';
  const bool safe = piece.surface_points.contains(p);
  if (piece.islands.contains(p)) return safe ? '@' : '#';
  return safe ? 'o' : '.';
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    lines.push_back(line);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  while (!lines.empty() && lines.back().empty()) lines.pop_back();
  return lines;
}

class PieceReader {
 public:
  explicit PieceReader(std::string_view text) : lines_(lines_of(text)) {}

  ParseResult<Piece> piece() {
    if (lines_.empty() || lines_[0] != kPieceHeader) {
      fail(0, "not a piece of a map (expected: chartroom-piece 1)");
      return {std::nullopt, errors_};
    }
    read_points();
    if (errors_.empty()) read_quadrants();
    for (std::size_t i = 1 + 2 * rows_; i < lines_.size(); ++i) read_start(i);
    if (!errors_.empty()) return {std::nullopt, errors_};
    return {piece_, {}};
  }

 private:
  void fail(std::size_t line, const std::string& what) {
    FileError error;
    error.path = "clipboard";
    error.line = static_cast<int>(line) + 1;
    error.column = 1;
    error.what = what;
    errors_.push_back(error);
  }

  bool is_row(std::size_t i, const char* letters) const {
    return i < lines_.size() && !lines_[i].empty() &&
           lines_[i].find_first_not_of(letters) == std::string_view::npos;
  }

  void read_points() {
    while (is_row(1 + rows_, "_.#@o")) ++rows_;
    const std::size_t columns = rows_ == 0 ? 0 : lines_[1].size();
    if (rows_ == 0 || rows_ > maps::kMaxSide || columns > maps::kMaxSide) {
      return fail(1, "not a piece (expected: 1 to 15 rows of 1 to 15 of _ . # @ o)");
    }
    piece_.size = {static_cast<int>(columns), static_cast<int>(rows_)};
    for (std::size_t row = 0; row < rows_; ++row) {
      if (lines_[1 + row].size() != columns) {
        return fail(1 + row, "this row and the first differ in length");
      }
      for (std::size_t column = 0; column < columns; ++column) {
        read_point(lines_[1 + row][column], {static_cast<int>(column), static_cast<int>(row)});
      }
    }
    if (piece_.points.empty()) fail(1, "the piece has no points");
  }

  void read_point(char letter, maps::Point p) {
    if (letter == '_') return;
    piece_.points.insert(p);
    if (letter == '#' || letter == '@') piece_.islands.insert(p);
    if (letter == 'o' || letter == '@') piece_.surface_points.insert(p);
  }

  void read_quadrants() {
    for (std::size_t row = 0; row < rows_; ++row) {
      const std::size_t i = 1 + rows_ + row;
      if (!is_row(i, "0123456789") ||
          lines_[i].size() != static_cast<std::size_t>(piece_.size.columns)) {
        return fail(i, "not a row of quadrants (expected: one digit per point)");
      }
      for (std::size_t column = 0; column < lines_[i].size(); ++column) {
        const maps::Point p(static_cast<int>(column), static_cast<int>(row));
        const int number = lines_[i][column] - '0';
        if ((number != 0) != piece_.points.contains(p)) {
          return fail(i, "wrong quadrant for " + to_string(p) +
                             " (expected: 1 to 9 for points, 0 for others)");
        }
        piece_.quadrants.set(p, number);
      }
    }
  }

  void read_start(std::size_t i) {
    const std::size_t blank = lines_[i].find(' ');
    const auto team = maps::parse_team(lines_[i].substr(0, blank));
    const auto point = blank == std::string_view::npos
                           ? std::nullopt
                           : maps::parse_point(lines_[i].substr(blank + 1));
    if (!team || !point || !piece_.points.contains(*point) || piece_.starts.of(*team)) {
      return fail(i, "not a start (expected: blue or green, once, and a point of the piece)");
    }
    piece_.starts.of(*team) = *point;
  }

  std::vector<std::string_view> lines_;
  std::vector<FileError> errors_;
  std::size_t rows_ = 0;
  Piece piece_;
};

}  // namespace

std::string piece_text(const Piece& piece) {
  std::string rows;
  std::string quadrants;
  for (int row = 0; row < piece.size.rows; ++row) {
    for (int column = 0; column < piece.size.columns; ++column) {
      rows += glyph(piece, {column, row});
      quadrants += static_cast<char>('0' + piece.quadrants.at({column, row}));
    }
    rows += '\n';
    quadrants += '\n';
  }
  std::string text = std::string(kPieceHeader) + "\n" + rows + quadrants;
  for (const maps::Team team : maps::kTeams) {
    const auto& start = piece.starts.of(team);
    if (start) text += std::string(to_string(team)) + " " + to_string(*start) + "\n";
  }
  return text;
}

ParseResult<Piece> parse_piece(std::string_view text) { return PieceReader(text).piece(); }

}  // namespace chartroom::editor
