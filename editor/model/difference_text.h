// A difference of two maps in sentences, for the questions that show its picture.
#pragma once

#include <string>
#include <vector>

#include "maps/map_difference.h"

namespace chartroom::editor {

// One change: a text marked for translation, in which %1, %2, … stand for the values, and the
// points that it is about (to light up; none for a value).
struct DifferenceSentence {
  const char* text;
  std::vector<std::string> values;
  maps::PointSet points;
  // Of a value of the map, what %1 is called in the panels, marked for translation: "Name"; null
  // elsewhere. `language` is that of a text: "de".
  const char* field = nullptr;
  std::string language = {};
};

// Board first, then the values of the map; none where the maps are equal.
std::vector<DifferenceSentence> sentences(const maps::MapDifference& difference);

// A text with its values put in; also for translated texts.
std::string with_values(std::string text, const std::vector<std::string>& values);

}  // namespace chartroom::editor
