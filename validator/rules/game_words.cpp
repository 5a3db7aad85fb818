#include "validator/rules/game_words.h"

#include <algorithm>
#include <cctype>

#include "maps/platform/utf8.h"

namespace chartroom::rules {
namespace {

// The words before a point on our sheets, before a row in the rulebooks, and "at".
constexpr std::string_view kOn[] = {"on", "at", "in", "auf", "sur", "en", "su"};

// A mark of several bytes is one character. The rulebook has “Surfacing—H3!”.
std::string without_quotes(std::string_view line) {
  constexpr std::string_view kQuotes[] = {"“", "”", "„", "«", "»", "\"", "—", "–"};
  std::string plain;
  while (!line.empty()) {
    const auto* quote = std::ranges::find_if(
        kQuotes, [&](std::string_view mark) { return line.starts_with(mark); });
    const bool quoted = quote != std::end(kQuotes);
    plain += quoted ? ' ' : line.front();
    line.remove_prefix(quoted ? quote->size() : 1);
  }
  return plain;
}

void blank_marks(std::string& line) {
  constexpr std::string_view kMarks = ".,;!?";
  bool ends = true;
  for (std::size_t i = line.size(); i-- > 0;) {
    if (ends && kMarks.find(line[i]) != kMarks.npos) line[i] = ' ';
    ends = kBetweenWords.find(line[i]) != kBetweenWords.npos || line[i] == '#' || line[i] == '=';
  }
}

// Replaces a hyphen that stands alone by a space: "Surfacing - H3".
void blank_hyphens(std::string& line) {
  const auto between = [&](std::size_t at) {
    return at >= line.size() || kBetweenWords.find(line[at]) != kBetweenWords.npos;
  };
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '-' && between(i + 1) && (i == 0 || between(i - 1))) line[i] = ' ';
  }
}

std::string upper(std::string text) {
  for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return text;
}

maps::Point last_point(maps::Size size) { return {size.columns - 1, size.rows - 1}; }

}  // namespace

std::string plain_words(std::string_view line) {
  const std::size_t begin = std::min(line.find_first_not_of(kBetweenWords), line.size());
  const std::size_t end = line.find_first_of(kBetweenWords, begin);
  if (small_letters(line.substr(begin, end - begin)) == "map") return std::string(line);
  std::string plain = without_quotes(line);
  blank_marks(plain);
  blank_hyphens(plain);
  return plain;
}

std::optional<int> parse_row(const std::string& text) {
  const auto point = maps::parse_point("A" + text);
  return point ? std::optional<int>(point->row) : std::nullopt;
}

std::optional<int> parse_column(const std::string& text) {
  const auto point = maps::parse_point(upper(text) + "1");
  return point ? std::optional<int>(point->column) : std::nullopt;
}

namespace {

// Takes a point in two words: "d 3".
std::optional<maps::Point> take_parted_point(LineReader& line) {
  LineReader ahead = line;
  const auto column = ahead.done() ? std::nullopt : parse_column(ahead.take_any().text);
  const auto row = ahead.done() ? std::nullopt : parse_row(ahead.take_any().text);
  if (!column || !row) return std::nullopt;
  line = ahead;
  return maps::Point{*column, *row};
}

}  // namespace

bool take_any_of(LineReader& line, std::span<const std::string_view> words) {
  return std::ranges::any_of(words, [&](std::string_view word) { return line.take(word); });
}

void take_on(LineReader& line) { take_any_of(line, kOn); }

maps::Point take_point(LineReader& line, KnownSize size) {
  take_on(line);
  if (const auto parted = take_parted_point(line)) return *parted;
  const Message limits =
      size ? message("a point from A1 to {}, such as D3", to_string(last_point(*size)))
           : message("a point of the map, such as D3");
  return taken(line, limits,
               [](const std::string& text) { return maps::parse_point(upper(text)); });
}

int take_row(LineReader& line, KnownSize size) {
  return taken(
      line,
      size ? message("a row from 1 to {}", size->rows) : message("a row of the map, such as 7"),
      parse_row);
}

int take_column(LineReader& line, KnownSize size) {
  const Message limits =
      size ? message("a column from A to {}", maps::column_name(last_point(*size).column))
           : message("a column of the map, such as D");
  return taken(line, limits, parse_column);
}

maps::Direction take_direction(LineReader& line) {
  return taken(line, message("up, down, left or right"),
               [](const std::string& text) { return maps::parse_direction(text); });
}

std::string take_map_name(LineReader& line) {
  const LineWord name = line.take_any(message("the id, the name or the file of a map"));
  if (name.written.ends_with(".map.json")) {
    line.finish();
    return name.written;
  }
  std::string text = name.text;
  while (!line.done()) text += " " + line.take_any().text;
  return text;
}

}  // namespace chartroom::rules
