#include "validator/checks/level.h"

namespace chartroom::checks {

std::string_view to_string(Level level) {
  switch (level) {
    case Level::structure:
      return "structure";
    case Level::tracking:
      return "tracking";
    case Level::fairness:
      return "fairness";
    case Level::thorough:
      break;
  }
  return "thorough";
}

std::optional<Level> parse_level(std::string_view text) {
  for (const Level level : {Level::structure, Level::tracking, Level::fairness, Level::thorough}) {
    if (to_string(level) == text) return level;
  }
  return std::nullopt;
}

}  // namespace chartroom::checks
