#include "validator/checks/packs/same_play.h"

#include <fmt/core.h>

#include <array>

#include "validator/rules/rulebook.h"

namespace chartroom::checks {
namespace {

// A letter for each point: '#' is an island, which has no quadrant for play, and the quadrants of
// the water are 'a', 'b' and so on in reading order, in capitals where a point is a surface point.
std::string points_of(const maps::Map& map) {
  std::array<char, maps::kMaxQuadrant + 1> letters{};
  char next_letter = 'a';
  std::string text;
  const maps::PointSet safe = map.surface_points();
  for (const maps::Point p : map.points()) {
    if (map.islands.contains(p)) {
      text += '#';
      continue;
    }
    char& letter = letters[static_cast<std::size_t>(map.quadrants.at(p))];
    if (letter == 0) letter = next_letter++;
    text += safe.contains(p) ? static_cast<char>(letter - 'a' + 'A') : letter;
  }
  return text;
}

std::string start_of(const std::optional<maps::Point>& start) {
  return start ? to_string(*start) : "-";
}

}  // namespace

// The limit of plies is one of simulated play, and no rule at a table.
std::string same_play_key(const maps::Map& map, const maps::RuleOverrides& pack) {
  const rules::Rulebook rules = rules::rulebook_for(map, pack);
  std::string key =
      fmt::format("{} {} {} {} {}", map.size.columns, points_of(map), start_of(map.starts.blue),
                  start_of(map.starts.green), rules.surfacing_damage);
  for (const maps::HouseRule& rule : maps::kHouseRules) {
    if (rule.number == &maps::RuleNumbers::ply_limit) continue;
    key += fmt::format(" {}", rules.*rule.number);
  }
  return key;
}

}  // namespace chartroom::checks
