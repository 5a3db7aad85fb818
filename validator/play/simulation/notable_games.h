// Games of a simulation that are worth looking at.
#pragma once

#include <optional>

#include "validator/play/games/tournament.h"

namespace chartroom::play {

// A game of a plan, by its number from 0, with its record.
struct NotableGame {
  Count number = 0;
  rules::GameRecord record;
};

struct NotableGames {
  std::optional<NotableGame> dramatic;  // both hurt, both found, many shots; the shorter of equals
  std::optional<NotableGame> typical;   // nearest to the medians in length and shots, won as most
                                        // are
  std::optional<NotableGame> stalled;   // the first that the ply limit ended
};

// The number of games to look through, from the first game of a plan on.
inline constexpr Count kMostLookedThrough = 1'000;

// Plays and chooses games; the plan must have no problem. The number of jobs does not change the
// choice. Uses the hooks for progress and for stopping; a stopped run may lack any game.
NotableGames notable_games(const TournamentPlan& plan, Count look_through = kMostLookedThrough,
                           const TournamentHooks& hooks = {});

}  // namespace chartroom::play
