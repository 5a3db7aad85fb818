// One simulated game. The only place that sees both submarines.
#pragma once

#include <cstdint>

#include "validator/play/agents/agent.h"
#include "validator/play/games/clock.h"
#include "validator/play/games/tally.h"
#include "validator/rules/record.h"

namespace chartroom::play {

template <int Words>
struct Players {
  const Agent<Words>& blue;
  const Agent<Words>& green;

  const Agent<Words>& of(maps::Team team) const { return team == maps::Team::blue ? blue : green; }
};

// The start of a simulated game: starts, first team, random numbers and variant.
struct GameSetup {
  maps::Point blue;
  maps::Point green;
  maps::Team first = maps::Team::blue;
  std::uint64_t seed = 1;
  std::uint32_t pair = 0;
  std::uint32_t game = 0;
  rules::Variant variant = rules::Variant::turns;
  std::array<Pace, 2>
      paces{};  // realtime: by team; the first to call is the first team, and `first` is ignored
};

// Plays until a submarine sinks or the ply limit, where the result is `open`. Adds the game to the
// tally, without the counts of pairs. Appends the plies to `plies`, if given, for a record.
template <int Words>
rules::GameResult play_game(const rules::Sea<Words>& sea, const Players<Words>& players,
                            const GameSetup& setup, Tally& tally,
                            std::vector<rules::RecordPly>* plies = nullptr);

}  // namespace chartroom::play
