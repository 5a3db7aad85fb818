// Shows the verdict of the map in front in the bar, over the board and in the history; of a pack,
// the verdicts of its maps.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "editor/model/verdict/map_verdict.h"
#include "editor/ui/workbench/workbench.h"

namespace chartroom::editor {

class PackVerdicts;

class FrontVerdict {
 public:
  // Makes the bar. `changed` is called when another verdict on the map in front is known.
  FrontVerdict(wxWindow* parent, Workbench& at, std::function<void()> changed);

  // Shows changes of the document in front or of the work on it.
  void show();

 private:
  void simulate_pack();
  void show_pack(const PackVerdicts& verdicts);

  Workbench& at_;
};

// Returns the verdict on a state of the page's map, if one is known.
std::optional<MapVerdict> known_verdict(const Workbench& at, MapPage& page, const maps::Map& map);
// Describes the known verdicts on states of the map in front.
std::vector<wxString> verdicts_of(const Workbench& at, const std::vector<const maps::Map*>& states);

}  // namespace chartroom::editor
