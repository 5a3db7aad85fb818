#include <algorithm>
#include <array>

#include "validator/records/record_lines.h"
#include "validator/rules/call_reader.h"
#include "validator/rules/game_words.h"
#include "validator/rules/record.h"
#include "validator/rules/said_words.h"
#include "validator/rules/spoken_words.h"

namespace chartroom::rules {
namespace {

// The names of the teams in the rulebooks and on our sheets, and their abbreviations.
struct TeamWord {
  maps::Team team;
  std::string_view text;
};

constexpr TeamWord kTeamWords[] = {
    {maps::Team::blue, "blue"},   {maps::Team::blue, "b"},      {maps::Team::blue, "blau"},
    {maps::Team::blue, "bleu"},   {maps::Team::blue, "blu"},    {maps::Team::blue, "파란색"},
    {maps::Team::blue, "파랑"},   {maps::Team::green, "green"}, {maps::Team::green, "g"},
    {maps::Team::green, "grün"},  {maps::Team::green, "gruen"}, {maps::Team::green, "vert"},
    {maps::Team::green, "verde"}, {maps::Team::green, "녹색"},  {maps::Team::green, "초록"},
};

// Words that may come before a direction.
constexpr std::string_view kNavigate[] = {"navigate", "move",     "manövrieren",
                                          "naviguer", "navigare", "이동"};

constexpr std::array kWays{Word::up, Word::down, Word::left, Word::right};
Message any_way() { return message("up, down, left or right"); }
constexpr std::array kCalls{Word::up,    Word::down,    Word::left,    Word::right,
                            Word::sonar, Word::silence, Word::torpedo, Word::surface};

maps::Team take_team(LineReader& line, const Message& expected) {
  return taken(line, expected, [](const std::string& text) -> std::optional<maps::Team> {
    const auto* word = std::ranges::find(kTeamWords, text, &TeamWord::text);
    if (word == std::end(kTeamWords)) return std::nullopt;
    return word->team;
  });
}

maps::Direction take_way(LineReader& line, std::span<const Word> words, const Message& expected) {
  const auto word = parse_word(line.peek());
  const auto way = word ? direction_of(*word) : std::nullopt;
  if (!way) refuse_word(line, words, expected);
  line.take_any();
  return *way;
}

// Replaces the time of day or the number before a call by spaces.
void blank_time(std::string& line) {
  const std::size_t begin = line.find_first_not_of(kBetweenWords);
  const std::size_t end = line.find_first_of(kBetweenWords, begin);
  const std::size_t rest = line.find_first_not_of(kBetweenWords, end);
  if (begin == line.npos || end == line.npos || rest == line.npos || line[rest] == '#') return;
  const std::string_view word = std::string_view(line).substr(begin, end - begin);
  const bool counts = word[0] >= '0' && word[0] <= '9';
  if (counts && word.find_first_not_of("0123456789:.)") == word.npos) {
    line.replace(begin, end - begin, end - begin, ' ');
  }
}

// Replaces the colon after the team by a space.
void blank_colon(std::string& line) {
  const std::size_t colon = line.find(':');
  const std::size_t space =
      line.find_first_of(kBetweenWords, line.find_first_not_of(kBetweenWords));
  if (colon == line.npos) return;
  if (space > colon || line.find_first_not_of(kBetweenWords, space) == colon) line[colon] = ' ';
}

// "20:15 Green: up" as "      green  up ".
std::string without_times(std::string_view text) {
  std::string line(text);
  blank_time(line);
  blank_colon(line);
  return line;
}

Message torpedo_results() {
  return message(
      "hit if the enemy was hit, self if the team that fired was, hit self for both, miss for "
      "neither");
}

Claim take_torpedo_claim(LineReader& line) {
  Claim claim;
  if (take_word(line, Word::miss)) {
    take_word(line, Word::miss);  // both captains may say it, each about the own submarine
    refuse_second_call(line, torpedo_results());
    return claim;
  }
  claim.hit = take_word(line, Word::hit);
  claim.self = take_word(line, Word::self);
  // The two words may have either order.
  claim.hit = claim.hit || take_word(line, Word::hit);
  if (!claim.hit && !claim.self) line.refuse(message("hit, miss, self or hit self"));
  refuse_second_call(line, torpedo_results());
  return claim;
}

Claim take_surface_claim(LineReader& line, KnownSize size) {
  Claim claim;
  claim.point = take_point(line, size);
  const auto damage = take_damage(line);
  claim.self = damage.value_or(false);
  claim.no_damage = !damage.value_or(true);
  return claim;
}

// Also takes a number or letter alone, which is clear after "sonar".
void take_sonar_answer(LineReader& line, RecordPly& ply, KnownSize size) {
  take_we_are(line);
  const std::string next(line.peek());
  const bool row = take_word(line, Word::row) || parse_row(next);
  if (!row && !take_word(line, Word::column) && !parse_column(next)) {
    line.refuse(message("the answer on this line, such as row 7 or column D"));
  }
  ply.action = Action::sonar(row ? Axis::row : Axis::column);
  ply.sonar_line = row ? take_row(line, size) : take_column(line, size);
}

// The gaps that a line of play may have.
struct PlyGaps {
  bool way = false;     // of a silence
  bool answer = false;  // to a sonar
};

RecordPly take_ply(LineReader& line, maps::Team team, TextPosition position, PlyGaps gaps,
                   KnownSize size) {
  RecordPly ply;
  ply.position = position;
  ply.team = team;
  take_activating(line);
  if (take_word(line, Word::sonar)) {
    ply.action = Action::sonar(Axis::row);
    ply.unwritten = gaps.answer && line.done();
    if (ply.unwritten) return ply;
    take_sonar_answer(line, ply, size);
  } else if (take_word(line, Word::silence)) {
    ply.unwritten = gaps.way && line.done();
    ply.action =
        Action::silence(ply.unwritten ? maps::Direction::up : take_way(line, kWays, any_way()));
  } else if (take_word(line, Word::torpedo)) {
    ply.action = Action::torpedo(take_point(line, size));
    if (line.take("=") || !line.done()) ply.claim = take_torpedo_claim(line);
  } else if (take_word(line, Word::surface)) {
    ply.action = Action::surface();
    if (line.take("=") || !line.done()) ply.claim = take_surface_claim(line, size);
  } else {
    const bool navigates = take_any_of(line, kNavigate);
    ply.action = Action::navigate(
        navigates ? take_way(line, kWays, any_way())
                  : take_way(line, kCalls,
                             message("up, down, left, right, sonar, silence, missile or surface")));
  }
  line.finish();
  return ply;
}

// Refuses a call without its team, which a captain may have left out, with a hint.
void refuse_call_of_nobody(const LineReader& line) {
  const auto word = parse_word(line.peek());
  if (!word || (*word != Word::start && std::ranges::find(kCalls, *word) == kCalls.end())) return;
  const std::string_view call = to_string(*word);
  line.fail(message("a line begins with its team: blue {}, or green {}", call, call));
}

// Returns the captain whose sheet a game without starts is: the enemy of the one team with
// unwritten details. Empty if both teams or neither have some.
std::optional<maps::Team> captain_of(const GameRecord& game) {
  std::optional<maps::Team> enemy;
  for (const RecordPly& ply : game.plies) {
    if (!ply.unwritten) continue;
    if (enemy && *enemy != ply.team) return std::nullopt;
    enemy = ply.team;
  }
  if (!enemy) return std::nullopt;
  return other(*enemy);
}

class RecordReader : public records::RecordLines<GameRecord> {
 public:
  RecordReader(const std::string& path, Gaps gaps, const SizeOfMap& size_of)
      : RecordLines(path), gaps_(gaps), size_of_(size_of) {}

