#include "validator/checks/play_report.h"

#include "validator/checks/diagnostic.h"
#include "validator/play/simulation/verdict_report.h"

namespace chartroom::checks {
namespace {

reports::PlayVerdict verdict_of(const play::Verdict& verdict) {
  reports::PlayVerdict row;
  row.question = to_string(verdict.question);
  row.level = verdict.level;
  row.share = verdict.share;
  row.decision = to_string(verdict.decision);
  if (verdict.favours) row.favours = to_string(*verdict.favours);
  row.games = verdict.games;
  if (!verdict.proof.empty()) row.proof = verdict.proof;
  row.who = verdict.question == play::Question::side ? "blue" : "first player";
  row.summary = verdict_text(verdict);
  return row;
}

// A share as points out of 100 games.
Message share_in_points(double share) { return decimal(100 * share); }

Message gain_of(const play::Response& r) {
  if (!r.certain()) {
    return message("nothing beyond chance against {} ({} to {})", team_word(r.enemy),
                   share_in_points(r.gain.low), share_in_points(r.gain.high));
  }
  return message("{} percentage points against {} ({} to {})", share_in_points(r.gain.estimate),
                 team_word(r.enemy), share_in_points(r.gain.low), share_in_points(r.gain.high));
}

}  // namespace

std::vector<Message> response_remarks(const play::ResponsePlan& plan,
                                      const play::Responses& responses) {
  std::vector<Message> remarks;
  for (std::size_t i = 0; i + 1 < responses.list.size(); i += 2) {
    const play::Response& one = responses.list[i];
    remarks.push_back(message("{}: a responder given {} rollouts before each action gains {}, {}",
                              one.level, plan.budget.rollouts, gain_of(one),
                              gain_of(responses.list[i + 1])));
  }
  return remarks;
}

reports::PlayReport play_report(const std::string& path, const play::Fairness& play) {
  reports::PlayReport report;
  report.path = path;
  report.sentence = sentence(play);
  report.table.push_back(play::verdict_header(play.budget.confidence));
  for (const play::Verdict& verdict : play.verdicts) {
    report.verdicts.push_back(verdict_of(verdict));
    if (verdict.level != play::kAllSkills) report.table.push_back(verdict_line(verdict));
  }
  return report;
}

}  // namespace chartroom::checks
