#include "maps/files/map_file.h"
#include "maps/files/tiled_map.h"
#include "tests/fuzz/reader.h"
#include "tests/known_maps.h"

namespace chartroom::fuzz {

std::vector<std::string> seeds() {
  maps::Map map = known::sea({"....", ".#..", "....", "...#"});
  map.notes["en"] = "A \"note\"";
  map.starts.blue = maps::Point{0, 0};
  map.rules.silence = 3;
  return {tiled_map(known::north_pole()), tiled_map(map)};
}

void read(std::string_view bytes) {
  const auto parse = [](std::string_view text) { return maps::parse_tiled_map(text, "-"); };
  const auto map = parse(bytes);
  if (!was_read(map, bytes)) return;
  expect_to_come_back(*map.value, parse, maps::tiled_map);
  const auto as_file = maps::parse_map(to_canonical_json(*map.value), "-");
  expect(as_file && as_file.value->map == *map.value, "a map of Tiled keeps to the format of maps");
}

}  // namespace chartroom::fuzz
