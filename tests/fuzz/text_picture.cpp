#include "maps/files/text_picture.h"

#include "tests/fuzz/reader.h"
#include "tests/known_maps.h"

namespace chartroom::fuzz {

std::vector<std::string> seeds() {
  std::vector<std::string> pictures{text_picture(known::north_pole())};
  maps::Map map = known::sea({"....", ".#..", "....", "...#"});
  map.name["de"] = "Kleines \"Meer\"\\\n";
  map.notes["en"] = "A note";
  map.rules.sonar = 1;
  map.starts.blue = maps::Point{0, 0};
  pictures.push_back(text_picture(map));
  return pictures;
}

void read(std::string_view bytes) {
  const auto parse = [](std::string_view text) { return maps::parse_text_picture(text, "-"); };
  const auto map = parse(bytes);
  if (!was_read(map, bytes)) return;
  expect_to_come_back(*map.value, parse, maps::text_picture);
}

}  // namespace chartroom::fuzz
