// What an operator can know after each line that is heard, with the taking back of lines, and with
// an offer of what was misheard where nothing explains a line any more.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "maps/map.h"
#include "validator/play/tracking/film.h"
#include "validator/rules/announcement_list.h"
#include "validator/rules/rulebook.h"

namespace chartroom::play {

// One line that would explain everything had it been another, or not been there; or one that would
// had it been heard.
struct Mishearing {
  int line = 0;
  std::string heard;  // as a list has it; "": what was meant was missed, before this line
  std::string meant;  // "": it was not said at all
  friend bool operator==(const Mishearing&, const Mishearing&) = default;
};

// What is known after one line.
struct Knowledge {
  TextPosition position;
  std::string event;                // the first word of the line as a list has it
  std::string text;                 // the whole of it
  std::vector<maps::Point> points;  // that are not ruled out, in reading order
  int hypotheses = 0;               // trails with one placement or more
  bool exact = true;                // false: too many trails to follow, and points may be too many
  bool refuted = false;             // this is the line that nothing explains
  // Of `undo` and `mend`: the line that is another now, or ("" as `meant`) none any more. Of
  // `insert`: the line before which ("" as `heard`) there is another now.
  std::optional<Mishearing> change;

  // Where from some line on nothing explains what was heard, told by that line and by `mend`: the
  // line, and why it can never have been said, if it cannot. Of a call while nothing is explained
  // why that one can never have been.
  std::optional<Mishearing> unexplained;
  std::string reason;
  // Then, likeliest first, the changes of one word after which everything is explained, and the
  // steps that may have been missed; where no change before the line itself is one, also the lines
  // that may not have been said at all.
  std::vector<Mishearing> mends;
  bool all_mends = true;                 // false: it would take too long to try every word
  std::optional<Mishearing> mishearing;  // the likeliest of them

  int count() const { return static_cast<int>(points.size()); }
};

// Follows one submarine. Energy and the end of a game are not checked: the list does not tell all
// of it. Rulings 8 and 9.
class Tracking {
 public:
  Tracking() = default;
  Tracking(const Tracking&) = delete;
  Tracking& operator=(const Tracking&) = delete;
  virtual ~Tracking() = default;

  // Takes in one line; its points must lie on the map (`outside`). From a line that nothing
  // explains on, no point is left until `start`, `undo`, `mend`, `insert` or `surface`. `undo`
  // takes back the last line that is not taken back yet, mended and inserted lines included; there
  // must be one, and so must the line that is mended or before which one is inserted.
  virtual Knowledge hear(const rules::HeardLine& heard) = 0;
  // The lines that are not taken back, as they are mended and inserted, without `undo` and `mend`.
  virtual const std::vector<rules::HeardLine>& standing() const = 0;
  // What is known as it stands, without a line that told it; with what may have been misheard where
  // nothing explains it all.
  virtual Knowledge now() const = 0;
  // What is known before the first line.
  virtual Knowledge at_start() const = 0;
  // The film as it lies now, see film_of.
  virtual std::vector<FilmPoint> film() const = 0;
  // How long the updates took so far, without looking for slips.
  virtual double seconds() const = 0;
};

// `start_known`: where the map forces the start of the tracked team, it is known to begin there;
// else every start is taken for possible, as long as nobody has said which team this is.
std::unique_ptr<Tracking> make_tracking(const maps::Map& map, const rules::Rulebook& rules,
                                        maps::Team tracked, bool start_known);

}  // namespace chartroom::play
