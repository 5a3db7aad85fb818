// The number of findings of each check, to show where to begin with a pack that has many.
#pragma once

#include <string>
#include <vector>

#include "validator/reports/report.h"

namespace chartroom::reports {

// True if the finding is neither excluded nor known in the baseline.
bool is_outstanding(const Finding& finding);

struct FindingCount {
  std::string code;
  Severity severity = Severity::error;
  std::string title;  // of the check
  std::size_t findings = 0;
  friend bool operator==(const FindingCount&, const FindingCount&) = default;
};

// Counts the outstanding findings, by code and severity (which packs may set). Order: most findings
// first, then by code, then the more severe first.
std::vector<FindingCount> finding_counts(const Report& report);

// Writes the finding_counts as a table, in the report's language; "" where there are none.
std::string counts_text(const Report& report);

}  // namespace chartroom::reports
