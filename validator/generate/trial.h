// Plays a candidate: few games first, at the most telling level, and more while a certificate
// becomes more likely.
#pragma once

#include <atomic>
#include <cstdint>

#include "validator/generate/layout.h"
#include "validator/generate/posterior.h"
#include "validator/play/games/tournament.h"

namespace chartroom::generate {

// A map with the games that it has played so far, on the way to a certificate.
struct Trial {
  Layout layout;
  int number = 0;          // number of the candidate, from 0
  std::uint64_t seed = 1;  // seed of its games
  Tallies tallies{};
  bool varied = false;  // a variation of a trial, whose games set its prior
  Belief prior = belief_of_new_map();

  const play::Tally& at(Level level) const { return tallies[static_cast<std::size_t>(level)]; }
};

// Returns a unique seed for a candidate's games or its certificate's.
std::uint64_t seed_of(std::uint64_t request, int number, Stream stream);

// Plays at a level until it has `games` games in all; false if stopped from outside.
bool play_games(Trial& trial, Level level, play::Count games, const series::Jobs& jobs,
                const std::atomic<bool>* stop = nullptr);

// Returns the chance that the map can be certified, after its games.
double chance_of(const Trial& trial);
// True if significantly more games are unfinished than a certificate allows.
bool stalls(const Tallies& tallies);

// The number of games up to which each level is played next; 0: no more.
using Until = std::array<Count, kLevels.size()>;
// Returns the level whose next games are most likely to refuse the map for their cost, if any.
std::optional<Level> most_telling(const Belief& believed, bool forced_starts, const Tallies& played,
                                  const Until& until);

// The change that gives a trial's variations their best chance, and that chance before games.
struct Prospect {
  Change change = Change::nudge;
  double chance = 0;
};
Prospect prospect_of(const Trial& trial);

// Plays on at the most telling level. Returns true once the chance is worth a certificate, and
// false once it is not worth another game.
bool screen(Trial& trial, const series::Jobs& jobs, const std::atomic<bool>* stop = nullptr);

// True if `a` is the better trial to vary.
bool better(const Trial& a, const Trial& b);

}  // namespace chartroom::generate
