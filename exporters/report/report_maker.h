// The play that a report tells of.
#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "exporters/report/map_report.h"
#include "validator/play/simulation/fairness.h"

namespace chartroom::exporters {

// Play that the checks of the map have already paid for (see checks::Profile::played).
struct PlayedMap {
  play::Judgement judgement;
  std::vector<std::string> responses;  // what a responder gains, by level
};

// `thorough`: more games from every pair of starts, too, and what a responder gains. `played`: the
// same play by the same budget; it is not played again.
struct ReportOrder {
  maps::Map map;
  rules::Rulebook rules;
  play::FairnessBudget budget;
  bool thorough = false;
  std::optional<PlayedMap> played = {};
};

struct ReportHooks {
  std::function<void(const play::JudgementProgress& at)> judging;
  play::ProgressSink starts;                // while games from every pair of starts are played
  const std::atomic<bool>* stop = nullptr;  // set from outside: end soon; the report is of no use
};

// All of a report but its findings. The map must have no problem with the budget (problem_with).
IllustratedReport make_report(const ReportOrder& order, const ReportHooks& hooks = {});

}  // namespace chartroom::exporters
