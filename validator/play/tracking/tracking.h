// Computes an operator's knowledge after each heard line, takes lines back, and offers corrections
// if no position fits all lines.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "maps/map.h"
#include "maps/platform/message.h"
#include "validator/play/tracking/film.h"
#include "validator/rules/announcement_list.h"
#include "validator/rules/rulebook.h"

namespace chartroom::play {

// One correction that explains every line: another call, a line removed, or a missed call.
struct Mishearing {
  int line = 0;
  std::string heard;  // the line's text; "": the call in `meant` was missed before this line
  std::string meant;  // "": the line was never said
  friend bool operator==(const Mishearing&, const Mishearing&) = default;
};

// The knowledge after one line.
struct Knowledge {
  TextPosition position;
  std::string event;                // the line's first word
  std::string text;                 // the whole line
  std::vector<maps::Point> points;  // the possible positions, in reading order
  int hypotheses = 0;               // trails with one placement or more
  bool exact = true;                // false: too many trails to follow, and points may be too many
  bool refuted = false;             // true at the first line that no position fits
  // After `undo` and `mend`: the changed line, with "" as `meant` if it is removed. After `insert`:
  // the line before which a call was added, with "" as `heard`.
  std::optional<Mishearing> change;

  // The line that no position fits, after that line and after `mend`. `reason` tells why it can
  // never be said, if so; after a further call, `reason` is about that call.
  std::optional<Mishearing> unexplained;
  Message reason;
  // The corrections, likeliest first: one word changed, a missed step added, a line that was not
  // said removed. The line itself comes last.
  std::vector<Mishearing> corrections;
  std::optional<Mishearing> repeated;    // the likeliest removal of a line that was typed twice
  bool all_corrections = true;           // false: trying every one would take too long
  std::optional<Mishearing> mishearing;  // the likeliest correction

  int count() const { return static_cast<int>(points.size()); }
};

// Tracks one submarine. Ignores energy and a game's end: a list lacks them. Rulings 8 and 9.
class Tracking {
 public:
  Tracking() = default;
  Tracking(const Tracking&) = delete;
  Tracking& operator=(const Tracking&) = delete;
  virtual ~Tracking() = default;

  // Takes in one line; its points must lie on the map (`outside`). From a line that no position
  // fits, no point is left until `start`, `undo`, `mend`, `insert` or `surface`. `undo` takes back
  // the last standing line, corrected and inserted lines included; that line must exist, as must
  // the line that `mend` or `insert` names.
  virtual Knowledge hear(const rules::HeardLine& heard) = 0;
  // The standing lines, corrected and with insertions, without `undo` and `mend` lines.
  virtual const std::vector<rules::HeardLine>& standing() const = 0;
  // Returns the present knowledge, with no line's text, and with corrections if no position fits.
  virtual Knowledge now() const = 0;
  // Returns the knowledge before the first line.
  virtual Knowledge at_start() const = 0;
  // Returns the present film, see film_of.
  virtual std::vector<FilmPoint> film() const = 0;
  // Returns the time of all updates so far, without the search for corrections.
  virtual double seconds() const = 0;
};

// `start_known`: the tracked team begins at the start that the map forces on it, if any; else every
// start is possible, for lists that do not yet name the team.
std::unique_ptr<Tracking> make_tracking(const maps::Map& map, const rules::Rulebook& rules,
                                        maps::Team tracked, bool start_known);

}  // namespace chartroom::play
