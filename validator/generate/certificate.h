// What a map is certified for, and the games that show it: played afresh, none of them ever looked
// at by the search that found the map, so that its luck is not counted in.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "validator/checks/analysis/tracking_metrics.h"
#include "validator/generate/trial.h"
#include "validator/statistics/intervals.h"

namespace chartroom::generate {

// What a certificate says, whatever the map, at every level of kLevels: the sides' shares of the
// points, the first move's and the share of games without a result lie within these of one half
// (the last of none), each with its whole interval.
inline constexpr double kSideMargin = 0.01;
inline constexpr double kFirstMargin = 0.03;
inline constexpr double kUnfinishedMost = 0.02;
inline constexpr double kConfidence = 0.99;

// Games a level with forced starts: they are looked at so often, and a level ends where it is
// shown. Each look has an equal part of the error, so that the intervals hold with kConfidence
// however often was looked (Jennison and Turnbull's repeated intervals, by Bonferroni). At the
// looks what is estimated up to 0.19, 0.42 and 0.59 points from even is shown to be within one:
// nearly even maps are shown with few games. Pairs of games, either team beginning one, do not make
// an interval narrower than single ones: share_of_points measures their variance and finds none
// saved.
inline constexpr std::array<Count, 3> kForcedLooks{32'768, 65'536, 131'072};
// With free starts both sides choose alike and nothing is asked of them; the first move's interval
// is 2.0 points wide. They are looked at once.
inline constexpr Count kFreeGames = 16'384;

// How often a certificate of the map looks at its games.
int looks_for(const maps::Map& map);

struct Certificate {
  std::string map;       // id
  std::string map_hash;  // of all that play can tell (checks::same_play_key)
  int captains = 0;      // the edition of those who played
  std::uint64_t seed = 1;
  Count games = 0;         // a level, at most
  int looks = 1;           // at the games; 1: all of them are played, then looked at
  Count candidates = 0;    // that were tried until this one was found
  std::string side_proof;  // what proves the sides equal; "": the games do
  std::array<double, checks::kMostMoves> placements{};  // mean, after 1 move and more
  int ambiguous_moves = 0;                              // longest trail that fits two places
  Tallies tallies{};                                    // shares, pairs and numbers of games only

  // Of an interval at one look, so that all looks together hold with kConfidence.
  double confidence_of_a_look() const { return 1 - (1 - kConfidence) / looks; }
  statistics::Interval side(std::size_t level) const;
  statistics::Interval first(std::size_t level) const;
  statistics::Interval unfinished(std::size_t level) const;
  // Whether a level's games show what a certificate says.
  bool holds(std::size_t level) const;
};

// The hash that certificates name a map by.
std::string map_hash(const maps::Map& map);

// Plays the certificate's games and looks at them so often: as looks_for says, or once, as all
// certificates did before they said how often. Nothing where they do not show what it says (then
// not all of them are played), or where they were stopped from outside. What a search `knows` of
// the map only ever tells when to give up; the trial learns the games of what is given up.
std::optional<Certificate> certify(const maps::Map& map, std::uint64_t seed, Count candidates,
                                   int looks, const series::Jobs& jobs,
                                   const std::atomic<bool>* stop = nullptr, Trial* known = nullptr);

}  // namespace chartroom::generate
