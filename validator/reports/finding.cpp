#include "validator/reports/finding.h"

#include <tuple>

namespace chartroom::reports {

bool operator<(const Finding& a, const Finding& b) {
  return std::tie(a.path, a.position, a.code, a.message) <
         std::tie(b.path, b.position, b.code, b.message);
}

bool is_malformed(const Finding& finding) { return finding.code < "F004"; }

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

std::string names(const maps::PointSet& points, int most) {
  const std::vector<std::string> list = name_list(points);
  const auto count = static_cast<int>(list.size());
  const int shown = count > most + 1 ? most : count;
  std::string text;
  for (int i = 0; i < shown; ++i) {
    if (i > 0) text += i + 1 == count ? " and " : ", ";
    text += list[static_cast<std::size_t>(i)];
  }
  return shown == count ? text : text + " and " + std::to_string(count - shown) + " more";
}

std::string counted(int n, const std::string& noun) {
  return std::to_string(n) + " " + noun + (n == 1 ? "" : "s");
}

}  // namespace chartroom::reports
