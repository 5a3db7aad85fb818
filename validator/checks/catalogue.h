// The one table of all checks.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "maps/map.h"
#include "validator/checks/finding.h"
#include "validator/checks/thresholds.h"
#include "validator/checks/tracking_figures.h"
#include "validator/play/fairness.h"
#include "validator/rules/rulebook.h"

namespace chartroom {

// How deep a validation goes; each level holds the ones before it.
enum class Level : std::uint8_t { structure, tracking, fairness, thorough };

std::string_view to_string(Level level);
std::optional<Level> parse_level(std::string_view text);
// The deepest level whose checks this version has.
inline constexpr Level kDeepestLevel = Level::thorough;

// A map as a check sees it.
struct MapSubject {
  const Map& map;
  const Rulebook& rules;
  Thresholds thresholds{};
  Level level = Level::structure;
  const TrackingFigures* tracking = nullptr;  // from the level `tracking` on
  const Judgement* play = nullptr;            // from the level `fairness` on
};

struct Check {
  std::string_view code;
  Severity severity;
  Level level;
  std::string_view title;
  std::string_view why;  // one sentence: why a player cares
  bool fixable;
  // What it finds on a map; null for the checks of files, which the validation itself makes.
  std::vector<Draft> (*run)(const MapSubject& subject);
};

const std::vector<Check>& catalogue();
// Adds the checks of a library above this one (the print checks). A program does so once, before
// it asks for any check.
void register_checks(std::span<const Check> checks);
// Null where no check has the code.
const Check* find_check(std::string_view code);

}  // namespace chartroom
