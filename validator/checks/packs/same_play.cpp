#include "validator/checks/packs/same_play.h"

#include <fmt/core.h>

#include <array>

#include "maps/platform/hash.h"
#include "validator/rules/rulebook.h"

namespace chartroom::checks {
namespace {

// Returns a letter for each point: '#' for islands, 'a', 'b' and so on for the quadrants of the
// water in reading order, capitals for surface points.
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

// Leaves out the limit of plies: it is only of simulated play.
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

std::string hash_of_play(const std::string& key) {
  constexpr std::size_t kDigits = 32;
  return sha256(key).substr(0, kDigits);
}

}  // namespace chartroom::checks
