// The operator's screen after each line at a terminal.
#pragma once

#include <string>

#include "cli/map_input.h"
#include "validator/play/tracking/tracking.h"
#include "validator/play/tracking/tracking_report.h"

namespace chartroom::cli {

struct OperatorView {
  const MapInput& input;
  const play::Tracking& tracking;
  const play::Knowledge& known;  // the current knowledge
  maps::Team tracked;
  Message who;  // the tracked team, for sentences
  const play::TrackingLanguage& language;
  const Translator& tr;
};

struct ScreenSize {
  int columns = 80;
  int rows = 24;
};

// Returns the board with a cross on each possible position, and beside or below it the knowledge,
// the gauges and the list's last lines. Returns "" if the screen cannot fit it and the prompt.
std::string operator_screen(const OperatorView& view, ScreenSize size, bool colour);

}  // namespace chartroom::cli
