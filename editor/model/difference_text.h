// Describes the differences of two maps in sentences, for questions that show their picture.
#pragma once

#include <string>
#include <vector>

#include "maps/map_difference.h"

namespace chartroom::editor {

// One change: a text marked for translation with %1, %2, … for the values, and its points to
// highlight (none for a value).
struct DifferenceSentence {
  const char* text;
  std::vector<std::string> values;
  maps::PointSet points;
  // For a value of the map, the label of %1 in the panels, marked for translation: "Name"; else
  // null. `language` is a text's: "de".
  const char* field = nullptr;
  std::string language = {};
};

// Returns the changes of the board, then of the map's values; none if the maps are equal.
std::vector<DifferenceSentence> sentences(const maps::MapDifference& difference);

// Returns a text, translated or not, with its values inserted.
std::string with_values(std::string text, const std::vector<std::string>& values);

}  // namespace chartroom::editor