 private:
  std::string plain(std::string_view line) const override {
    return without_times(plain_words(line));
  }

  void refuse_stray(const LineReader& line) override {
    if (errors_.empty()) RecordLines::refuse_stray(line);  // only the first line gets the error
  }

  void read_words(LineReader& line, TextPosition position) override {
    if (line.take("map")) return read_map(line, position);
    if (line.take("first")) return read_first(line, position);
    if (line.take("variant")) return read_variant(line, position);
    refuse_call_of_nobody(line);
    const maps::Team team = take_team(line, message("blue, green, map, first or variant"));
    const bool starts = take_word(line, Word::start) || line.take("start:");
    if (starts) return read_start(line, position, team);
    if (line.take("player")) return read_player(line, position, team);
    GameRecord& game = games_.back();
    if (line.peek() == "stop" || line.peek() == "resume") {
      in_header_ = false;
      return read_stop(line, position, team);
    }
    const bool allowed = gaps_ != Gaps::refused;
    // A captain's sheet may lack the answer to an enemy sonar.
    game.plies.push_back(
        take_ply(line, team, position, {allowed, allowed && !game.start(team)}, size_));
    in_header_ = false;  // not after a malformed action, which throws
  }

  void begin_game() override {
    in_header_ = true;
    has_map_ = has_first_ = has_variant_ = false;
    has_start_ = {};
    stopping_ = {};
    size_ = {};
  }

