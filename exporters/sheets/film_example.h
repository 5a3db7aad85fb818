// What an operator can know, shown by an example on a map.
#pragma once

#include <string>
#include <vector>

#include "exporters/page/translator.h"
#include "maps/map.h"
#include "validator/play/tracking/tracking.h"
#include "validator/rules/rulebook.h"

namespace chartroom {

struct FilmExample {
  std::vector<Announcement> heard;
  std::vector<FilmPoint> film;  // what they leave
  int places = 0;               // where the submarine may then be
};

// The longest calls, of five moves at most, that leave a few places, and of these the ones that
// leave the fewest; where they are still many, a sonar has asked for the row that leaves the fewest
// of them. Where the map forces the start, the submarine slips away from it first.
FilmExample film_example(const Map& map, const Rulebook& rules);

// "silence, right, down, row 4".
std::string heard_in_words(const FilmExample& example, const Words& words);

}  // namespace chartroom
