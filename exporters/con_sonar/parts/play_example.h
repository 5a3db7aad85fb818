// A turn as an example: a queue of two cards and a strike, from the deck's own cards.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "maps/con_sonar/deck.h"

namespace chartroom::exporters {

struct PlayExample {
  // A card by its index in the deck, the submarine's nation, and the steps that it moves between.
  struct Move {
    int card = 0;
    int nation = 0;
    int from = 1;
    int to = 1;
  };

  int admiral = 0;  // a nation
  Move first = {};
  Move second = {};
  int torpedo = 0;              // the torpedo card's index in the deck
  int target = 0;               // a nation
  int step = 1;                 // the target's step
  std::vector<int> rolls = {};  // the last one hits, the others miss
  std::string record = {};  // the setup and the turn, as a game record that the referee finds legal
};

// Returns an example in which an admiral dives and raises the target before firing, if the deck has
// such cards. Returns nothing if no queue of two leads to a strike at the beginning of a game.
std::optional<PlayExample> play_example(const con_sonar::Deck& deck);

}  // namespace chartroom::exporters
