// The simulated play of a report.
#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "exporters/report/map_report.h"
#include "validator/play/simulation/fairness.h"

namespace chartroom::exporters {

// Play that the map's checks have already simulated (see checks::Profile::played).
struct PlayedMap {
  play::Fairness fairness;
  std::vector<std::string> responses;  // a responder's gain by skill
};

// `thorough` plays more games, also from every pair of starts, and adds a responder's gain.
// `played` is reused; it must have the order's budget.
struct ReportOrder {
  maps::Map map;
  rules::Rulebook rules;
  play::FairnessBudget budget;
  bool thorough = false;
  std::optional<PlayedMap> played = {};
};

struct ReportHooks {
  std::function<void(const play::FairnessProgress& at)> fairness;
  play::ProgressSink starts;                // called during games from every pair of starts
  const std::atomic<bool>* stop = nullptr;  // set from outside to stop early; no usable report then
};

// Makes a report without its findings. The budget must suit the map (problem_with).
IllustratedReport make_report(const ReportOrder& order, const ReportHooks& hooks = {});

}  // namespace chartroom::exporters
