#include "validator/checks/figures.h"

#include <fmt/format.h>

#include <algorithm>

namespace chartroom {
namespace {

constexpr std::string_view kMean = "mean_placements_after_";
constexpr std::string_view kEntropy = "entropy_from_";

// The figures of one file, from `at` on.
using At = std::vector<Figure>::const_iterator;

std::string means_text(At first, At last) {
  std::string moves = "    after moves      ";
  std::string left = "    placements left  ";
  bool sampled = false;
  for (At f = first; f != last; ++f) {
    if (!f->name.starts_with(kMean)) continue;
    const std::size_t end = f->name.find('_', kMean.size());
    moves += fmt::format("{:>6}", f->name.substr(kMean.size(), end - kMean.size()));
    left += fmt::format("{:>6}", fmt::format("{}{:.1f}", f->exact ? "" : "~", f->value));
    sampled = sampled || !f->exact;
  }
  return moves + "\n" + left + "\n" + (sampled ? "    ~ estimated from a sample\n" : "");
}

std::string entropy_text(At first, At last) {
  const Figure* least = nullptr;
  const Figure* most = nullptr;
  for (At f = first; f != last; ++f) {
    if (!f->name.starts_with(kEntropy)) continue;
    if (least == nullptr || f->value < least->value) least = &*f;
    if (most == nullptr || f->value > most->value) most = &*f;
  }
  if (least == nullptr) return "";
  return fmt::format("    bits left open after {} moves, by start: {:.2f} ({}) to {:.2f} ({})\n",
                     kEntropyMoves, least->value, least->name.substr(kEntropy.size()), most->value,
                     most->name.substr(kEntropy.size()));
}

std::string other_text(At first, At last) {
  std::string text;
  for (At f = first; f != last; ++f) {
    if (f->name.starts_with(kMean) || f->name.starts_with(kEntropy)) continue;
    std::string name = f->name;
    std::replace(name.begin(), name.end(), '_', ' ');
    text += fmt::format("    {}: {}\n", name, f->value);
  }
  return text;
}

}  // namespace

std::vector<Figure> figures_of(const std::string& path, const Map& map,
                               const TrackingFigures& tracking) {
  std::vector<Figure> figures;
  const auto add = [&](std::string name, double value, bool exact = true) {
    figures.push_back({path, std::move(name), value, exact});
  };
  for (int n = 1; n <= kMostMoves; ++n) {
    const double mean = tracking.mean_placements[static_cast<std::size_t>(n)];
    if (mean == 0) break;
    add(fmt::format("{}{}_moves", kMean, n), mean, n <= tracking.exact_moves);
  }
  const int longest = tracking.ambiguous_moves;
  add("longest_ambiguous_trail", longest, longest == tracking.ambiguous_at_most);
  add("longest_ambiguous_trail_at_most", tracking.ambiguous_at_most);
  for (const StartFigures& start : start_figures(map, kEntropyMoves)) {
    if (start.sequences > 0) add(std::string(kEntropy) + to_string(start.start), start.entropy);
  }
  return figures;
}

std::string figures_text(const std::vector<Figure>& figures) {
  std::string text;
  for (At first = figures.begin(); first != figures.end();) {
    const At last = std::find_if(first, figures.end(),
                                 [first](const Figure& f) { return f.path != first->path; });
    text += fmt::format("{}: figures\n", first->path) + means_text(first, last) +
            other_text(first, last) + entropy_text(first, last);
    first = last;
  }
  return text;
}

}  // namespace chartroom
