#include "cli/export/export_back_to_back.h"

#include <fmt/core.h>

#include <algorithm>

#include "cli/con_sonar/deck_input.h"
#include "cli/output.h"
#include "exporters/documents/back_to_back.h"
#include "exporters/sheets/sheet_groups.h"

namespace chartroom::cli {

namespace {

// Returns the problem of the request, or "".
std::string problem_of(const PairRequest& request) {
  if (request.back.empty()) return "--back-to-back needs two maps";
  if (request.format != "pdf") return "--back-to-back needs --format pdf";
  if (request.backs) return "--backs: none of these sheets has cards";
  for (const std::string& name : request.sheets) {
    const std::vector<const exporters::Sheet*> sheets = exporters::sheets_named(name);
    const bool fits = !sheets.empty() && std::ranges::all_of(sheets, [](const auto* sheet) {
      return exporters::goes_back_to_back(*sheet);
    });
    if (name != "all" && !fits) {
      return fmt::format("--sheet {}: only captain and operator sheets can be back to back", name);
    }
  }
  return "";
}

}  // namespace

bool take_pair_sheets(const PairRequest& request, std::vector<const exporters::Sheet*>& sheets) {
  const std::string problem = problem_of(request);
  if (!problem.empty()) print_error(problem);
  std::erase_if(sheets, [](const auto* sheet) { return !exporters::goes_back_to_back(*sheet); });
  return problem.empty();
}

std::vector<MapInput> read_pair(const PairRequest& request) {
  bool good = true;
  std::vector<MapInput> maps;
  for (const std::string& path : {request.front, request.back}) {
    const std::vector<MapInput> inputs = read_map_inputs(path_or_id(path), good);
    if (!good) return {};
    if (inputs.size() != 1) {
      print_error(path + ": is not a single map (--back-to-back needs one map per side)");
      return {};
    }
    maps.push_back(inputs[0]);
  }
  if (maps[0].map.id == maps[1].map.id) {
    print_error(fmt::format("--back-to-back: both maps have the id {}", maps[0].map.id));
    return {};
  }
  return maps;
}

}  // namespace chartroom::cli
