// The findings on a map as marks on its board.
#pragma once

#include <cstddef>
#include <vector>

#include "editor/model/documents/live_findings.h"
#include "maps/platform/severity.h"
#include "maps/point.h"

namespace chartroom::editor {

struct FindingMark {
  maps::Point point;
  Severity severity = Severity::note;  // of the most severe finding there
  int findings = 1;                    // number of findings there
  friend bool operator==(const FindingMark&, const FindingMark&) = default;
};

// Returns a mark for each point with findings, in reading order. Only findings that the list shows
// count, and excluded ones never do.
std::vector<FindingMark> finding_marks(const LiveFindings& findings);

// Returns the list's indexes of the findings behind a point's mark, the most severe first.
std::vector<std::size_t> findings_at(const LiveFindings& findings, maps::Point point);

}  // namespace chartroom::editor
