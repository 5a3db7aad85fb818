// Announcement lists (NAME.heard): one operator's notes of a game in play, in the format of
// validator/RECORDS.md. A list is about the enemy's submarine, the tracked one.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "maps/platform/file_error.h"
#include "maps/point_set.h"
#include "validator/rules/announcement.h"
#include "validator/rules/game_words.h"

namespace chartroom::rules {

// `unsaid`: a written line that was never said.
enum class HeardKind : std::uint8_t { start, announcement, undo, unsaid };

// One line of a list that says something.
struct HeardLine {
  TextPosition position;  // position of the first word
  HeardKind kind = HeardKind::announcement;
  // An announcement that a tracker of the enemy uses: any action of the enemy, or our sonar or
  // torpedo. The answer to the enemy's sonar is about us and keeps its default.
  Announcement said;
  // False: a surfacing without a word on damage. The map tells.
  bool tells_damage = true;
  // The number of the earlier line that this line corrects; 0 if this line is a new call.
  int corrects = 0;
  // The number of the earlier line before which this one was said; 0 if this line is a new call.
  int inserts = 0;
};

// Returns the line in the English words of a list, lowercase but for points and columns: "we
// torpedo E4 miss", "mend 4 down", "insert 4 down". Empty for a line that was never said.
std::string heard_text(const HeardLine& heard, maps::Team tracked);
std::string heard_text(const Announcement& said, maps::Team tracked);
// Returns such a line as people see it: with the rulebook's "missile" for "torpedo".
std::string shown_line(std::string line);
// Returns the first word of that text.
std::string heard_event(const HeardLine& heard, maps::Team tracked);

// Returns an error if the line names a position outside a sea of this size.
std::optional<FileError> outside(const HeardLine& heard, maps::Size size, const std::string& path);

// Reads a list line by line, as it is typed.
class AnnouncementReader {
 public:
  AnnouncementReader(std::string path, maps::Team tracked);

  // Accepts a list without a header: its map is known.
  void need_no_header() { needs_header_ = false; }
  // Refuses, from now on, positions outside a sea of this size and our own shots at its islands.
  void limit_to(maps::Size size, const maps::PointSet& islands = {}) {
    size_ = size;
    islands_ = islands;
  }
  // Makes this team the tracked one, once the list has told which team is the enemy.
  void track(maps::Team tracked) { tracked_ = tracked; }

  // Reads the next line and returns its call. Returns nothing for a header line, a line without
  // words, and a line that does not parse, which adds an error and may be given again.
  std::optional<HeardLine> read_line(std::string_view text);
  // Forgets the last line, which gets no number: it did not parse or had no words.
  void forget_line();
  // Adds errors about the list as a whole; returns all errors by position.
  std::vector<FileError> finish();

  // The map's id in lowercase, or its path that ends in ".map.json"; empty until its line is read.
  const std::optional<std::string>& map() const { return map_; }
  TextPosition map_position() const { return map_position_; }
  // The operator's team; empty unless a line that was read names it.
  const std::optional<maps::Team>& team() const { return team_; }
  // The errors so far, in the order of the lines.
  const std::vector<FileError>& errors() const { return errors_; }

 private:
  void report(TextPosition position, Message what);
  std::optional<HeardLine> read_words(LineReader& line);
  bool read_header(LineReader& line);
  void read_team(LineReader& line, TextPosition position);
  void refuse_own_shot_at_land(const HeardLine& heard);
  void take_call(LineReader& line, HeardLine& heard) const;
  HeardLine take_heard(LineReader& line) const;
  HeardLine take_correction(LineReader& line, HeardLine heard) const;
  HeardLine take_insertion(LineReader& line, HeardLine heard) const;
  const HeardLine* standing(int number) const;
  void count(const HeardLine& heard);

  std::string path_;
  maps::Team tracked_;
  int number_ = 0;
  bool needs_header_ = true;
  bool begun_ = false;  // some line had words
  std::optional<std::string> map_;
  TextPosition map_position_;
  std::optional<maps::Team> team_;
  bool heard_ = false;  // the header is over
  std::optional<maps::Size> size_;
  maps::PointSet islands_;
  std::vector<HeardLine> standing_;  // the lines that `undo` could still take back
  std::vector<FileError> errors_;
};

struct AnnouncementList {
  std::string map;
  TextPosition map_position;
  std::vector<HeardLine> lines;
};

// Reads a whole list, with every error. Use `outside` to test its positions on the map.
ParseResult<AnnouncementList> parse_announcements(std::string_view text, const std::string& path,
                                                  maps::Team tracked);

// Returns the operator's team if the list's header names it. Skips lines that do not parse.
std::optional<maps::Team> team_of_list(std::string_view text);

}  // namespace chartroom::rules
