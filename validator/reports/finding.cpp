#include "validator/reports/finding.h"

#include <tuple>

namespace chartroom::reports {

bool operator<(const Finding& a, const Finding& b) {
  return std::tie(a.path, a.position, a.code, a.message) <
         std::tie(b.path, b.position, b.code, b.message);
}

std::string enumerated(const std::vector<std::string>& names, int most) {
  return listed(names, most).english();
}

std::string counted(int n, const std::string& noun) {
  return std::to_string(n) + " " + noun + (n == 1 ? "" : "s");
}

}  // namespace chartroom::reports
