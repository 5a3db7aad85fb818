#include "editor/model/findings/finding_marks.h"

#include <algorithm>
#include <array>

namespace chartroom::editor {

std::vector<FindingMark> finding_marks(const LiveFindings& findings) {
  std::array<FindingMark, maps::PointSet::kCells> marks;
  for (FindingMark& mark : marks) mark.findings = 0;
  maps::PointSet marked;
  for (const std::size_t place : findings.shown()) {
    const reports::Finding& finding = findings.at(place);
    if (finding.excluded) continue;
    marked |= finding.points;
    for (const maps::Point p : finding.points) {
      FindingMark& mark = marks[static_cast<std::size_t>(maps::PointSet::cell(p))];
      mark = {p, std::max(mark.severity, finding.severity), mark.findings + 1};
    }
  }
  std::vector<FindingMark> list;
  for (const maps::Point p : marked) {
    list.push_back(marks[static_cast<std::size_t>(maps::PointSet::cell(p))]);
  }
  return list;
}

std::vector<std::size_t> findings_at(const LiveFindings& findings, maps::Point point) {
  std::vector<std::size_t> places = findings.shown();
  std::erase_if(places, [&](std::size_t place) {
    return findings.at(place).excluded || !findings.at(place).points.contains(point);
  });
  std::stable_sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) {
    return findings.at(a).severity > findings.at(b).severity;
  });
  return places;
}

}  // namespace chartroom::editor
