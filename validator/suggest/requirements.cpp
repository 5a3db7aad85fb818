#include "validator/suggest/requirements.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "validator/checks/analysis/tracking_metrics.h"
#include "validator/checks/check_map.h"
#include "validator/play/simulation/fairness.h"

namespace chartroom::suggest {
namespace {

constexpr std::array<std::string_view, kRequirements.size()> kNames{"structure", "tracking", "side",
                                                                    "first-move"};

statistics::Interval share_of(Requirement requirement, const Figures& figures, std::size_t level) {
  return requirement == Requirement::side ? figures.side(level) : figures.first(level);
}

// The distance of an interval's nearer end from one half; 0 if one half is in it.
double near_end(const statistics::Interval& share) {
  return std::max({share.low - 0.5, 0.5 - share.high, 0.0});
}

bool ends(const play::Tally& tally) {
  return static_cast<double>(tally.unfinished) <=
         play::kStallShare * static_cast<double>(tally.games);
}

// The distance of an interval's farther end from one half.
double far_end(const statistics::Interval& share) {
  return std::max(share.high - 0.5, 0.5 - share.low);
}

std::vector<reports::Finding> warnings_of(const maps::Map& map, const maps::PackFile* pack) {
  static const checks::Profile kProfile{};  // the standard checks of structure
  std::vector<reports::Finding> findings = map_findings({"", map, {}, true}, pack, kProfile);
  std::erase_if(findings, [](const reports::Finding& finding) {
    // Another map cannot fix faults of the file.
    const bool of_map = kProfile.catalogue.find(finding.code)->run != nullptr;
    return !of_map || finding.excluded || finding.severity < Severity::warning;
  });
  return findings;
}

bool can_be_played(const maps::Map& map) {
  play::TournamentPlan plan;
  plan.map = map;
  plan.rules = rules::rulebook_for(map);
  return problem_with(plan).empty();
}

}  // namespace

std::string_view to_string(Requirement requirement) {
  return kNames[static_cast<std::size_t>(requirement)];
}

std::optional<Requirement> parse_requirement(std::string_view text) {
  for (const Requirement requirement : kRequirements) {
    if (to_string(requirement) == text) return requirement;
  }
  return std::nullopt;
}

std::vector<Requirement> requirements_of(std::string_view code) {
  const checks::Catalogue catalogue = checks::standard_catalogue();
  const checks::Check* check = catalogue.find(code);
  if (check == nullptr || check->run == nullptr) return {};
  std::vector<Requirement> requirements;
  for (const play::Question question : check->improvements) {
    requirements.push_back(question == play::Question::side ? Requirement::side
                                                            : Requirement::first_move);
  }
  const bool of_structure =
      check->level == checks::Level::structure && check->severity >= Severity::warning;
  if (of_structure) requirements.push_back(Requirement::structure);
  return requirements;
}

statistics::Interval Figures::side(std::size_t level) const {
  if (!side_proof.empty()) return {0.5, 0.5, 0.5};
  return share_for(play::Question::side, tallies[level], kConfidence);
}

statistics::Interval Figures::first(std::size_t level) const {
  return share_for(play::Question::first_move, tallies[level], kConfidence);
}

bool has_finding(const maps::Map& map, const maps::PackFile* pack, const FindingAt& finding) {
  const std::vector<reports::Finding> all = warnings_of(map, pack);
  return std::any_of(all.begin(), all.end(), [&](const reports::Finding& found) {
    return found.code == finding.code && found.places == finding.places;
  });
}

Structure structure_of(const maps::Map& map, const maps::PackFile* pack) {
  Structure structure;
  auto& [errors, all, points] = structure.faults;
  for (const reports::Finding& finding : warnings_of(map, pack)) {
    structure.findings.push_back(finding.code);
    errors += finding.severity == Severity::error ? 1 : 0;
    ++all;
    points += finding.points.count();
  }
  std::sort(structure.findings.begin(), structure.findings.end());
  return structure;
}

bool adds_findings(const std::vector<std::string>& before, const std::vector<std::string>& after) {
  return !std::includes(before.begin(), before.end(), after.begin(), after.end());
}

Figures figures_without_play(const maps::Map& map, const maps::PackFile* pack) {
  Figures figures;
  figures.structure = structure_of(map, pack);
  figures.mean_positions = checks::mean_placements(map, generate::kTrackedMoves);
  figures.playable = can_be_played(map);
  if (figures.playable) figures.side_proof = play::side_proof(map, {});
  return figures;
}

bool play_fresh(const maps::Map& map, Count games, std::uint64_t seed, Figures& figures,
                const series::Jobs& jobs, const std::atomic<bool>* stop) {
  if (!figures.playable) return true;
  generate::Trial trial{.layout = {.map = map}, .seed = seed};
  for (const Level level : {Level::standard, Level::expert, Level::novice}) {
    if (!play_games(trial, level, games, jobs, stop)) return false;
  }
  figures.tallies = trial.tallies;
  return true;
}

bool is_of_play(Requirement requirement) {
  return requirement == Requirement::side || requirement == Requirement::first_move;
}

double away(Requirement requirement, const Figures& figures, std::size_t level) {
  return std::abs(share_of(requirement, figures, level).estimate - 0.5);
}

bool holds(Requirement requirement, const Figures& figures, const std::optional<Tracking>& wished) {
  if (requirement == Requirement::structure) return figures.structure.findings.empty();
  if (requirement == Requirement::tracking) return !wished || wished->holds(figures.mean_positions);
  if (!figures.playable) return false;
  for (std::size_t i = 0; i < kLevels.size(); ++i) {
    if (far_end(share_of(requirement, figures, i)) > kMargin || !ends(figures.tallies[i]))
      return false;
  }
  return true;
}

bool shows_missed(Requirement requirement, const Figures& figures,
                  const std::optional<Tracking>& wished) {
  if (!is_of_play(requirement) || !figures.playable) return !holds(requirement, figures, wished);
  for (std::size_t i = 0; i < kLevels.size(); ++i) {
    if (near_end(share_of(requirement, figures, i)) > kMargin || !ends(figures.tallies[i]))
      return true;
  }
  return false;
}

double certainty(const std::vector<Requirement>& requirements, const Figures& figures) {
  double least = kMargin;
  for (const Requirement requirement : requirements) {
    if (!is_of_play(requirement)) continue;
    for (std::size_t i = 0; i < kLevels.size(); ++i) {
      least = std::min(least, kMargin - far_end(share_of(requirement, figures, i)));
    }
  }
  return least;
}

}  // namespace chartroom::suggest
