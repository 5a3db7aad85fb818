#include "validator/checks/families/play/play_findings.h"

#include <fmt/format.h>

#include <algorithm>

#include "maps/platform/contract.h"

namespace chartroom::checks {
namespace {

reports::Evidence evidence_of(const MapSubject& subject, const play::Verdict& verdict) {
  return with_seed(subject, {{"share", interval_text(verdict.share)},
                             {"games", std::int64_t{verdict.games}},
                             {"favours", std::string(to_string(verdict.favours.value()))}});
}

}  // namespace

const play::Judgement& play_of(const MapSubject& subject) {
  CHARTROOM_EXPECTS(subject.play != nullptr);
  return *subject.play;
}

const play::LevelPlay& strongest(const MapSubject& subject) {
  const auto& levels = play_of(subject).levels;
  const auto found = std::find_if(levels.rbegin(), levels.rend(),
                                  [](const play::LevelPlay& level) { return level.asked; });
  CHARTROOM_EXPECTS(found != levels.rend());
  return *found;
}

std::string percent(double share) { return fmt::format("{:.1f} %", 100 * share); }

std::string interval_text(const statistics::Interval& share) {
  return fmt::format("{} ({:.1f} to {:.1f})", percent(share.estimate), 100 * share.low,
                     100 * share.high);
}

reports::Evidence with_seed(const MapSubject& subject, reports::Evidence evidence) {
  evidence.emplace_back("seed", std::to_string(play_of(subject).budget.seed));
  return evidence;
}

std::vector<Diagnostic> if_unfair(const MapSubject& subject, play::Question question,
                                  const char* who) {
  const play::Verdict& verdict = play_of(subject).overall(question);
  if (verdict.decision != play::Decision::unfair) return {};
  return {{.message = fmt::format("{} takes {} of the points", who, interval_text(verdict.share)),
           .evidence = evidence_of(subject, verdict)}};
}

std::vector<reports::NotRun> open_questions(const std::string& path, const play::Judgement& play) {
  std::vector<reports::NotRun> open;
  for (const play::Question question : play::kQuestions) {
    const play::Verdict& verdict = play.overall(question);
    if (verdict.decision != play::Decision::undecided) continue;
    open.push_back({question == play::Question::side ? "P502" : "P501", path,
                    fmt::format("undecided after {} games: {} of the points", play.games(),
                                interval_text(verdict.share))});
  }
  return open;
}

}  // namespace chartroom::checks
