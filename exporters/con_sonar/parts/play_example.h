// A turn as an example: a queue of two cards and a strike, from the deck's own cards.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "maps/con_sonar/deck.h"

namespace chartroom::exporters {

struct PlayExample {
  // A card by its place in the deck, whose submarine it moves and between which steps.
  struct Move {
    int card = 0;
    int nation = 0;
    int from = 1;
    int to = 1;
  };

  int admiral = 0;  // a nation
  Move first = {};
  Move second = {};
  int torpedo = 0;              // the torpedo card, by its place in the deck
  int target = 0;               // a nation
  int step = 1;                 // on which the target stands
  std::vector<int> rolls = {};  // the last one hits, the others miss
  std::string record =
      {};  // the set-up and the turn, as a game record that the referee finds legal
};

// An admiral who goes down and lifts the target before firing where the deck has such cards;
// nothing where no queue of two leads to a strike at the beginning of a game.
std::optional<PlayExample> play_example(const con_sonar::Deck& deck);

}  // namespace chartroom::exporters
