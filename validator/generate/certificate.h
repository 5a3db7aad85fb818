// The certificate of a map and the games that prove it. The games are fresh, none seen by the
// search, so that the search's luck does not count.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "validator/checks/analysis/tracking_metrics.h"
#include "validator/generate/trial.h"
#include "validator/statistics/intervals.h"

namespace chartroom::generate {

// The claims of a certificate for every level of kLevels: a side's share of the points and the
// first move's are within these margins of one half, and the share of unfinished games is under
// kUnfinishedMost. Whole intervals must fit.
inline constexpr double kSideMargin = 0.01;
inline constexpr double kFirstMargin = 0.03;
inline constexpr double kUnfinishedMost = 0.02;
inline constexpr double kConfidence = 0.99;

// The numbers of games of a level at its looks, with forced starts; a level ends at the first look
// that proves it. Each look has an equal part of the error, so that all intervals together hold
// with kConfidence (Jennison and Turnbull's repeated intervals, by Bonferroni). Estimates up to
// 0.19, 0.42 and 0.59 points from even pass at these looks, so nearly even maps need few games.
// Pairs of games, with each team beginning once, do not narrow intervals: share_of_points measures
// their variance and finds no saving.
inline constexpr std::array<Count, 3> kForcedLooks{32'768, 65'536, 131'072};
// With free starts both sides choose alike, so the sides need no proof. There is one look; the
// first move's interval is 2.0 points wide.
inline constexpr Count kFreeGames = 16'384;

// Returns the number of looks of a map's certificate.
int looks_for(const maps::Map& map);

struct Certificate {
  std::string map;       // id
  std::string map_hash;  // hash of everything that affects play (checks::same_play_key)
  int captains = 0;      // version of the captains that played
  std::uint64_t seed = 1;
  Count games = 0;         // largest number of games a level
  int looks = 1;           // number of looks; 1: one look after all games
  Count candidates = 0;    // number of candidates tried before this one was found
  std::string side_proof;  // the proof that the sides are equal; "": the games prove it
  std::array<double, checks::kMostMoves> mean_positions{};  // after 1 move and more
  int ambiguous_moves = 0;  // length of the longest trail that fits in two positions
  Tallies tallies{};        // shares, pairs and numbers of games only

  // Returns the confidence of one look, so that all looks together hold with kConfidence.
  double confidence_of_a_look() const { return 1 - (1 - kConfidence) / looks; }
  statistics::Interval side(std::size_t level) const;
  statistics::Interval first(std::size_t level) const;
  statistics::Interval unfinished(std::size_t level) const;
  // True if a level's games prove the claims.
  bool holds(std::size_t level) const;
};

// Returns the hash by which certificates name a map.
std::string map_hash(const maps::Map& map);

// Plays a certificate's games with `looks` looks: looks_for(map), or 1 as in old certificates.
// Empty if the games do not prove the claims (the rest is then not played) or `stop` is set. The
// search's trial in `known` only decides when to give up; it learns the games of a refused
// certificate.
std::optional<Certificate> certify(const maps::Map& map, std::uint64_t seed, Count candidates,
                                   int looks, const series::Jobs& jobs,
                                   const std::atomic<bool>* stop = nullptr, Trial* known = nullptr);

}  // namespace chartroom::generate
