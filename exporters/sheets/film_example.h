// What an operator can know, shown by an example on a map.
#pragma once

#include <string>
#include <vector>

#include "exporters/page/translator.h"
#include "maps/map.h"
#include "validator/play/tracking/tracking.h"
#include "validator/rules/rulebook.h"

namespace chartroom::exporters {

struct FilmExample {
  std::vector<rules::Announcement> heard;
  std::vector<play::FilmPoint> film;  // what they leave
  int places = 0;                     // where the submarine may then be
};

// The longest calls, of five moves at most, that leave a few places, and of these the ones that
// leave the fewest; where they are still many, a sonar has asked for the row that leaves the fewest
// of them. Where the map forces the start, the submarine slips away from it first.
FilmExample film_example(const maps::Map& map, const rules::Rulebook& rules);

// "silence, right, down, row 4".
std::string heard_in_words(const FilmExample& example, const Translator& tr);

}  // namespace chartroom::exporters
