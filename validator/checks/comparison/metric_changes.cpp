#include <fmt/core.h>

#include <algorithm>

#include "validator/checks/comparison/report_comparison.h"
#include "validator/checks/metrics.h"

namespace chartroom::checks {
namespace {

using BeforeOrAfter = std::optional<reports::Metric> MetricChange::*;

bool is_mean(const MetricChange& change) {
  return change.either().name.starts_with(kMeanPlacements);
}
bool is_entropy(const MetricChange& change) {
  return change.either().name.starts_with(kEntropyFrom);
}

std::string mean_changes_text(const std::vector<MetricChange>& metrics) {
  std::string moves = "after moves      ";
  for (const MetricChange& f : metrics) {
    if (is_mean(f)) moves += fmt::format("{:>6}", moves_of(f.either()));
  }
  const auto row = [&metrics](std::string text, BeforeOrAfter side) {
    for (const MetricChange& f : metrics) {
      if (is_mean(f)) text += f.*side ? fmt::format("{:>6.1f}", (f.*side)->value) : "     -";
    }
    return text + "\n";
  };
  return moves + "\n" + row("positions before ", &MetricChange::before) +
         row("          after  ", &MetricChange::after);
}

// Returns the smallest and the largest change at a start that both maps have.
std::string entropy_changes_text(const std::vector<MetricChange>& metrics) {
  std::vector<std::pair<double, std::string>> changes;
  for (const MetricChange& f : metrics) {
    if (!is_entropy(f) || !f.before || !f.after) continue;
    changes.emplace_back(f.after->value - f.before->value,
                         f.after->name.substr(kEntropyFrom.size()));
  }
  if (changes.empty()) return "";
  const auto [least, most] = std::minmax_element(changes.begin(), changes.end());
  return fmt::format(
      "bits of uncertainty after {} moves, by start: {} changed, by {:+.2f} ({}) to {:+.2f} ({})\n",
      kEntropyMoves, changes.size(), least->first, least->second, most->first, most->second);
}

std::string metric_value(const std::optional<reports::Metric>& metric) {
  return metric ? fmt::format("{:.4g}", metric->value) : "none";
}

}  // namespace

std::string metric_changes_text(const std::vector<MetricChange>& metrics) {
  std::string text;
  if (std::any_of(metrics.begin(), metrics.end(), is_mean)) text += mean_changes_text(metrics);
  for (const MetricChange& f : metrics) {
    if (is_mean(f) || is_entropy(f)) continue;
    text += fmt::format("{}: {} -> {}\n", metric_text(f.either()), metric_value(f.before),
                        metric_value(f.after));
  }
  return text + entropy_changes_text(metrics);
}

}  // namespace chartroom::checks
