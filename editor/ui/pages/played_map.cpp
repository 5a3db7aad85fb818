#include "editor/ui/pages/played_map.h"

namespace chartroom::editor {

maps::RuleOverrides pack_rules(MapPage& page) {
  page.findings().validate(page.document());
  const maps::PackFile* pack = page.findings().pack();
  return pack == nullptr ? maps::RuleOverrides() : pack->pack.rules;
}

PlayedMap played(MapPage& page, const maps::Map& map) {
  page.findings().validate(page.document());
  const maps::PackFile* pack = page.findings().pack();
  return {map, pack == nullptr ? nullptr : &pack->pack};
}

rules::MapInput map_to_play(MapPage& page) {
  page.finish_edit();
  return {page.document().path(), page.document().map(), pack_rules(page)};
}

}  // namespace chartroom::editor
