// The named figures of a report.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "validator/checks/analysis/tracking_metrics.h"
#include "validator/checks/cache/result_cache.h"
#include "validator/play/simulation/fairness.h"
#include "validator/reports/report.h"

namespace chartroom::play {
struct Responses;
}

namespace chartroom::checks {

// Prefixes of the names of figures that come in series.
inline constexpr std::string_view kMeanPlacements = "mean_placements_after_";
inline constexpr std::string_view kEntropyFrom = "entropy_from_";

// mean_placements_after_N_moves, longest_ambiguous_trail (in moves) with its upper bound, and for
// each start the entropy in bits after kEntropyMoves.
inline constexpr int kEntropyMoves = 6;
std::vector<reports::Metric> metrics_of(const std::string& path, const maps::Map& map,
                                        const TrackingMetrics& tracking,
                                        ResultCache* cache = nullptr);

// Adds, for the captains of each skill (LEVEL), median_plies_LEVEL, unfinished_share_LEVEL,
// unfinished_share_at_will_LEVEL (if they surface at will) and sunk_by_surfacing_share_LEVEL.
void add_play_metrics(const std::string& path, const play::Fairness& play,
                      std::vector<reports::Metric>& metrics);

// Adds, for the responses to each skill and side, responder_gain_against_SIDE_LEVEL in points of a
// game, and the ends of its interval with `_low` and `_high`. metrics_text leaves these out.
void add_response_metrics(const std::string& path, const play::Responses& responses,
                          std::vector<reports::Metric>& metrics);

// Returns a figure's name for people: "median plies novice".
std::string metric_text(const reports::Metric& metric);
// The N of mean_placements_after_N_moves.
std::string moves_of(const reports::Metric& metric);

// Returns the figures for people, file by file; of the starts only the extreme ones.
std::string metrics_text(const std::vector<reports::Metric>& metrics);

}  // namespace chartroom::checks
