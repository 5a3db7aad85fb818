#include "tests/maps/con_sonar/decks.h"

#include <gtest/gtest.h>

#include "maps/con_sonar/deck_file.h"
#include "maps/platform/safe_file.h"

namespace chartroom::con_sonar::decks {
namespace {

Deck read(const std::string& path) {
  const ParseResult<DeckFile> file = parse_deck(bytes_of(path), path);
  if (!file) {
    ADD_FAILURE() << file.errors[0].text();
    return {};
  }
  EXPECT_TRUE(file.value->canonical) << path;
  return file.value->deck;
}

}  // namespace

std::string bytes_of(const std::string& path) {
  return read_file(std::string(CHARTROOM_SOURCE_DIR) + "/" + path).value.value();
}

Deck shipped() { return read("maps/packs/con-sonar/con-sonar.deck.json"); }
Deck online() { return read("maps/packs/con-sonar/con-sonar-online.deck.json"); }

}  // namespace chartroom::con_sonar::decks
