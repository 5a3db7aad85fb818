#include "validator/checks/play_checks.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "validator/checks/sea_graph.h"

namespace chartroom {
namespace {

// The chance that any start of a map is flagged though all are equal.
constexpr double kFalseAlarm = 0.01;

const Judgement& play_of(const MapSubject& subject) {
  CHARTROOM_EXPECTS(subject.play != nullptr);
  return *subject.play;
}

// The strongest captains that were asked: their play shows what a map is like.
const LevelPlay& strongest(const MapSubject& subject) {
  const auto& levels = play_of(subject).levels;
  const auto found = std::find_if(levels.rbegin(), levels.rend(),
                                  [](const LevelPlay& level) { return level.asked; });
  CHARTROOM_EXPECTS(found != levels.rend());
  return *found;
}

std::string percent(double share) { return fmt::format("{:.1f} %", 100 * share); }

std::string interval_text(const Interval& share) {
  return fmt::format("{} ({:.1f} to {:.1f})", percent(share.estimate), 100 * share.low,
                     100 * share.high);
}

// What the findings of play rest on; --seed plays the same games again.
Evidence with_seed(const MapSubject& subject, Evidence evidence) {
  evidence.emplace_back("seed", std::to_string(play_of(subject).budget.seed));
  return evidence;
}

Evidence evidence_of(const MapSubject& subject, const Verdict& verdict) {
  return with_seed(subject, {{"share", interval_text(verdict.share)},
                             {"games", std::int64_t{verdict.games}},
                             {"favours", verdict.favours}});
}

std::vector<Draft> if_unfair(const MapSubject& subject, Question question, const char* who) {
  const Verdict& verdict = play_of(subject).overall(question);
  if (verdict.decision != Decision::unfair) return {};
  return {{{},
           fmt::format("{} takes {} of the points", who, interval_text(verdict.share)),
           evidence_of(subject, verdict),
           {},
           ""}};
}

double share_of(Count part, Count whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

int median_of(const std::map<int, Count>& counts) {
  Count all = 0;
  for (const auto& [value, count] : counts) all += count;
  Count before = 0;
  for (const auto& [value, count] : counts) {
    before += count;
    if (2 * before >= all) return value;
  }
  return 0;
}

// What whoever chose a start made of it, whichever team it was.
struct StartScore {
  Count games = 0;
  double points = 0;
};

std::map<Point, StartScore> scores_by_start(const Tally& tally) {
  std::map<Point, StartScore> scores;
  for (const auto& [starts, games] : tally.starts) {
    const double even = static_cast<double>(games.games - games.blue_wins - games.green_wins) / 2;
    StartScore& blue = scores[starts.first];
    blue.games += games.games;
    blue.points += static_cast<double>(games.blue_wins) + even;
    StartScore& green = scores[starts.second];
    green.games += games.games;
    green.points += static_cast<double>(games.green_wins) + even;
  }
  return scores;
}

}  // namespace

std::vector<Draft> first_move_advantage(const MapSubject& subject) {
  return if_unfair(subject, Question::first_move, "The team that begins");
}

// Who chooses its start freely has no side.
std::vector<Draft> unequal_sides(const MapSubject& subject) {
  if (!subject.map.starts.any()) return {};
  return if_unfair(subject, Question::side, "Blue");
}

// Only starts that captains choose can be compared: a forced one is the side's (P502).
std::vector<Draft> unequal_starts(const MapSubject& subject) {
  if (subject.map.starts.any()) return {};
  const auto scores = scores_by_start(strongest(subject).tally);
  const double margin = subject.thresholds.of("start_margin");
  std::vector<double> chances;
  for (const auto& [start, score] : scores) {
    chances.push_back(coin_p_value(score.points, score.games));
  }
  const std::vector<bool> told_apart = holm(chances, kFalseAlarm);
  std::vector<Draft> found;
  std::size_t at = 0;
  for (const auto& [start, score] : scores) {
    const double share = score.points / static_cast<double>(score.games);
    if (!told_apart[at++] || std::abs(share - 0.5) <= margin) continue;
    found.push_back(
        {{start},
         fmt::format("Whoever starts on {} takes {} of the points", to_string(start),
                     percent(share)),
         with_seed(subject, {{"share", percent(share)}, {"games", std::int64_t{score.games}}}),
         {},
         ""});
  }
  return found;
}

std::vector<Draft> unfinished_games(const MapSubject& subject) {
  const double limit = subject.thresholds.of("stall_share");
  std::string levels;
  double most = 0;
  for (const LevelPlay& level : play_of(subject).levels) {
    const double share = share_of(level.tally.unfinished, level.tally.games);
    if (share <= limit) continue;
    levels += (levels.empty() ? "" : " and ") + level.level;
    most = std::max(most, share);
  }
  if (levels.empty()) return {};
  return {{{},
           fmt::format("Up to {} of the games of {} end without a result", percent(most), levels),
           with_seed(subject, {{"share", percent(most)}, {"levels", levels}}),
           {},
           ""}};
}

std::vector<Draft> unusual_length(const MapSubject& subject) {
  const LevelPlay& level = strongest(subject);
  const int median = median_of(level.tally.plies);
  const bool brief = median < subject.thresholds.of("plies_min");
  if (!brief && median <= subject.thresholds.of("plies_max")) return {};
  return {{{},
           fmt::format("Half of the games of {} last {} {} turns", level.level,
                       brief ? "at most" : "at least", median),
           with_seed(subject, {{"median", std::int64_t{median}}, {"level", level.level}}),
           {},
           ""}};
}

std::vector<Draft> avoided_region(const MapSubject& subject) {
  const LevelPlay& level = strongest(subject);
  const PointSet water = subject.map.water();
  Count arrivals = 0;
  for (const Point p : water) arrivals += level.tally.visits[place_of(p)];
  const double few = subject.thresholds.of("avoided_share") * static_cast<double>(arrivals) /
                     std::max(1, water.count());
  PointSet shunned;
  for (const Point p : water) {
    if (static_cast<double>(level.tally.visits[place_of(p)]) < few) shunned.insert(p);
  }
  std::vector<Draft> found;
  for (const PointSet& region : pieces(shunned)) {
    if (region.count() < subject.thresholds.of("avoided_points")) continue;
    found.push_back(
        {region,
         fmt::format("{} hardly ever comes to {}", level.level, names(region)),
         with_seed(subject, {{"level", level.level}, {"size", std::int64_t{region.count()}}}),
         {},
         ""});
  }
  return found;
}

std::vector<Draft> sinking_by_surfacing(const MapSubject& subject) {
  const LevelPlay& level = strongest(subject);
  const auto& endings = level.tally.endings;
  const Count all = std::accumulate(endings.begin(), endings.end(), Count{0});
  const double share = share_of(endings[static_cast<std::size_t>(Ending::surfacing)], all);
  if (share <= subject.thresholds.of("surfacing_share")) return {};
  return {{{},
           fmt::format("In {} of the games of {} a submarine sinks by surfacing", percent(share),
                       level.level),
           with_seed(subject, {{"share", percent(share)}, {"level", level.level}}),
           {},
           ""}};
}

std::vector<Draft> depends_on_skill(const MapSubject& subject) {
  const Judgement& play = play_of(subject);
  std::vector<Draft> found;
  for (const Question question : kQuestions) {
    if (play.overall(question).decision != Decision::skill_dependent) continue;
    std::vector<std::string> levels;
    for (const Verdict& verdict : play.verdicts) {
      if (verdict.question != question || verdict.level == kAllLevels) continue;
      levels.push_back(fmt::format("{}: {}", verdict.level, interval_text(verdict.share)));
    }
    found.push_back({{},
                     fmt::format("What {} takes of the points depends on the captains: {}",
                                 question == Question::side ? "blue" : "the team that begins",
                                 fmt::join(levels, ", ")),
                     with_seed(subject, {{"levels", levels}}),
                     {},
                     ""});
  }
  return found;
}

std::vector<NotRun> open_questions(const std::string& path, const Judgement& play) {
  std::vector<NotRun> open;
  for (const Question question : kQuestions) {
    const Verdict& verdict = play.overall(question);
    if (verdict.decision != Decision::undecided) continue;
    open.push_back({question == Question::side ? "P502" : "P501", path,
                    fmt::format("undecided after {} games: {} of the points", play.games(),
                                interval_text(verdict.share))});
  }
  return open;
}

}  // namespace chartroom
