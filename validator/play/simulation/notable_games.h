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

// No more games than this are looked through: the first ones of a plan.
inline constexpr Count kMostLookedThrough = 1'000;

// The plan must have no problem. The same plan gives the same games on any number of jobs. Of
// `hooks` those for progress and for stopping count; what was stopped may lack any game.
NotableGames notable_games(const TournamentPlan& plan, Count look_through = kMostLookedThrough,
                           const TournamentHooks& hooks = {});

}  // namespace chartroom::play
