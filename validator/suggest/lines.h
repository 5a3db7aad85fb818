// The lines that a map can miss, and how a map stands to them.
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

// No finding of severity warning or above at level `structure`; the mean number of placements after
// generate::kTrackedMoves moves as it is wished; and what play by every level of kLevels says: the
// sides are equal, and so is who moves first, each with its whole interval within kMargin of one
// half, and few games stay unfinished.
enum class Line : std::uint8_t { structure, tracking, side, first_move };
inline constexpr std::array kLines{Line::structure, Line::tracking, Line::side, Line::first_move};

std::string_view to_string(Line line);
std::optional<Line> parse_line(std::string_view text);

// The lines that a map misses of which a finding of this code speaks; none: no change is sought for
// it.
std::vector<Line> lines_of(std::string_view code);

// An interval that lies within this says "fair", as verdicts do (statistics::SprtPlan::middle).
inline constexpr double kMargin = 0.02;
inline constexpr double kConfidence = 0.99;
// Fresh games a level, where nothing else is asked for: with intervals of 1.4 points.
inline constexpr Count kFreshGames = 32'768;

// What is wrong with the structure of a map.
struct Structure {
  std::vector<std::string> findings;  // codes of warnings and errors, sorted, one for each
  // Errors, all findings, and the points that they name: the less, the nearer to none.
  std::array<int, 3> faults{};
};

// What is known of a map.
struct Figures {
  Structure structure;
  double placements = 0;   // mean, after kTrackedMoves moves
  bool playable = true;    // else there are no games
  std::string side_proof;  // what proves the sides equal; "": games tell
  std::array<play::Tally, kLevels.size()> tallies{};

  statistics::Interval side(std::size_t level) const;
  statistics::Interval first(std::size_t level) const;
};

// One of a map's findings in structure: its code, and the places that it names.
struct FindingAt {
  std::string code;
  std::vector<std::string> places;
};
bool has_finding(const maps::Map& map, const maps::PackFile* pack, const FindingAt& finding);

// By the findings of a map that the pack, if any, does not accept.
Structure structure_of(const maps::Map& map, const maps::PackFile* pack);
// Whether findings of one kind are more than before.
bool adds_findings(const std::vector<std::string>& before, const std::vector<std::string>& after);

// All of it but games.
Figures figures_without_play(const maps::Map& map, const maps::PackFile* pack);

// Plays so many games of every level, and gives false where it was stopped from outside. `seed` is
// that of games that nobody has looked at.
bool play_fresh(const maps::Map& map, Count games, std::uint64_t seed, Figures& figures,
                const series::Jobs& jobs, const std::atomic<bool>* stop);

// Whether games of this kind belong to the line, and how far their share is from one half.
bool is_of_play(Line line);
double away(Line line, const Figures& figures, std::size_t level);

// Whether the figures hold the line. `wished` is of tracking.
bool holds(Line line, const Figures& figures, const std::optional<Tracking>& wished);
// Whether they show that the line is missed; else, where it is not held, its games were too few to
// tell.
bool shows_missed(Line line, const Figures& figures, const std::optional<Tracking>& wished);
// By how much the worst interval of the lines clears the margin; negative where it does not.
double certainty(const std::vector<Line>& lines, const Figures& figures);

}  // namespace chartroom::suggest
