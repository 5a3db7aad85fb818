#include "validator/reports/finding.h"

#include <tuple>

namespace chartroom::reports {

bool operator<(const Finding& a, const Finding& b) {
  return std::tie(a.path, a.position, a.code, a.message) <
         std::tie(b.path, b.position, b.code, b.message);
}

std::string enumerated(const std::vector<std::string>& names, int most) {
  const auto count = static_cast<int>(names.size());
  const int shown = count > most + 1 ? most : count;
  std::string text;
  for (int i = 0; i < shown; ++i) {
    if (i > 0) text += i + 1 == count ? " and " : ", ";
    text += names[static_cast<std::size_t>(i)];
  }
  return shown == count ? text : text + " and " + std::to_string(count - shown) + " more";
}

std::string counted(int n, const std::string& noun) {
  return std::to_string(n) + " " + noun + (n == 1 ? "" : "s");
}

}  // namespace chartroom::reports
