#include "shipped_maps.h"

#include <string>

#include "maps/files/map_file.h"

namespace chartroom::exporters::sample {

std::vector<maps::Map> shipped() {
  std::vector<maps::Map> list;
  for (const char* id : {"archipelago", "jules-verne", "north-pole", "umbria"}) {
    const std::string folder = CHARTROOM_SOURCE_DIR "/maps/packs/sonar-family/";
    list.push_back(maps::load_map(folder + id + ".map.json").value.value().map);
  }
  return list;
}

}  // namespace chartroom::exporters::sample
