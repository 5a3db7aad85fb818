#include "maps/con_sonar/deck_file.h"
#include "maps/con_sonar/even_deck.h"
#include "tests/fuzz/reader.h"

namespace chartroom::fuzz {

std::vector<std::string> seeds() {
  return {to_canonical_json(con_sonar::even_deck("even", "Even", 2, 2))};
}

void read(std::string_view bytes) {
  const auto parse = [](std::string_view text) { return con_sonar::parse_deck(text, "-"); };
  const auto deck = parse(bytes);
  if (!was_read(deck, bytes)) return;
  expect_to_come_back(*deck.value, parse,
                      [](const con_sonar::DeckFile& file) { return to_canonical_json(file.deck); });
}

}  // namespace chartroom::fuzz
