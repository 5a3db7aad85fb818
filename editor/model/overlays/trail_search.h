// Where an announced trail fits on a map: what an operator knows after each word of it.
#pragma once

#include <atomic>
#include <string>
#include <string_view>
#include <vector>

#include "editor/model/verdict/map_verdict.h"
#include "validator/play/tracking/tracking.h"

namespace chartroom::editor {

// Announcements of one submarine, a line or part of a line each: "up up right silence row 8". In
// the words of announcement lists (validator/RECORDS.md); the four directions also as on a
// compass or by their first letters: "N N E silence". Where a trail goes by the compass, "s" is
// south, and silence elsewhere: "u u r s".
struct AnnouncedTrail {
  std::vector<rules::HeardLine> heard;
  std::vector<std::size_t> ends;  // of each in the text
  std::string unread;             // the first word that cannot be read; nothing is read from it on
  std::string why;                // what was expected instead
};
AnnouncedTrail read_trail(std::string_view text, maps::Size sea);

// The text without its last announcement, or what cannot be read of it.
std::string without_last(const std::string& text, maps::Size sea);
// With the straight ways from one point to the other added, across first; it ends in a word.
std::string with_way(std::string text, maps::Point from, maps::Point to);

struct TrailFit {
  int at_start = 0;                   // places that it may begin at
  std::vector<int> counts;            // of places that are left after each announcement
  std::vector<play::FilmPoint> film;  // as it lies after the last
  bool exact = true;                  // false: too many courses; places may be too many
};

// Any start is possible, wherever the map forces one. Once `stop` is set (null: it never is),
// returns the fit of the announcements so far.
TrailFit fit_trail(const PlayedMap& map, const std::vector<rules::HeardLine>& heard,
                   const std::atomic<bool>* stop = nullptr);

}  // namespace chartroom::editor
