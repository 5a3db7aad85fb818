#include "validator/checks/diagnostic.h"

#include "validator/rules/said_words.h"

namespace chartroom::checks {

Message team_word(maps::Team team) { return rules::team_word(team); }

std::vector<std::string> name_list(const maps::PointSet& points) {
  std::vector<std::string> list;
  for (const maps::Point p : points) list.push_back(to_string(p));
  return list;
}

std::vector<std::string> name_list(const std::vector<maps::Point>& trail) {
  std::vector<std::string> list;
  for (const maps::Point p : trail) list.push_back(to_string(p));
  return list;
}

Message names(const maps::PointSet& points, int most) { return listed(name_list(points), most); }

}  // namespace chartroom::checks
