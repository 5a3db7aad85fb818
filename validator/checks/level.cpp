#include "validator/checks/level.h"

#include "maps/platform/translator.h"

namespace chartroom::checks {

std::string_view to_string(Level level) {
  switch (level) {
    case Level::structure:
      return translatable("structure");
    case Level::tracking:
      return translatable("tracking");
    case Level::fairness:
      return translatable("fairness");
    case Level::thorough:
      break;
  }
  return translatable("thorough");
}

std::optional<Level> parse_level(std::string_view text) {
  for (const Level level : {Level::structure, Level::tracking, Level::fairness, Level::thorough}) {
    if (to_string(level) == text) return level;
  }
  return std::nullopt;
}

}  // namespace chartroom::checks