  // Reports what the header of a game lacks.
  void finish_game() override {
    const GameRecord& game = games_.back();
    if (!has_map_)
      report(game.position, message("the game names no map (expected a line: map ID)"));
    check_starts(game);
    if (!has_first_ && game.variant == Variant::turns) {
      report(game.position,
             message("the game does not name the first player (expected a line: first blue, or "
                     "first green)"));
    }
  }

  void check_starts(const GameRecord& game) {
    const bool gaps = gaps_ != Gaps::refused;
    if (gaps && (game.blue || game.green)) return;
    const auto captain = gaps ? captain_of(game) : std::nullopt;
    if (captain) {
      const Message who = team_word(*captain);
      report(game.position,
             message("{}'s sheet gives {} no start (expected a line: {} start POINT)", who, who,
                     to_string(*captain)));
    } else if (gaps_ == Gaps::sheet) {
      report(game.position,
             message("the sheet does not give its captain's own start (expected a line: blue start "
                     "POINT, or green start POINT)"));
    } else {
      for (const maps::Team team : maps::kTeams) {
        if (has_start_[index(team)]) continue;
        report(game.position,
               message("the game gives {} no start (expected a line: {} start POINT)",
                       team_word(team), to_string(team)));
      }
    }
  }

  void header_line(const LineReader& line, TextPosition position, bool doubled) const {
    if (!in_header_) throw Misread{position, message("a header line after the first action")};
    if (doubled) throw Misread{position, message("duplicate header line")};
    (void)line;
  }

  void read_map(LineReader& line, TextPosition position) {
    GameRecord& game = games_.back();
    header_line(line, position, !game.map.empty());
    has_map_ = true;
    game.map_position = line.position();
    game.map = take_map_name(line);
    if (size_of_) size_ = size_of_(game);
  }

  void read_start(LineReader& line, TextPosition position, maps::Team team) {
    GameRecord& game = games_.back();
    auto& start = team == maps::Team::blue ? game.blue : game.green;
    header_line(line, position, start.has_value());
    has_start_[index(team)] = true;
    line.take("=");
    const TextPosition at = line.position();
    const maps::Point point = take_point(line, size_);
    line.finish();
    start = RecordStart{at, point};
  }

  void read_player(LineReader& line, TextPosition position, maps::Team team) {
    std::string& player = games_.back().players[index(team)];
    header_line(line, position, !player.empty());
    const std::string name = line.take_any(message("an agent, or one word for a person")).text;
    line.finish();
    player = name;
  }

  void read_first(LineReader& line, TextPosition position) {
    header_line(line, position, has_first_);
    has_first_ = true;
    games_.back().first = take_team(line, message("blue or green"));
    line.finish();
  }

  void read_variant(LineReader& line, TextPosition position) {
    header_line(line, position, has_variant_);
    has_variant_ = true;
    if (line.take("realtime")) {
      games_.back().variant = Variant::realtime;
    } else if (!line.take("turns")) {
      line.refuse(message("turns or realtime"));
    }
    line.finish();
  }

  void read_stop(LineReader& line, TextPosition position, maps::Team team) {
    GameRecord& game = games_.back();
    if (game.variant != Variant::realtime) {
      line.fail(message("play is stopped in realtime only (the header says \"variant realtime\")"));
    }
    StopLine stop{position, team, line.take("resume"), game.plies.size()};
    if (!stop.resumes) line.take("stop");
    bool& stopping = stopping_[index(team)];
    if (stop.resumes && !stopping) {
      throw Misread{position,
                    message("{} called resume without having called stop (expected a line "
                            "before: {} stop)",
                            team_word(team), to_string(team))};
    }
    line.finish();
    stopping = !stop.resumes;
    game.stops.push_back(stop);
  }

  Gaps gaps_;
  const SizeOfMap& size_of_;
  KnownSize size_;  // of the game's map
  bool in_header_ = true;
  // True once the header has the line, even if it is malformed, so that it gets one error only.
  bool has_map_ = false;
  std::array<bool, 2> has_start_{};
  bool has_first_ = false;
  bool has_variant_ = false;
  std::array<bool, 2> stopping_{};
};

}  // namespace

ParseResult<std::vector<GameRecord>> parse_records(std::string_view text, const std::string& path,
                                                   Gaps gaps) {
  return parse_records(text, path, gaps, {});
}

ParseResult<std::vector<GameRecord>> parse_records(std::string_view text, const std::string& path,
                                                   Gaps gaps, const SizeOfMap& size_of) {
  return RecordReader(path, gaps, size_of).read(text);
}

}  // namespace chartroom::rules
