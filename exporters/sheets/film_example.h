// What an operator can know, shown by an example on a map.
#pragma once

#include <string>
#include <vector>

#include "maps/map.h"
#include "maps/platform/translator.h"
#include "validator/play/tracking/tracking.h"
#include "validator/rules/rulebook.h"

namespace chartroom::exporters {

struct FilmExample {
  std::vector<rules::Announcement> heard;  // of green, and blue's sonar; green begins the game
  std::vector<play::FilmPoint> film;       // what they leave
  int places = 0;                          // where the submarine may then be
  // What is drawn on the film, from point to point: every way that a silence may have gone; where
  // the start is not known the trail lies on one of its places.
  std::vector<std::vector<maps::Point>> drawn;
};

// Calls that the rules allow, and what they leave. Where the map forces the start: the fewest steps
// that pay for a silence, the silence, and up to two steps more, so chosen that they leave as many
// places as can be. Where it does not: up to five steps, with turns, that leave a few places, and
// where these are still many a sonar that asked for the row that leaves the fewest of them.
FilmExample film_example(const maps::Map& map, const rules::Rulebook& rules);

// "right, down, silence, down, row 4".
std::string heard_in_words(const FilmExample& example, const Translator& tr);

}  // namespace chartroom::exporters
