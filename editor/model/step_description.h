// Describes a step's changes of a map by points, for the history.
#pragma once

#include <string>
#include <vector>

#include "editor/model/step_label.h"
#include "maps/map.h"

namespace chartroom::editor {

// One change of a step: a text marked for translation with %1 for the points, or for other names,
// and %2 for the value.
struct StepPart {
  const char* text;
  maps::PointSet points = {};
  std::vector<std::string> names = {};  // "E4|E5": the border between two points
  std::string value = {};               // the number of a quadrant
  friend bool operator==(const StepPart&, const StepPart&) = default;
};

// Returns the changes from one map to another; none if the step's label tells all.
std::vector<StepPart> step_parts(const maps::Map& before, const maps::Map& after, StepLabel label);

// Returns the first and last point in reading order if the points fill a line or rectangle of two
// points or more; else none.
std::vector<maps::Point> ends_of_rectangle(const maps::PointSet& points);

}  // namespace chartroom::editor
