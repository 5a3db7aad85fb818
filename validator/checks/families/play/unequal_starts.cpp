#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>

#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/play/made_up_play.h"
#include "validator/checks/families/play/play_findings.h"
#include "validator/play/simulation/game_metrics.h"

namespace chartroom::checks {
namespace {

// The chance that any start of a map is flagged though all are equal.
constexpr double kFalseAlarm = 0.01;

constexpr Threshold kStartMargin{.name = "start_margin",
                                 .value = 0.1,
                                 .unit = translatable("of the points"),
                                 .meaning = translatable("how far from half a start may be")};

double distance_from_half(const play::StartMetric& start) {
  return std::abs(start.share.estimate - 0.5);
}

// Returns the starts that are significantly uneven, the worst first.
std::vector<play::StartMetric> uneven_starts(const MapSubject& subject) {
  const std::vector<play::StartMetric> starts =
      start_metrics(strongest(subject).tally, play_of(subject).budget.confidence);
  const double margin = subject.thresholds.of(kStartMargin);
  std::vector<double> chances;
  for (const play::StartMetric& start : starts) chances.push_back(start.p_value);
  const std::vector<bool> told_apart = statistics::holm(chances, kFalseAlarm);
  std::vector<play::StartMetric> uneven;
  for (std::size_t i = 0; i < starts.size(); ++i) {
    if (told_apart[i] && distance_from_half(starts[i]) > margin) uneven.push_back(starts[i]);
  }
  std::ranges::stable_sort(uneven, std::greater(), distance_from_half);
  return uneven;
}

// Compares only starts that captains choose: a forced one belongs to the side (P502). One finding
// has all uneven starts, as they mostly have one cause.
std::vector<Diagnostic> find_unequal_starts(const MapSubject& subject) {
  if (subject.map.starts.any()) return {};
  const std::vector<play::StartMetric> uneven = uneven_starts(subject);
  if (uneven.empty()) return {};
  maps::PointSet points;
  std::vector<std::string> starts;
  std::vector<std::string> shares;
  for (const play::StartMetric& one : uneven) {
    points.insert(one.start);
    starts.push_back(to_string(one.start));
    shares.push_back(percent(one.share.estimate).english());
  }
  const Message worst = percent(uneven[0].share.estimate);
  return {{.points = points,
           .message = uneven.size() == 1 ? message("Captains who start on {} take {} of the points",
                                                   starts[0], worst)
                                         : message("{} starts win or lose too often, most of all "
                                                   "{}: captains there take {} of the points",
                                                   uneven.size(), starts[0], worst),
           .evidence = with_seed(subject, {{"share", shares[0]},
                                           {"games", std::int64_t{uneven[0].games}},
                                           {"starts", starts},
                                           {"shares", shares}})}};
}

// Play in which blue starts on C3 in 400 games, green on 20 points in turn, and blue wins `wins` of
// every 20.
play::Fairness starts_on_c3(const maps::Map& map, play::Count wins) {
  play::Tally tally = even_games(map);
  maps::PointSet others = map.water() - maps::PointSet{maps::Point{2, 2}};
  for (int i = 0; i < 20; ++i) {
    tally.starts[{maps::Point{2, 2}, others.first()}] = {20, wins, 20 - wins};
    others.erase(others.first());
  }
  return even_play(tally);
}

Example unequal_starts_example() {
  return PlayExample{.difference = translatable("55.0% of 400 games"),
                     .map = open_sea(),
                     .raising = [](const maps::Map& map) { return starts_on_c3(map, 13); },
                     .near_miss = [](const maps::Map& map) { return starts_on_c3(map, 11); }};
}

}  // namespace

Check unequal_starts() {
  return {.code = "P503",
          .family = Family::play,
          .severity = Severity::note,
          .level = Level::fairness,
          .title = translatable("a start that wins or loses too often"),
          .why = translatable("Players who know it have an advantage over those who do not."),
          .game = ShownGame::typical,
          .thresholds = {kStartMargin},
          .run = find_unequal_starts,
          .example = unequal_starts_example};
}

}  // namespace chartroom::checks
