// One simulated game of Con Sonar!. The only place that knows the piles and all hands.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "validator/con_sonar/agents/deck_agent.h"
#include "validator/con_sonar/simulation/deck_series.h"

namespace chartroom::con_sonar {

// The streams of random numbers in a game.
enum class Stream : std::uint32_t { cards_and_dice, admirals };

// The state in which all games of a series begin.
struct Opening {
  Opening(const Cards& cards, int admirals);

  Table table;  // without admirals and face-up cards
  CardList<kMaxFleetCards> fleet;
  CardList<kMaxTorpedoCards> torpedoes;
};

// The start of one game: agents, nations, random numbers and hands.
struct MatchSetup {
  const Cards& cards;
  const Opening& opening;
  const std::vector<const Agent*>& agents;           // by seat
  std::array<std::uint8_t, kMaxNations> admirals{};  // nations, by seat
  std::uint64_t seed = 1;
  std::uint32_t game = 0;
  std::array<std::uint8_t, kMaxNations> first_hand_sizes{};  // cards, by seat
  SeatOrder seat_order = SeatOrder::rounds;
};

// Plays until the end or kMostTurns. Adds the game to the tally, and its record to `lines`.
void play_match(const MatchSetup& setup, Tally& tally);
void play_match(const MatchSetup& setup, Tally& tally, std::vector<RecordLine>& lines);

}  // namespace chartroom::con_sonar
