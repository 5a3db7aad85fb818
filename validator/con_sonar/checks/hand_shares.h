// Shares of useful hands, counted over every hand that may be dealt from all cards of a deck.
#pragma once

#include <optional>

#include "maps/con_sonar/deck.h"

namespace chartroom::con_sonar {

struct HandShares {
  double queues = 0;   // of hands in which two or more cards make a queue
  double strikes = 0;  // of hands with an arrow that names a torpedo card face up
  // The share of hands whose cards all make one queue. Empty if there are too many queues to count.
  std::optional<double> queues_whole;
};

// Returns nothing if the deck has fewer fleet cards than a hand. If it has fewer torpedo cards than
// should be face up, all of them are.
std::optional<HandShares> hand_shares(const Deck& deck);

}  // namespace chartroom::con_sonar
