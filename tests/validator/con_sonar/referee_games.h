// Short games for tests of Con Sonar!'s referee.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "tests/maps/con_sonar/decks.h"
#include "validator/con_sonar/deck_referee.h"

namespace chartroom::con_sonar::referee_games {

// Returns the shipped deck by its id, or a part of it: "short" has three torpedo cards, "spare" one
// more, "lone" one submarine a nation, "dry" no sonar, "mild" level 2 only; "online" is the
// variant.
inline ParseResult<Deck> find_deck(const std::string& name) {
  Deck deck = name == "online" ? decks::online() : decks::shipped();
  const auto keep = [&](const std::vector<std::string>& names) {
    const std::vector<std::string> all = torpedo_card_names(deck);
    std::vector<TorpedoCard> kept;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (std::find(names.begin(), names.end(), all[i]) != names.end()) {
        kept.push_back(deck.torpedoes[i]);
      }
    }
    deck.torpedoes = kept;
  };
  if (name == "short") keep({"red*1", "blue*2", "yellow*2"});
  if (name == "spare") keep({"red*1", "blue*2", "yellow*2", "green*1"});
  if (name == "lone") deck.ladder.starts = {4};
  if (name == "dry") deck.sonar = {};
  if (name == "mild") deck.sonar.level_1.clear();
  if (name == "few") deck.fleet.resize(8);
  if (name == "unknown") return {};
  return {deck, {}};
}

inline const std::string kSetUp =
    "deal red red-1 blue+2 green+2\n"
    "deal green yellow+4 green-3 purple-5\n"
    "deal blue blue-1 orange+2 red+6\n"
    "reveal red*1 blue*2 yellow*2\n";

inline std::string header(const std::string& deck = "con-sonar") {
  return "chartroom-game 1\ndeck " + deck + "\nadmirals red green blue\n";
}

inline GameRecord parse(const std::string& text) {
  auto read = parse_records(text, "x.game", find_deck);
  if (!read) {
    ADD_FAILURE() << read.errors[0].text() << "\n" << text;
    return {};
  }
  return read.value->front();
}

}  // namespace chartroom::con_sonar::referee_games
