#include "maps/files/pack_file.h"
#include "tests/fuzz/reader.h"

namespace chartroom::fuzz {

std::vector<std::string> seeds() { return {}; }

void read(std::string_view bytes) {
  const auto parse = [](std::string_view text) { return maps::parse_pack(text, "-"); };
  const auto pack = parse(bytes);
  if (!was_read(pack, bytes)) return;
  expect_to_come_back(*pack.value, parse,
                      [](const maps::PackFile& file) { return to_canonical_json(file.pack); });
}

}  // namespace chartroom::fuzz
