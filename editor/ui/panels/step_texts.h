// Texts of the history for a map's steps, with the points that they changed.
#pragma once

#include <wx/string.h>

#include "editor/model/step_label.h"
#include "maps/map.h"

namespace chartroom::editor {

// Returns "Islands C3 to C5", "Border E4|E5", "Pasting: B2 to D4"; only the step's name if that
// says all.
wxString describe_step(const maps::Map& before, const maps::Map& after, StepLabel label);

}  // namespace chartroom::editor
