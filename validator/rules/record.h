// Game records (NAME.game): what two captains, or simulated play, write down of a game.
// The format is validator/RECORDS.md. A record that reads may still break the rules: that is
// for the referee to say.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "maps/platform/file_error.h"
#include "maps/team.h"
#include "validator/rules/action.h"
#include "validator/rules/announcement.h"
#include "validator/rules/sea.h"

namespace chartroom::rules {

// What was said at the table after a torpedo, or on surfacing.
struct Claim {
  bool hit = false;                  // torpedo: the enemy was damaged
  bool self = false;                 // torpedo, surface: the acting team was damaged
  std::optional<maps::Point> point;  // surface: where
  bool no_damage = false;            // surface: it was said that there was none
  friend bool operator==(const Claim&, const Claim&) = default;
};

// Whose sheet a line stands in, where a game is put together from two captains' sheets.
using SheetOf = std::optional<maps::Team>;

// Whether a claim says what did not happen. What it does not say is not asked.
bool contradicts(const Claim& claim, const Announcement& truth);

// One line of play.
struct RecordPly {
  TextPosition position;  // of its first word
  maps::Team team = maps::Team::blue;
  Action action;
  int sonar_line = 0;  // sonar: the row or column that was answered, counted from 0
  std::optional<Claim> claim;
  // Nobody wrote the way of a silence, or the answer to a sonar; the action's is then a default.
  bool unwritten = false;
  SheetOf sheet = {};
};

// A captain stops play in realtime, or lets it go on.
struct StopLine {
  TextPosition position;
  maps::Team team = maps::Team::blue;
  bool resumes = false;
  std::size_t before = 0;  // how many plies were played by then
  SheetOf sheet = {};
};

// A start as the record gives it.
struct RecordStart {
  TextPosition position;
  maps::Point point;
  SheetOf sheet = {};
};

struct GameRecord {
  TextPosition position;  // of its "chartroom-game" line
  std::string map;        // an id, or a path that ends in ".map.json", relative to the record
  TextPosition map_position;
  std::optional<RecordStart> blue;
  std::optional<RecordStart> green;
  maps::Team first = maps::Team::blue;
  Variant variant = Variant::turns;
  // Who plays them, by `index`: one word, in small letters; the name of an agent is that agent, any
  // other a person. "": nobody said.
  std::array<std::string, 2> players;
  std::vector<RecordPly> plies;
  std::vector<StopLine> stops;  // realtime: in the order of the lines

  const std::optional<RecordStart>& start(maps::Team team) const {
    return team == maps::Team::blue ? blue : green;
  }
};

// Whether a record may leave out what one captain's sheet lacks: the way of a silence, the enemy's
// start, and what the enemy was told by its sonar. `sheet`: the record is one captain's, for
// certain.
enum class Gaps : std::uint8_t { refused, allowed, sheet };

// Reads all games of a file, with every error. Points, rows and columns are read as far as the
// largest sea has them; whether the game's own map has them is asked with `outside`.
ParseResult<std::vector<GameRecord>> parse_records(std::string_view text, const std::string& path,
                                                   Gaps gaps = Gaps::refused);

// The positions of a record that lie outside a sea of this size, as errors of the file.
std::vector<FileError> outside(const GameRecord& record, maps::Size size, const std::string& path);

// The record as text, one game, claims included; it reads back as the same game.
std::string record_text(const GameRecord& record);

// A line of it: "blue sonar row 3".
std::string line_text(const RecordPly& ply);
std::string line_text(const StopLine& stop);

// Takes back all but the first plies, and the stops after them.
void keep_plies(GameRecord& record, std::size_t plies);

// "line 9", "line 9 of blue's sheet".
std::string line_name(TextPosition position, SheetOf sheet);

// The line for an action that was played, with all that was said.
RecordPly record_ply(const Action& action, const Announcement& said);

// A record with the same content, whatever the positions of its lines.
bool same_game(const GameRecord& a, const GameRecord& b);

}  // namespace chartroom::rules
