// The referee of Con Sonar! replays a game record and names the first broken rule. The rules and
// their names are in maps/CON-SONAR.md.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "validator/con_sonar/turn_check.h"

namespace chartroom::con_sonar {

// The first broken rule of a record.
struct Violation {
  TextPosition position;  // position of the offending word
  // A nation: the line's, for a deal the one dealt to; for reveal, the one to move, and for the
  // first reveal the first admiral.
  int admiral = 0;
  Rule rule = Rule::game_over;
  Message message;                     // the line, the reason, and the legal alternatives
  std::optional<MissingLine> missing;  // the line that should have come first
};

// A legal line of play and the state after it.
struct RefereedPly {
  TextPosition position;
  int admiral = 0;  // the nation to move
  EventKind event = EventKind::play;
  State after;
};

struct RefereeReport {
  std::vector<RefereedPly> plies;  // up to the broken rule, without the set-up
  std::optional<Violation> violation;
  State last;  // after the last legal line

  bool legal() const { return !violation; }
  bool over() const { return last.phase() == Phase::over; }
};

// Replays a record up to the first broken rule. The record must outlive the report.
RefereeReport referee(const GameRecord& record);

// Returns a text for arguing admirals: every event's changes, then the verdict. Ends in a newline.
std::string referee_text(const std::string& path, const GameRecord& record,
                         const RefereeReport& report, const TextLanguage& language = {});

// Returns one JSON object on one line. `path` is the record's.
std::string referee_json(const std::string& path, const GameRecord& record,
                         const RefereeReport& report);

}  // namespace chartroom::con_sonar
