// The one table of all checks.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "validator/checks/level.h"
#include "validator/checks/map_subject.h"
#include "validator/reports/finding.h"

namespace chartroom::checks {

struct Check {
  std::string_view code;
  maps::Severity severity;
  Level level;
  std::string_view title;
  std::string_view why;  // one sentence: why a player cares
  bool fixable;
  // What it finds on a map; null for the checks of files, which the validation itself makes.
  std::vector<reports::Diagnostic> (*run)(const MapSubject& subject);
};

const std::vector<Check>& catalogue();
// Adds the checks of a library above this one (the print checks). A program does so once, before
// it asks for any check.
void register_checks(std::span<const Check> checks);
// Null where no check has the code.
const Check* find_check(std::string_view code);

}  // namespace chartroom::checks
