// What the hands of a deck can do, counted over every hand that may be dealt from all its cards.
#pragma once

#include <optional>

#include "maps/con_sonar/deck.h"

namespace chartroom::con_sonar {

struct HandShares {
  double queues = 0;   // of the hands: some two cards or more make a queue
  double strikes = 0;  // of hands and torpedo cards face up: some arrow names one of these
  // Of the hands: all cards make one queue. Nothing where a deck has too many queues to look at.
  std::optional<double> queues_whole;
};

// Nothing where the deck has fewer fleet cards than a hand. Where it has fewer torpedo cards than
// are to lie face up, all of them do.
std::optional<HandShares> hand_shares(const Deck& deck);

}  // namespace chartroom::con_sonar
