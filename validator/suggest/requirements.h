// The requirements: requirements that a map meets or misses, and its figures for them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "validator/generate/trial.h"
#include "validator/statistics/intervals.h"

namespace chartroom::suggest {

using generate::kLevels;
using generate::Level;
using generate::Tracking;
using play::Count;

// structure: no finding of severity warning or above at level `structure`. tracking: the wished
// mean number of possible positions after generate::kTrackedMoves moves. side, first_move: for
// every skill of kLevels, the whole interval of the share is within kMargin of one half, and few
// games stay unfinished.
enum class Requirement : std::uint8_t { structure, tracking, side, first_move };
inline constexpr std::array kRequirements{Requirement::structure, Requirement::tracking,
                                          Requirement::side, Requirement::first_move};

std::string_view to_string(Requirement requirement);
std::optional<Requirement> parse_requirement(std::string_view text);

// Returns the requirements that a map with a finding of this code misses; none if no change can
// help.
std::vector<Requirement> requirements_of(std::string_view code);

// An interval within this margin is fair, as in verdicts (statistics::SprtPlan::middle).
inline constexpr double kMargin = 0.02;
inline constexpr double kConfidence = 0.99;
// The default number of fresh games for each skill, which gives intervals of 1.4 points.
inline constexpr Count kFreshGames = 32'768;

// The faults in the structure of a map.
struct Structure {
  std::vector<std::string> findings;  // codes of warnings and errors, sorted, one for each
  // The numbers of errors, of findings, and of points that they name: fewer are better.
  std::array<int, 3> faults{};
};

// The figures of a map, for its requirements.
struct Figures {
  Structure structure;
  double mean_positions = 0;  // mean number of possible positions after kTrackedMoves moves
  bool playable = true;       // false: there are no games
  std::string side_proof;     // a proof that the sides are equal; "": games decide
  std::array<play::Tally, kLevels.size()> tallies{};

  statistics::Interval side(std::size_t level) const;
  statistics::Interval first(std::size_t level) const;
};

// A finding on a map's structure: its code, and the places that it names.
struct FindingAt {
  std::string code;
  std::vector<std::string> places;
};
bool has_finding(const maps::Map& map, const maps::PackFile* pack, const FindingAt& finding);

// Counts the findings of a map that the pack, if any, does not exclude.
Structure structure_of(const maps::Map& map, const maps::PackFile* pack);
// True if a code has more findings than before.
bool adds_findings(const std::vector<std::string>& before, const std::vector<std::string>& after);

// Returns the figures that need no games.
Figures figures_without_play(const maps::Map& map, const maps::PackFile* pack);

// Plays `games` games of every skill; returns false if `stop` stopped it. `seed` must be one that
// the search has not used.
bool play_fresh(const maps::Map& map, Count games, std::uint64_t seed, Figures& figures,
                const series::Jobs& jobs, const std::atomic<bool>* stop);

// True if games decide the requirement; and the distance of their share from one half.
bool is_of_play(Requirement requirement);
double away(Requirement requirement, const Figures& figures, std::size_t level);

// True if the figures meet the requirement. `wished` is for tracking.
bool holds(Requirement requirement, const Figures& figures, const std::optional<Tracking>& wished);
// True if the figures show that the requirement is missed. If neither this nor `holds`, the games
// were too few.
bool shows_missed(Requirement requirement, const Figures& figures,
                  const std::optional<Tracking>& wished);
// Returns the distance of the requirements' worst interval from the margin's end; negative if
// outside.
double certainty(const std::vector<Requirement>& requirements, const Figures& figures);

}  // namespace chartroom::suggest
