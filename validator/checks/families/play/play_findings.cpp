#include "validator/checks/families/play/play_findings.h"

#include <fmt/core.h>

#include <algorithm>
#include <cstdint>
#include <utility>

#include "maps/platform/contract.h"

namespace chartroom::checks {
namespace {

reports::Evidence evidence_of(const MapSubject& subject, const play::Verdict& verdict) {
  reports::Evidence evidence{{"share", interval_text(verdict.share).english()},
                             {"games", std::int64_t{verdict.games}}};
  if (verdict.favours) evidence.emplace_back("favours", std::string(to_string(*verdict.favours)));
  return with_seed(subject, std::move(evidence));
}

}  // namespace

const play::Fairness& play_of(const MapSubject& subject) {
  CHARTROOM_EXPECTS(subject.play != nullptr);
  return *subject.play;
}

const play::SkillPlay& strongest(const MapSubject& subject) {
  const auto& levels = play_of(subject).levels;
  const auto found = std::find_if(levels.rbegin(), levels.rend(),
                                  [](const play::SkillPlay& level) { return level.asked; });
  CHARTROOM_EXPECTS(found != levels.rend());
  return *found;
}

Message percent(double share) { return message("{}%", decimal(100 * share)); }

Message interval_text(const statistics::Interval& share) {
  return message("{} ({} to {})", percent(share.estimate), decimal(100 * share.low),
                 decimal(100 * share.high));
}

Message level_word(const std::string& level) {
  for (const char* known :
       {translatable("novice"), translatable("standard"), translatable("expert")}) {
    if (level == known) return word(known);
  }
  return level;
}

reports::Evidence with_seed(const MapSubject& subject, reports::Evidence evidence) {
  evidence.emplace_back("seed", std::to_string(play_of(subject).budget.seed));
  return evidence;
}

std::vector<Diagnostic> if_decided(const MapSubject& subject, play::Question question,
                                   play::Decision decision) {
  const play::Verdict& verdict = play_of(subject).overall(question);
  if (verdict.decision != decision) return {};
  const Message share = interval_text(verdict.share);
  return {{.message = question == play::Question::side
                          ? message("Blue takes {} of the points", share)
                          : message("The first player takes {} of the points", share),
           .evidence = evidence_of(subject, verdict)}};
}

}  // namespace chartroom::checks
