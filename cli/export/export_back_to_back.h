// Exports two maps that are printed back to back.
#pragma once

#include <string>
#include <vector>

#include "cli/map_input.h"
#include "exporters/sheets/sheet.h"

namespace chartroom::cli {

struct PairRequest {
  std::string front;  // a map's path, as is `back`
  std::string back;
  std::vector<std::string> sheets;  // names as in --sheet
  std::string format;
  bool backs = false;  // --backs was given
};

// Keeps only sheets that are printed back to back. Prints the request's problem; then returns
// false.
bool take_pair_sheets(const PairRequest& request, std::vector<const exporters::Sheet*>& sheets);

// Returns the two maps, front first. Prints errors and then returns none.
std::vector<MapInput> read_pair(const PairRequest& request);

}  // namespace chartroom::cli
