// What export does with two maps that are printed on the back of each other.
#pragma once

#include <string>
#include <vector>

#include "cli/map_input.h"
#include "exporters/sheets/sheet.h"

namespace chartroom::cli {

struct PairRequest {
  std::string front;  // of a map each
  std::string back;
  std::vector<std::string> sheets;  // as --sheet names them
  std::string format;
  bool backs = false;  // whether --backs was given
};

// Leaves of the sheets those that go back to back. What cannot be asked for so is printed, and
// gives false.
bool take_pair_sheets(const PairRequest& request, std::vector<const exporters::Sheet*>& sheets);

// The two maps, front first. Faults are printed and give none.
std::vector<MapInput> read_pair(const PairRequest& request);

}  // namespace chartroom::cli
