// Playing a candidate: few games first, at the level that tells most, and more for those that pass.
#pragma once

#include <array>
#include <atomic>
#include <span>
#include <string_view>

#include "validator/generate/layout.h"
#include "validator/play/games/tournament.h"

namespace chartroom::generate {

// What candidates are played by, in the order of reports.
inline constexpr std::array<std::string_view, 3> kLevels{"novice", "standard", "expert"};
enum class Level : std::uint8_t { novice, standard, expert };

// Games that were played at each of kLevels.
using Tallies = std::array<play::Tally, kLevels.size()>;

struct Trial {
  Layout layout;
  int number = 0;          // of the candidate, from 0
  std::uint64_t seed = 1;  // of its games
  Tallies tallies{};
  int stage = 0;  // how many stages it has passed

  const play::Tally& at(Level level) const { return tallies[static_cast<std::size_t>(level)]; }
};

// A candidate passes a stage when, after so many games at a level in all, neither side, the first
// move nor games without a result have a larger share than this, away from one half.
struct Stage {
  Level level;
  play::Count games;
  double side;
  double first;
  double unfinished;
};

// In order. With free starts the sides are equal, and the first move is hardly worth anything.
std::span<const Stage> stages(bool forced_starts);
// Of these, the first that are worth playing for every candidate; the others are for few.
int screening_stages(bool forced_starts);

// A seed that nobody else has: of a candidate's games, or of its certificate's.
std::uint64_t seed_of(std::uint64_t request, int number, Stream stream);

// Games at a level, until there are so many in all. False where they were stopped from outside.
bool play_games(Trial& trial, Level level, play::Count games, const play::Jobs& jobs,
                const std::atomic<bool>* stop = nullptr);

// Plays the stages up to `last` until one is not passed, and says whether all were.
bool play_stages(Trial& trial, int last, const play::Jobs& jobs,
                 const std::atomic<bool>* stop = nullptr);

// How far the games of a trial are from what a certificate asks for, beyond what chance explains:
// variances of shares. Smaller is better; only trials of one stage compare.
double shortfall(const Trial& trial);

// Whether a trial is the better one to go on from.
bool better(const Trial& a, const Trial& b);

}  // namespace chartroom::generate
