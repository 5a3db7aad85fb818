// What a step did to a map, by the points that it changed, for the history.
#pragma once

#include <string>
#include <vector>

#include "editor/model/step_label.h"
#include "maps/map.h"

namespace chartroom::editor {

// One thing that a step did: a text marked for translation, in which %1 stands for the points, or
// for the names where it is about something else than points, and %2 for the value.
struct StepPart {
  const char* text;
  maps::PointSet points = {};
  std::vector<std::string> names = {};  // "E4|E5": the border between two points
  std::string value = {};               // the number of a quadrant
  friend bool operator==(const StepPart&, const StepPart&) = default;
};

// The parts of a step from one map to another; none where the name of the step tells all.
std::vector<StepPart> step_parts(const maps::Map& before, const maps::Map& after, StepLabel label);

// The first and the last point of the points in reading order where they fill a line or a rectangle
// of two points and more; else nothing.
std::vector<maps::Point> ends_of_rectangle(const maps::PointSet& points);

}  // namespace chartroom::editor
