// What a finding is, whatever the file's name, its layout, and the words of this version.
#pragma once

#include <string>
#include <vector>

#include "validator/reports/report.h"

namespace chartroom::reports {

// Code, the map's (or pack's) id, the points in reading order; for a finding on a value its
// pointer. A file that could not be read has no id: its name in its folder stands for it.
struct Identity {
  std::string code;
  std::string subject;
  std::string where;  // "A1 B2", "/name", or ""
  friend auto operator<=>(const Identity&, const Identity&) = default;
};

Identity identity_of(const Finding& finding, const Report& report);

// For each finding of the report, in its order: 16 hexadecimal digits that stay the same as long as
// the identity does. The second finding with the same identity has other digits than the first.
std::vector<std::string> fingerprints(const Report& report);

}  // namespace chartroom::reports
