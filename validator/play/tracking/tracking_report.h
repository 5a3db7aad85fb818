// Writes an operator's knowledge for readers and for programs (validator/REFEREE.md).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "maps/map.h"
#include "maps/platform/translator.h"
#include "validator/play/tracking/tracking.h"

namespace chartroom::play {

// The language of the texts. JSON has no language.
using TrackingLanguage = TextLanguage;

// Returns a line of a list in the words that players of the language type: "runter", "Zeile 8".
std::string spoken_line(const std::string& line, const TrackingLanguage& language);

// Return one line with its newline: a table row (with points if they are few), and a JSON object.
std::string tracking_row(const Knowledge& known, const TrackingLanguage& language = {});
std::string tracking_json(const Knowledge& known);

// Returns the message for a line that no position fits:
// no position fits "left" (likeliest mistake: line 9, "up", was "down")
std::string refuted_text(const Knowledge& known, const TrackingLanguage& language = {});

// Returns what `undo` took back (removed line 4: silence) or `mend` changed (corrected line 4:
// "down", not "up"); "" for any other line.
std::string change_text(const Knowledge& known, const TrackingLanguage& language = {});

// Returns the corrections, likeliest first, each with the line to type: "correct line 9 to down
// (mend 9 down)". Empty if none explains every line.
std::vector<std::string> correction_sentences(const Knowledge& known,
                                              const TrackingLanguage& language = {});

// Returns a text for the person who types the list, line by line: the lines that no position fits,
// and the corrections to type; past `most` only their number.
std::string slips_text(const Knowledge& known, std::size_t most = 1'000,
                       const TrackingLanguage& language = {});

// Returns why a call is itself impossible after a line that no position fits; "" if possible.
std::string never_text(const Knowledge& known, const TrackingLanguage& language = {});

// Returns a sentence about `who` ("green") and the sea with a cross on each possible position.
std::string tracking_picture(const maps::Map& map, const Knowledge& known, std::string_view who,
                             const TrackingLanguage& language = {});

// Adds up figures of the lines.
class TrackingTally {
 public:
  void add(const Knowledge& known);
  int events() const { return events_; }
  // Returns one line: events, mean and largest count, and updates a second. Ends in a newline.
  std::string text(double seconds, const TrackingLanguage& language = {}) const;

 private:
  int events_ = 0;
  long long points_ = 0;
  int largest_ = 0;
};

}  // namespace chartroom::play
