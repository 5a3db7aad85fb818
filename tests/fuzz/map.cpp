#include "maps/files/map_file.h"

#include "tests/fuzz/reader.h"

namespace chartroom::fuzz {

std::vector<std::string> seeds() { return {}; }

void read(std::string_view bytes) {
  const auto parse = [](std::string_view text) { return maps::parse_map(text, "-"); };
  const auto map = parse(bytes);
  if (!was_read(map, bytes)) return;
  expect(map.value->canonical == (to_canonical_json(map.value->map) == bytes),
         "a file is canonical where it is written as it was read");
  expect_to_come_back(*map.value, parse,
                      [](const maps::MapFile& file) { return to_canonical_json(file.map); });
}

}  // namespace chartroom::fuzz
