// What an operator at a terminal sees after each line.
#pragma once

#include <string>

#include "cli/map_input.h"
#include "validator/play/tracking/tracking.h"

namespace chartroom::cli {

struct OperatorView {
  const MapInput& input;
  const play::Tracking& tracking;
  const play::Knowledge& known;  // as it stands
  maps::Team tracked;
  std::string who;  // that is, in sentences
};

struct ScreenSize {
  int columns = 80;
  int rows = 24;
};

// The board with a cross on each point that is left, and beside or below it what is known, the
// gauges and the last lines of the list. "" where the screen has no room for it and the prompt.
std::string operator_screen(const OperatorView& view, ScreenSize size, bool colour);

}  // namespace chartroom::cli
