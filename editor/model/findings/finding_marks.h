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
  Severity severity = Severity::note;  // of the gravest finding there
  int findings = 1;                    // how many there are
  friend bool operator==(const FindingMark&, const FindingMark&) = default;
};

// A mark for each point that a finding is about, in reading order. Only findings that the list
// shows count, and accepted ones never do.
std::vector<FindingMark> finding_marks(const LiveFindings& findings);

// The places in the list of the findings behind the mark of a point, the gravest first.
std::vector<std::size_t> findings_at(const LiveFindings& findings, maps::Point point);

}  // namespace chartroom::editor
