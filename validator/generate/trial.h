// Playing a candidate: few games first, at the level that tells most, and more while they make it
// likelier that it can be certified.
#pragma once

#include <atomic>
#include <cstdint>

#include "validator/generate/layout.h"
#include "validator/generate/posterior.h"
#include "validator/play/games/tournament.h"

namespace chartroom::generate {

struct Trial {
  Layout layout;
  int number = 0;          // of the candidate, from 0
  std::uint64_t seed = 1;  // of its games
  Tallies tallies{};
  bool varied = false;  // from a trial, whose games tell of it, too
  Belief prior = belief_of_new_map();

  const play::Tally& at(Level level) const { return tallies[static_cast<std::size_t>(level)]; }
};

// A seed that nobody else has: of a candidate's games, or of its certificate's.
std::uint64_t seed_of(std::uint64_t request, int number, Stream stream);

// Games at a level, until there are so many in all. False where they were stopped from outside.
bool play_games(Trial& trial, Level level, play::Count games, const series::Jobs& jobs,
                const std::atomic<bool>* stop = nullptr);

// The chance that the map can be certified, after its games.
double chance_of(const Trial& trial);
// Whether more games had no result than a certificate allows, by more than chance.
bool stalls(const Tallies& tallies);

// By level: until how many games it is to be played next; 0: no more.
using Until = std::array<Count, kLevels.size()>;
// The level whose next games are likeliest to refuse the map for what they cost; none where none is
// to be played.
std::optional<Level> most_telling(const Belief& believed, bool forced_starts, const Tallies& played,
                                  const Until& until);

// The change that makes the likeliest variations of a trial, and their chance before a game.
struct Prospect {
  Change change = Change::nudge;
  double chance = 0;
};
Prospect prospect_of(const Trial& trial);

// Plays on, at the most telling level, until the chance has become one that is worth a certificate,
// and true is returned, or no longer one worth a game.
bool screen(Trial& trial, const series::Jobs& jobs, const std::atomic<bool>* stop = nullptr);

// Whether a trial is the better one to go on from.
bool better(const Trial& a, const Trial& b);

}  // namespace chartroom::generate
