#include "exporters/report/report_maker.h"

#include <algorithm>

#include "validator/checks/play_report.h"
#include "validator/play/responder/responses.h"

namespace chartroom::exporters {
namespace {

// Games from all pairs of starts together if time is short; each pair plays 2 to 200.
constexpr play::Count kQuickStartGames = 20'000;
constexpr play::Count kStartGames = 200;

play::TournamentPlan plan_of(const ReportOrder& order, const std::string& level) {
  play::TournamentPlan plan;
  plan.map = order.map;
  plan.rules = order.rules;
  plan.blue = plan.green = level;
  plan.seed = order.budget.seed;
  plan.jobs = order.budget.jobs;
  return plan;
}

// If captains choose their starts, plays games from every ordered pair, at the highest skill of the
// quick budget.
void play_starts(const ReportOrder& order, const ReportHooks& hooks, IllustratedReport& report) {
  if (order.map.starts.any()) return;
  play::TournamentPlan plan = plan_of(order, play::fairness_budget().levels.back());
  plan.starts.kind = play::StartPlan::Kind::all;
  const play::Count quick = kQuickStartGames / start_pairs(plan) / 2 * 2;
  plan.games = order.thorough ? kStartGames : std::clamp<play::Count>(quick, 2, kStartGames);
  report.starts =
      play_start_matrix(plan, {.record = {}, .progress = hooks.starts, .stop = hooks.stop});
}

// Adds a responder's gain against the captains of the verdict.
void play_responder(const ReportOrder& order, const ReportHooks& hooks, IllustratedReport& report) {
  const play::ResponsePlan plan = verdict_responses(order.map, order.rules, order.budget);
  const play::Responses responses = play_responses(plan, {.progress = {}, .stop = hooks.stop});
  for (const Message& remark : checks::response_remarks(plan, responses)) {
    report.responses.push_back(remark.english());
  }
}

play::Fairness fairness_of(const ReportOrder& order, const ReportHooks& hooks) {
  if (order.played) return order.played->fairness;
  return measure_fairness(order.map, order.rules, order.budget,
                          {.progress = hooks.fairness, .games = {}, .stop = hooks.stop});
}

bool stopped(const ReportHooks& hooks) { return hooks.stop != nullptr && *hooks.stop; }

}  // namespace

IllustratedReport make_report(const ReportOrder& order, const ReportHooks& hooks) {
  IllustratedReport report;
  report.map = order.map;
  report.rules = order.rules;
  report.simulation =
      simulation_of(order.map, order.rules, order.budget, fairness_of(order, hooks));
  if (order.played) {
    report.responses = order.played->responses;
  } else if (order.thorough && !stopped(hooks)) {
    play_responder(order, hooks, report);
  }
  if (!stopped(hooks)) play_starts(order, hooks, report);
  if (!stopped(hooks)) {
    report.game =
        notable_games(plan_of(order, order.budget.levels.back()), play::kMostLookedThrough,
                      {.record = {}, .progress = {}, .stop = hooks.stop})
            .dramatic;
  }
  return report;
}

}  // namespace chartroom::exporters
