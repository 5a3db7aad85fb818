#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>

#include "validator/rules/record.h"

namespace chartroom {
namespace {

// A word of a line, in small letters, and as it was written.
struct Word {
  std::string text;
  std::string written;
  Place place;
};

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r'; }

bool continues_code_point(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

// The words of a line, '=' always one of its own; a '#' ends the line.
std::vector<Word> words_of(std::string_view line, int number) {
  std::vector<Word> words;
  bool in_word = false;
  int column = 0;
  for (const char c : line) {
    if (!continues_code_point(c)) ++column;
    if (c == '#') break;
    if (is_space(c)) {
      in_word = false;
      continue;
    }
    if (!in_word || c == '=') words.push_back({"", "", {number, column}});
    in_word = c != '=';
    words.back().written += c;
    words.back().text += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return words;
}

// A line that does not parse; caught where the next line begins.
struct Misread {
  Place place;
  std::string what;
};

// Walks through the words of one line.
class Line {
 public:
  Line(std::vector<Word> words, Place end) : words_(std::move(words)), end_(end) {}

  bool done() const { return next_ == words_.size(); }
  Place place() const { return done() ? end_ : words_[next_].place; }
  bool take(std::string_view text) {
    if (done() || words_[next_].text != text) return false;
    ++next_;
    return true;
  }
  const Word& take_any(std::string_view expected) {
    if (done()) fail(fmt::format("the line ends here (expected {})", expected));
    return words_[next_++];
  }
  void finish() {
    if (!done()) fail(fmt::format("\"{}\" is out of place (the line was complete)", word()));
  }
  [[noreturn]] void fail(std::string what) const { throw Misread{place(), std::move(what)}; }
  [[noreturn]] void refuse(std::string_view expected) const {
    if (done()) fail(fmt::format("the line ends here (expected {})", expected));
    fail(fmt::format("\"{}\" is not understood (expected {})", word(), expected));
  }

 private:
  const std::string& word() const { return words_[next_].written; }

  std::vector<Word> words_;
  std::size_t next_ = 0;
  Place end_;
};

std::string lower(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

std::string upper(std::string text) {
  for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return text;
}

// Takes the next word by `read`, which gives nothing for what is no such thing.
template <class Reader>
auto taken(Line& line, std::string_view expected, Reader read) {
  Line ahead = line;
  const auto value = read(ahead.take_any(expected).text);
  if (!value) line.refuse(expected);
  line = ahead;
  return *value;
}

Point take_point(Line& line) {
  return taken(line, "a point such as D3",
               [](const std::string& text) { return parse_point(upper(text)); });
}

Direction take_direction(Line& line) {
  return taken(line, "up, down, left or right",
               [](const std::string& text) { return parse_direction(text); });
}

int take_row(Line& line) {
  return taken(line, "a row from 1 to 15", [](const std::string& text) {
    const auto point = parse_point("A" + text);
    return point ? std::optional<int>(point->row) : std::nullopt;
  });
}

int take_column(Line& line) {
  return taken(line, "a column from A to O", [](const std::string& text) {
    const auto point = parse_point(upper(text) + "1");
    return point ? std::optional<int>(point->column) : std::nullopt;
  });
}

Claim take_torpedo_claim(Line& line) {
  Claim claim;
  if (line.take("miss")) return claim;
  claim.hit = line.take("hit");
  claim.self = line.take("self");
  if (!claim.hit && !claim.self) line.refuse("hit, miss, self or hit self");
  return claim;
}

Claim take_surface_claim(Line& line) {
  Claim claim;
  claim.point = take_point(line);
  claim.self = line.take("damage");
  return claim;
}

RecordPly take_ply(Line& line, Team team, Place place) {
  RecordPly ply;
  ply.place = place;
  ply.team = team;
  if (line.take("sonar")) {
    const bool row = line.take("row");
    if (!row && !line.take("column")) line.refuse("the answer: row or column");
    ply.action = Action::sonar(row ? Axis::row : Axis::column);
    ply.sonar_line = row ? take_row(line) : take_column(line);
  } else if (line.take("silence")) {
    ply.action = Action::silence(take_direction(line));
  } else if (line.take("torpedo")) {
    ply.action = Action::torpedo(take_point(line));
    if (line.take("=")) ply.claim = take_torpedo_claim(line);
  } else if (line.take("surface")) {
    ply.action = Action::surface();
    if (line.take("=")) ply.claim = take_surface_claim(line);
  } else {
    ply.action =
        Action::navigate(taken(line, "up, down, left, right, sonar, silence, torpedo or surface",
                               [](const std::string& text) { return parse_direction(text); }));
  }
  line.finish();
  return ply;
}

// Reads the lines of a file into games, one after the other.
class RecordReader {
 public:
  explicit RecordReader(const std::string& path) : path_(path) {}

  void read_line(std::string_view text, int number) {
    const int end = 1 + static_cast<int>(std::count_if(text.begin(), text.end(), [](char c) {
                      return !continues_code_point(c) && c != '\r';
                    }));
    Line line(words_of(text, number), {number, end});
    if (line.done()) return;
    try {
      read_words(line);
    } catch (const Misread& misread) {
      report(misread.place, misread.what);
    }
  }

  Read<std::vector<GameRecord>> result() {
    finish_game();
    if (games_.empty() && errors_.empty())
      report({1, 1}, "no game here (expected chartroom-game 1)");
    std::stable_sort(errors_.begin(), errors_.end(), [](const FileError& a, const FileError& b) {
      return Place{a.line, a.column} < Place{b.line, b.column};
    });
    if (!errors_.empty()) return {std::nullopt, std::move(errors_)};
    return {std::move(games_), {}};
  }

 private:
  void report(Place place, std::string what) {
    errors_.push_back({path_, place.line, place.column, "", std::move(what), Fault::other});
  }

  void read_words(Line& line) {
    const Place place = line.place();
    if (line.take("chartroom-game")) return begin_game(line, place);
    if (games_.empty()) line.fail("a game begins with \"chartroom-game 1\"");
    if (line.take("map")) return read_map(line, place);
    if (line.take("first")) return read_first(line, place);
    if (line.take("variant")) return read_variant(line, place);
    const Team team = taken(line, "blue, green, map, first or variant",
                            [](const std::string& text) { return parse_team(text); });
    if (line.take("start")) return read_start(line, place, team);
    in_header_ = false;
    games_.back().plies.push_back(take_ply(line, team, place));
  }

  void begin_game(Line& line, Place place) {
    finish_game();
    games_.push_back({});
    games_.back().place = place;
    in_header_ = true;
    has_first_ = has_variant_ = false;
    if (!line.take("1")) line.refuse("version 1");
    line.finish();
  }

  // A game that is complete as far as its header goes.
  void finish_game() {
    if (games_.empty()) return;
    const GameRecord& game = games_.back();
    if (game.map.empty()) report(game.place, "the game names no map (expected a line: map ID)");
    for (const Team team : kTeams) {
      if (!game.start(team)) {
        report(game.place, fmt::format("the game gives {0} no start (expected a line: {0} start "
                                       "POINT)",
                                       to_string(team)));
      }
    }
    if (!has_first_ && game.variant == Variant::turns) {
      report(game.place,
             "the game does not say who begins (expected a line: first blue, or first "
             "green)");
    }
  }

  void header_line(const Line& line, Place place, bool doubled) const {
    if (!in_header_) throw Misread{place, "a header line after the first action"};
    if (doubled) throw Misread{place, "this header line stands twice in the game"};
    (void)line;
  }

  void read_map(Line& line, Place place) {
    GameRecord& game = games_.back();
    header_line(line, place, !game.map.empty());
    game.map_place = line.place();
    const std::string id = line.take_any("the id or the file of a map").written;
    line.finish();
    // Words stand in any case, and so do ids; a file is named as it is named.
    game.map = id.ends_with(".map.json") ? id : lower(id);
  }

  void read_start(Line& line, Place place, Team team) {
    GameRecord& game = games_.back();
    auto& start = team == Team::blue ? game.blue : game.green;
    header_line(line, place, start.has_value());
    const Place at = line.place();
    const Point point = take_point(line);
    line.finish();
    start = RecordStart{at, point};
  }

  void read_first(Line& line, Place place) {
    header_line(line, place, has_first_);
    games_.back().first =
        taken(line, "blue or green", [](const std::string& text) { return parse_team(text); });
    has_first_ = true;
    line.finish();
  }

  void read_variant(Line& line, Place place) {
    header_line(line, place, has_variant_);
    has_variant_ = true;
    if (line.take("realtime")) {
      games_.back().variant = Variant::realtime;
    } else if (!line.take("turns")) {
      line.refuse("turns or realtime");
    }
    line.finish();
  }

  std::string path_;
  std::vector<GameRecord> games_;
  std::vector<FileError> errors_;
  bool in_header_ = true;
  bool has_first_ = false;
  bool has_variant_ = false;
};

}  // namespace

Read<std::vector<GameRecord>> parse_records(std::string_view text, const std::string& path) {
  RecordReader reader(path);
  int number = 0;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    reader.read_line(text.substr(0, end), ++number);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return reader.result();
}

}  // namespace chartroom
