#include "validator/checks/metrics.h"

#include <fmt/core.h>

#include <algorithm>

#include "maps/platform/shown_text.h"
#include "validator/checks/cache/kept_tracking.h"
#include "validator/play/responder/responses.h"
#include "validator/play/simulation/game_metrics.h"

namespace chartroom::checks {
namespace {

constexpr std::string_view kPlies = "median_plies_";
constexpr std::string_view kUnfinished = "unfinished_share_";
constexpr std::string_view kUnfinishedAtWill = "unfinished_share_at_will_";
constexpr std::string_view kResponderGain = "responder_gain_against_";
constexpr std::string_view kSunkBySurfacing = "sunk_by_surfacing_share_";

// The figures of one file, from `at` on.
using At = std::vector<reports::Metric>::const_iterator;

std::string means_text(At first, At last) {
  const auto is_mean = [](const reports::Metric& f) { return f.name.starts_with(kMeanPlacements); };
  if (std::none_of(first, last, is_mean)) return "";
  std::string moves = "    after moves      ";
  std::string left = "    positions left   ";
  bool sampled = false;
  for (At f = first; f != last; ++f) {
    if (!f->name.starts_with(kMeanPlacements)) continue;
    moves += fmt::format("{:>6}", moves_of(*f));
    left += fmt::format("{:>6}", fmt::format("{}{:.1f}", f->exact ? "" : "~", f->value));
    sampled = sampled || !f->exact;
  }
  return moves + "\n" + left + "\n" + (sampled ? "    ~ estimated from a sample\n" : "");
}

std::string entropy_text(At first, At last) {
  const reports::Metric* least = nullptr;
  const reports::Metric* most = nullptr;
  for (At f = first; f != last; ++f) {
    if (!f->name.starts_with(kEntropyFrom)) continue;
    if (least == nullptr || f->value < least->value) least = &*f;
    if (most == nullptr || f->value > most->value) most = &*f;
  }
  if (least == nullptr) return "";
  return fmt::format(
      "    bits of uncertainty after {} moves, by start: {:.2f} ({}) to {:.2f} ({})\n",
      kEntropyMoves, least->value, least->name.substr(kEntropyFrom.size()), most->value,
      most->name.substr(kEntropyFrom.size()));
}

bool is_of_play(const reports::Metric& metric) {
  return metric.name.starts_with(kPlies) || metric.name.starts_with(kUnfinished) ||
         metric.name.starts_with(kSunkBySurfacing) || metric.name.starts_with(kResponderGain);
}

// A line for each skill of captains.
std::string play_text(At first, At last) {
  std::string text;
  for (At f = first; f != last; ++f) {
    if (!f->name.starts_with(kPlies)) continue;
    const std::string level = f->name.substr(kPlies.size());
    const auto percent = [&](std::string_view metric) {
      const At found = std::find_if(
          first, last, [name = std::string(metric) + level](const reports::Metric& one) {
            return one.name == name;
          });
      return found == last ? 0 : 100 * found->value;
    };
    text += fmt::format(
        "    {}: half of the games end within {:g} turns, {:.1f}% by surfacing; {:.1f}% don't "
        "finish, "
        "{:.1f}% if captains surface at will\n",
        level, f->value, percent(kSunkBySurfacing), percent(kUnfinished),
        percent(kUnfinishedAtWill));
  }
  return text;
}

std::string other_text(At first, At last) {
  std::string text;
  for (At f = first; f != last; ++f) {
    if (f->name.starts_with(kMeanPlacements) || f->name.starts_with(kEntropyFrom) || is_of_play(*f))
      continue;
    text += fmt::format("    {}: {:.6g}\n", metric_text(*f), f->value);
  }
  return text;
}

}  // namespace

std::vector<reports::Metric> metrics_of(const std::string& path, const maps::Map& map,
                                        const TrackingMetrics& tracking, ResultCache* cache) {
  std::vector<reports::Metric> metrics;
  const auto add = [&](std::string name, double value, bool exact = true) {
    metrics.push_back({path, std::move(name), value, exact});
  };
  for (int n = 1; n <= kMostMoves; ++n) {
    const double mean = tracking.mean_placements[static_cast<std::size_t>(n)];
    if (mean == 0) break;
    add(fmt::format("{}{}_moves", kMeanPlacements, n), mean, n <= tracking.exact_moves);
  }
  const int longest = tracking.ambiguous_moves;
  add("longest_ambiguous_trail", longest, longest == tracking.ambiguous_at_most);
  add("longest_ambiguous_trail_at_most", tracking.ambiguous_at_most);
  for (const StartMetrics& start : kept_start_metrics(cache, map, kEntropyMoves)) {
    if (start.sequences > 0) add(std::string(kEntropyFrom) + to_string(start.start), start.entropy);
  }
  return metrics;
}

void add_play_metrics(const std::string& path, const play::Fairness& play,
                      std::vector<reports::Metric>& metrics) {
  for (const play::SkillPlay& level : play.levels) {
    const auto add = [&](std::string_view name, double value) {
      metrics.push_back({path, std::string(name) + level.level, value, false});
    };
    add(kPlies, play::median(level.tally.plies));
    add(kUnfinished, unfinished_share(level.tally));
    add(kUnfinishedAtWill, unfinished_share(level.at_will));
    add(kSunkBySurfacing, sunk_by_surfacing(level.tally));
  }
}

void add_response_metrics(const std::string& path, const play::Responses& responses,
                          std::vector<reports::Metric>& metrics) {
  for (const play::Response& r : responses.list) {
    const std::string name = fmt::format("{}{}_{}", kResponderGain, to_string(r.enemy), r.level);
    metrics.push_back({path, name, r.gain.estimate, false});
    metrics.push_back({path, name + "_low", r.gain.low, false});
    metrics.push_back({path, name + "_high", r.gain.high, false});
  }
}

std::string metric_text(const reports::Metric& metric) {
  std::string words = metric.name;
  std::replace(words.begin(), words.end(), '_', ' ');
  return words;
}

std::string moves_of(const reports::Metric& metric) {
  const std::size_t end = metric.name.find('_', kMeanPlacements.size());
  return metric.name.substr(kMeanPlacements.size(), end - kMeanPlacements.size());
}

std::string metrics_text(const std::vector<reports::Metric>& metrics) {
  std::string text;
  for (At first = metrics.begin(); first != metrics.end();) {
    const At last = std::find_if(
        first, metrics.end(), [first](const reports::Metric& f) { return f.path != first->path; });
    text += fmt::format("{}: figures\n", shown(first->path)) + means_text(first, last) +
            other_text(first, last) + entropy_text(first, last) + play_text(first, last);
    first = last;
  }
  return text;
}

}  // namespace chartroom::checks
