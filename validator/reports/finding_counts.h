// How many findings there are of each check: where to begin with a pack that has many.
#pragma once

#include <string>
#include <vector>

#include "validator/reports/report.h"

namespace chartroom::reports {

// Neither excluded nor known in the baseline.
bool counts(const Finding& finding);

struct FindingCount {
  std::string code;
  Severity severity = Severity::error;
  std::string title;  // of the check
  std::size_t findings = 0;
  friend bool operator==(const FindingCount&, const FindingCount&) = default;
};

// Of the findings that count, by code and severity (which packs may set): most first, then by code,
// then the more severe first.
std::vector<FindingCount> finding_counts(const Report& report);

// The same as a table, a line each, in the language of the report; "" where there are none.
std::string counts_text(const Report& report);

}  // namespace chartroom::reports
