// Announcement lists (NAME.heard): what one operator hears and does, for use at the table. The
// format is validator/RECORDS.md. A list is about one submarine, the enemy's: the tracked one.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "maps/platform/file_error.h"
#include "maps/point_set.h"
#include "validator/rules/announcement.h"
#include "validator/rules/line_reader.h"

namespace chartroom::rules {

// `unsaid`: a line that was written but not said.
enum class HeardKind : std::uint8_t { start, announcement, undo, unsaid };

// One line of a list that says something.
struct HeardLine {
  TextPosition position;  // of its first word
  HeardKind kind = HeardKind::announcement;
  // An announcement as a tracker of the enemy hears it: the enemy's actions, and our sonar and
  // torpedoes. Of the enemy's sonar the answer is left at its default: it is about us.
  Announcement said;
  // False: a surfacing of which nobody said whether it cost damage. The map tells.
  bool tells_damage = true;
  // The number of an earlier line that said this and not what stands there, or nothing; 0: this
  // line says what was heard now.
  int mends = 0;
  // The number of an earlier line before which this was said; 0: as for `mends`.
  int inserts = 0;
};

// The line as a list has it, in English and in small letters but for points and columns:
// "we torpedo E4 miss", "mend 4 down", "insert 4 down". Nothing for what was not said.
std::string heard_text(const HeardLine& heard, maps::Team tracked);
std::string heard_text(const Announcement& said, maps::Team tracked);
// Its first word.
std::string heard_event(const HeardLine& heard, maps::Team tracked);

// The position of a line that lies outside a sea of this size, as an error of the file.
std::optional<FileError> outside(const HeardLine& heard, maps::Size size, const std::string& path);

// Reads a list line by line, as it is typed.
class AnnouncementReader {
 public:
  AnnouncementReader(std::string path, maps::Team tracked);

  // The list need have no header: its map is known.
  void need_no_header() { needs_header_ = false; }
  // From here on a line that lies outside a sea of this size is an error, and so is a shot of our
  // own at one of its islands.
  void limit_to(maps::Size size, const maps::PointSet& islands = {}) {
    size_ = size;
    islands_ = islands;
  }
  // From here on announcements are of this team: the list tells that it is the enemy.
  void track(maps::Team tracked) { tracked_ = tracked; }

  // Takes the next line. Gives what it says; nothing for a line of the header, a line without
  // words, and a line that does not parse, which adds an error. Such a line may be given again.
  std::optional<HeardLine> read_line(std::string_view text);
  // Forgets the last line, which did not parse or had no words: it has no number.
  void forget_line();
  // Adds what the list as a whole lacks, and gives all errors by position.
  std::vector<FileError> finish();

  // Nothing until its line was read: an id in small letters, or a path that ends in ".map.json".
  const std::optional<std::string>& map() const { return map_; }
  TextPosition map_position() const { return map_position_; }
  // Whose operator listens, where the list tells it and its line was read.
  const std::optional<maps::Team>& team() const { return team_; }
  // So far, in the order of the lines.
  const std::vector<FileError>& errors() const { return errors_; }

 private:
  void report(TextPosition position, std::string what);
  std::optional<HeardLine> read_words(LineReader& line);
  bool read_header(LineReader& line);
  void read_team(LineReader& line, TextPosition position);
  void refuse_own_shot_at_land(const HeardLine& heard);
  void take_call(LineReader& line, HeardLine& heard) const;
  HeardLine take_heard(LineReader& line) const;
  HeardLine take_mend(LineReader& line, HeardLine heard) const;
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
  std::vector<HeardLine> standing_;  // that `undo` could still take back
  std::vector<FileError> errors_;
};

struct AnnouncementList {
  std::string map;
  TextPosition map_position;
  std::vector<HeardLine> lines;
};

// Reads a whole list, with every error. Whether the map has its points is asked with `outside`.
ParseResult<AnnouncementList> parse_announcements(std::string_view text, const std::string& path,
                                                  maps::Team tracked);

// Whose operator listens, where the header of a list tells it. What does not parse is passed over.
std::optional<maps::Team> team_of_list(std::string_view text);

}  // namespace chartroom::rules
