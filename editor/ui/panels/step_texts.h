// What the history says of a step: by the points that it changed.
#pragma once

#include <wx/string.h>

#include "editor/model/step_label.h"
#include "maps/map.h"

namespace chartroom::editor {

// "Islands C3 to C5", "Border E4|E5", "Pasting: B2 to D4"; the name of the step where that tells
// all.
wxString describe_step(const maps::Map& before, const maps::Map& after, StepLabel label);

}  // namespace chartroom::editor
