#include "validator/checks/families/play_checks.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "validator/play/simulation/game_metrics.h"

namespace chartroom::checks {
namespace {

// The chance that any start of a map is flagged though all are equal.
constexpr double kFalseAlarm = 0.01;

const play::Judgement& play_of(const MapSubject& subject) {
  CHARTROOM_EXPECTS(subject.play != nullptr);
  return *subject.play;
}

// The strongest captains that were asked: their play shows what a map is like.
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

// What the findings of play rest on; --seed plays the same games again.
reports::Evidence with_seed(const MapSubject& subject, reports::Evidence evidence) {
  evidence.emplace_back("seed", std::to_string(play_of(subject).budget.seed));
  return evidence;
}

reports::Evidence evidence_of(const MapSubject& subject, const play::Verdict& verdict) {
  return with_seed(subject, {{"share", interval_text(verdict.share)},
                             {"games", std::int64_t{verdict.games}},
                             {"favours", std::string(to_string(verdict.favours.value()))}});
}

std::vector<reports::Diagnostic> if_unfair(const MapSubject& subject, play::Question question,
                                           const char* who) {
  const play::Verdict& verdict = play_of(subject).overall(question);
  if (verdict.decision != play::Decision::unfair) return {};
  return {{{},
           fmt::format("{} takes {} of the points", who, interval_text(verdict.share)),
           evidence_of(subject, verdict),
           {},
           ""}};
}

}  // namespace

std::vector<reports::Diagnostic> first_move_advantage(const MapSubject& subject) {
  return if_unfair(subject, play::Question::first_move, "The team that begins");
}

// Who chooses its start freely has no side.
std::vector<reports::Diagnostic> unequal_sides(const MapSubject& subject) {
  if (!subject.map.starts.any()) return {};
  return if_unfair(subject, play::Question::side, "Blue");
}

// Only starts that captains choose can be compared: a forced one is the side's (P502).
std::vector<reports::Diagnostic> unequal_starts(const MapSubject& subject) {
  if (subject.map.starts.any()) return {};
  const std::vector<play::StartMetric> starts =
      start_metrics(strongest(subject).tally, play_of(subject).budget.confidence);
  const double margin = subject.thresholds.of("start_margin");
  std::vector<double> chances;
  for (const play::StartMetric& start : starts) chances.push_back(start.p_value);
  const std::vector<bool> told_apart = statistics::holm(chances, kFalseAlarm);
  std::vector<reports::Diagnostic> found;
  for (std::size_t i = 0; i < starts.size(); ++i) {
    const auto& [start, games, share, p_value, suspect] = starts[i];
    if (!told_apart[i] || std::abs(share.estimate - 0.5) <= margin) continue;
    found.push_back(
        {{start},
         fmt::format("Whoever starts on {} takes {} of the points", to_string(start),
                     percent(share.estimate)),
         with_seed(subject, {{"share", percent(share.estimate)}, {"games", std::int64_t{games}}}),
         {},
         ""});
  }
  return found;
}

std::vector<reports::Diagnostic> unfinished_games(const MapSubject& subject) {
  const double limit = subject.thresholds.of("stall_share");
  std::string levels;
  double most = 0;
  for (const play::LevelPlay& level : play_of(subject).levels) {
    const double share = unfinished_share(level.tally);
    if (share <= limit) continue;
    levels += (levels.empty() ? "" : " and ") + level.level;
    most = std::max(most, share);
  }
  if (levels.empty()) return {};
  return {{{},
           fmt::format("Up to {} of the games of {} captains end without a result", percent(most),
                       levels),
           with_seed(subject, {{"share", percent(most)}, {"levels", levels}}),
           {},
           ""}};
}

std::vector<reports::Diagnostic> unusual_length(const MapSubject& subject) {
  const play::LevelPlay& level = strongest(subject);
  const int plies = play::median(level.tally.plies);
  const bool brief = plies < subject.thresholds.of("plies_min");
  if (!brief && plies <= subject.thresholds.of("plies_max")) return {};
  return {{{},
           fmt::format("Half of the games of {} captains last {} {} turns", level.level,
                       brief ? "at most" : "at least", plies),
           with_seed(subject, {{"median", std::int64_t{plies}}, {"level", level.level}}),
           {},
           ""}};
}

std::vector<reports::Diagnostic> avoided_region(const MapSubject& subject) {
  const play::LevelPlay& level = strongest(subject);
  std::vector<reports::Diagnostic> found;
  for (const maps::PointSet& region :
       avoided_regions(subject.map, level.tally, subject.thresholds.of("avoided_share"))) {
    if (region.count() < subject.thresholds.of("avoided_points")) continue;
    found.push_back(
        {region,
         fmt::format("Captains of the level {} hardly ever come to {}", level.level,
                     reports::names(region)),
         with_seed(subject, {{"level", level.level}, {"size", std::int64_t{region.count()}}}),
         {},
         ""});
  }
  return found;
}

std::vector<reports::Diagnostic> sinking_by_surfacing(const MapSubject& subject) {
  const play::LevelPlay& level = strongest(subject);
  const double share = sunk_by_surfacing(level.tally);
  if (share <= subject.thresholds.of("surfacing_share")) return {};
  return {{{},
           fmt::format("In {} of the games of {} captains a submarine sinks by surfacing",
                       percent(share), level.level),
           with_seed(subject, {{"share", percent(share)}, {"level", level.level}}),
           {},
           ""}};
}

std::vector<reports::Diagnostic> depends_on_skill(const MapSubject& subject) {
  const play::Judgement& play = play_of(subject);
  std::vector<reports::Diagnostic> found;
  for (const play::Question question : play::kQuestions) {
    if (play.overall(question).decision != play::Decision::skill_dependent) continue;
    std::vector<std::string> levels;
    for (const play::Verdict& verdict : play.verdicts) {
      if (verdict.question != question || verdict.level == play::kAllLevels) continue;
      levels.push_back(fmt::format("{}: {}", verdict.level, interval_text(verdict.share)));
    }
    found.push_back({{},
                     fmt::format("What {} takes of the points depends on the captains: {}",
                                 question == play::Question::side ? "blue" : "the team that begins",
                                 fmt::join(levels, ", ")),
                     with_seed(subject, {{"levels", levels}}),
                     {},
                     ""});
  }
  return found;
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
