// Finds where an announced trail fits on a map: an operator's knowledge after each word.
#pragma once

#include <atomic>
#include <string>
#include <string_view>
#include <vector>

#include "editor/model/verdict/map_verdict.h"
#include "validator/play/tracking/tracking.h"

namespace chartroom::editor {

// The announcements of one submarine, in the words of announcement lists (validator/RECORDS.md),
// with several on a line: "up up right silence row 8". Directions may also be compass points or
// first letters: "N N E silence". With compass points "s" is south, else silence: "u u r s".
struct AnnouncedTrail {
  std::vector<rules::HeardLine> heard;
  std::vector<std::size_t> ends;  // end of each announcement in the text
  std::string unread;             // the first unreadable word, where reading stops
  std::string why;                // the expected words
};
AnnouncedTrail read_trail(std::string_view text, maps::Size sea);

// Returns the text without its last announcement or unreadable rest.
std::string without_last(const std::string& text, maps::Size sea);
// Returns the text with the steps from one point to another added, across first. Ends in a word.
std::string with_way(std::string text, maps::Point from, maps::Point to);

struct TrailFit {
  int at_start = 0;                   // number of possible starts
  std::vector<int> counts;            // number of possible positions after each announcement
  std::vector<play::FilmPoint> film;  // the film after the last announcement
  bool exact = true;                  // false: too many courses; positions may be too many
};

// Finds the fits from any start, even if the map forces one. Once `stop` is set (null: never),
// returns the result so far.
TrailFit fit_trail(const PlayedMap& map, const std::vector<rules::HeardLine>& heard,
                   const std::atomic<bool>* stop = nullptr);

}  // namespace chartroom::editor
