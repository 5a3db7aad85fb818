// Game records (NAME.game): the notes of a game by two captains or by simulated play, in the format
// of validator/RECORDS.md. A record that reads may still break the rules: the referee tells.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
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

// The call that follows a torpedo or a surfacing.
struct Claim {
  bool hit = false;                  // torpedo: the enemy was damaged
  bool self = false;                 // torpedo, surface: the acting team was damaged
  std::optional<maps::Point> point;  // surface: the submarine's point
  bool no_damage = false;            // surface: the captain said "no damage"
  friend bool operator==(const Claim&, const Claim&) = default;
};

// The captain whose sheet has the line, in a game that is put together from two sheets.
using SheetOf = std::optional<maps::Team>;

// True if a claim states something false. A claim may leave out results.
bool contradicts(const Claim& claim, const Announcement& truth);

// One line of play.
struct RecordPly {
  TextPosition position;  // position of the first word
  maps::Team team = maps::Team::blue;
  Action action;
  int sonar_line = 0;  // sonar: the row or column that was answered, counted from 0
  std::optional<Claim> claim;
  // True if a silence's direction or a sonar's answer is missing; the action has a default.
  bool unwritten = false;
  SheetOf sheet = {};
};

// A captain stops play in realtime, or lets it go on.
struct StopLine {
  TextPosition position;
  maps::Team team = maps::Team::blue;
  bool resumes = false;
  std::size_t before = 0;  // number of plies played before
  SheetOf sheet = {};
};

// A start in a record.
struct RecordStart {
  TextPosition position;
  maps::Point point;
  SheetOf sheet = {};
};

struct GameRecord {
  TextPosition position;  // position of the "chartroom-game" line
  std::string map;        // an id, or a path that ends in ".map.json", relative to the record
  TextPosition map_position;
  std::optional<RecordStart> blue;
  std::optional<RecordStart> green;
  maps::Team first = maps::Team::blue;
  Variant variant = Variant::turns;
  // The players by team `index`, one lowercase word each: an agent's name, or any other word for a
  // person. "": unknown.
  std::array<std::string, 2> players;
  std::vector<RecordPly> plies;
  std::vector<StopLine> stops;  // realtime: in the order of the lines

  const std::optional<RecordStart>& start(maps::Team team) const {
    return team == maps::Team::blue ? blue : green;
  }
};

// The details that a record may lack as one captain's sheet does: a silence's direction, the
// enemy's start, and the answer to the enemy's sonar. `sheet`: the record is certainly a sheet.
enum class Gaps : std::uint8_t { refused, allowed, sheet };

// Returns the size of the map that a record names, or nothing if it cannot be read.
using SizeOfMap = std::function<std::optional<maps::Size>(const GameRecord& record)>;

// Reads all games of a file, with every error. Accepts points, rows and columns of the largest sea;
// use `outside` to test them on the game's own map.
ParseResult<std::vector<GameRecord>> parse_records(std::string_view text, const std::string& path,
                                                   Gaps gaps = Gaps::refused);
// Does the same; errors tell the limits of the map whose size is known.
ParseResult<std::vector<GameRecord>> parse_records(std::string_view text, const std::string& path,
                                                   Gaps gaps, const SizeOfMap& size_of);

// Returns the positions of a record outside a sea of this size, as errors of the file.
std::vector<FileError> outside(const GameRecord& record, maps::Size size, const std::string& path);

// Returns the record as text, one game, claims included; it reads back as an equal game.
std::string record_text(const GameRecord& record);

// Returns a line of that text: "blue sonar row 3".
std::string line_text(const RecordPly& ply);
std::string line_text(const StopLine& stop);

// Removes all but the first plies, and the stops after them.
void keep_plies(GameRecord& record, std::size_t plies);

// "line 9", "line 9 of blue's sheet".
Message line_name(TextPosition position, SheetOf sheet);

// Returns the line for a played action, with its call.
RecordPly record_ply(const Action& action, const Announcement& said);

// True if both records have equal content, whatever the positions of their lines.
bool same_game(const GameRecord& a, const GameRecord& b);

}  // namespace chartroom::rules
