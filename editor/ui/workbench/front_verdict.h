// How the document in front plays: the map's verdict in the bar, over the board and in the history,
// or those of the maps of a pack.
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

  // The document in front, or what is done to it, has changed.
  void show();

 private:
  void judge_pack();
  void show_pack(const PackVerdicts& verdicts);

  Workbench& at_;
};

// What is known of a state of the page's map.
std::optional<MapVerdict> known_verdict(const Workbench& at, MapPage& page, const maps::Map& map);
// What is known of states of the map in front, in words.
std::vector<wxString> verdicts_of(const Workbench& at, const std::vector<const maps::Map*>& states);

}  // namespace chartroom::editor
