// An example of an operator's knowledge on a map.
#pragma once

#include <string>
#include <vector>

#include "maps/map.h"
#include "maps/platform/translator.h"
#include "validator/play/tracking/tracking.h"
#include "validator/rules/rulebook.h"

namespace chartroom::exporters {

struct FilmExample {
  std::vector<rules::Announcement> heard;  // from green, and blue's sonar; green goes first
  std::vector<play::FilmPoint> film;       // the film after these
  int places = 0;                          // number of possible positions after these
  // The lines on the film, from point to point: every way that a silence may have gone. If the
  // start is unknown, the trail lies at one of its places.
  std::vector<std::vector<maps::Point>> drawn;
};

// Returns legal announcements and their result. With a forced start: the fewest steps that pay for
// a silence, the silence, and up to two more steps, chosen to leave the most positions. Otherwise:
// up to five steps, with turns, that leave a few positions; if these are many, also a sonar that
// asked for the row that leaves the fewest.
FilmExample film_example(const maps::Map& map, const rules::Rulebook& rules);

// "right, down, silence, down, row 4".
std::string heard_in_words(const FilmExample& example, const Translator& tr);

}  // namespace chartroom::exporters
