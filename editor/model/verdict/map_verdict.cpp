#include "editor/model/verdict/map_verdict.h"

namespace chartroom::editor {

PlayedMap::PlayedMap(const maps::Map& whole, const rules::Rulebook& by_rules) : rules(by_rules) {
  map.size = whole.size;
  map.islands = whole.islands;
  map.quadrants = whole.quadrants;
  map.starts = whole.starts;
  map.surfacing = whole.surfacing;
}

}  // namespace chartroom::editor
