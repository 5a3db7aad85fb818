#include "validator/checks/play_report.h"

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
  row.who = verdict.question == play::Question::side ? "blue" : "first to move";
  row.summary = verdict_text(verdict);
  return row;
}

}  // namespace

reports::PlayReport play_report(const std::string& path, const play::Judgement& play) {
  reports::PlayReport report;
  report.path = path;
  report.sentence = sentence(play);
  report.table.push_back(play::verdict_header(play.budget.confidence));
  for (const play::Verdict& verdict : play.verdicts) {
    report.verdicts.push_back(verdict_of(verdict));
    if (verdict.level != play::kAllLevels) report.table.push_back(verdict_line(verdict));
  }
  return report;
}

}  // namespace chartroom::checks
