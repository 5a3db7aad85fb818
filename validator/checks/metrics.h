// The figures that go with a report, by name.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "validator/checks/analysis/tracking_metrics.h"
#include "validator/play/simulation/fairness.h"
#include "validator/reports/report.h"

namespace chartroom::play {
struct Responses;
}

namespace chartroom::checks {

// What the names of the many begin with.
inline constexpr std::string_view kMeanPlacements = "mean_placements_after_";
inline constexpr std::string_view kEntropyFrom = "entropy_from_";

// mean_placements_after_N_moves, longest_ambiguous_trail (in moves) with the bound it may reach,
// and for each start the bits that are open after kEntropyMoves.
inline constexpr int kEntropyMoves = 6;
std::vector<reports::Metric> metrics_of(const std::string& path, const maps::Map& map,
                                        const TrackingMetrics& tracking);

// Of the captains of each level (LEVEL): median_plies_LEVEL, unfinished_share_LEVEL, the same where
// they surface at will (unfinished_share_at_will_LEVEL), sunk_by_surfacing_share_LEVEL.
void add_play_metrics(const std::string& path, const play::Judgement& play,
                      std::vector<reports::Metric>& metrics);

// Of the responses to each level, against either side: responder_gain_against_SIDE_LEVEL in points
// of a game, and the ends of its interval with `_low` and `_high`. The lines of play tell of them.
void add_response_metrics(const std::string& path, const play::Responses& responses,
                          std::vector<reports::Metric>& metrics);

// How people read a figure's name: "median plies novice".
std::string metric_text(const reports::Metric& metric);
// The N of mean_placements_after_N_moves.
std::string moves_of(const reports::Metric& metric);

// The figures as people read them, file by file; of the starts the ones that tell most and least.
std::string metrics_text(const std::vector<reports::Metric>& metrics);

}  // namespace chartroom::checks
