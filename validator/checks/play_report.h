// The results of simulated play on a map, for reports.
#pragma once

#include <string>
#include <vector>

#include "validator/play/responder/responses.h"
#include "validator/play/simulation/fairness.h"
#include "validator/reports/report.h"

namespace chartroom::checks {

// A line for each skill on a responder's gain: "novice: a responder given 100 rollouts
// before each action gains 31.2 percentage points against blue (27.0 to 35.4), nothing beyond
// chance against green (-0.3 to 1.2)".
std::vector<Message> response_remarks(const play::ResponsePlan& plan,
                                      const play::Responses& responses);

// `path` is the map's.
reports::PlayReport play_report(const std::string& path, const play::Fairness& play);

}  // namespace chartroom::checks
