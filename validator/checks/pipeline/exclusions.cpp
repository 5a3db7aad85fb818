#include "validator/checks/pipeline/exclusions.h"

namespace chartroom::checks {

bool matches(const maps::Exclusion& exclusion, const FileId& file,
             const reports::Finding& finding) {
  const auto is_on = [&file](maps::FileKind kind, const std::optional<std::string>& id) {
    return !id || (file.kind == kind && file.id == *id);
  };
  if (exclusion.code != finding.code || !is_on(maps::FileKind::map, exclusion.map) ||
      !is_on(maps::FileKind::deck, exclusion.deck)) {
    return false;
  }
  maps::PointSet points;
  for (const maps::Point p : exclusion.points) points.insert(p);
  return exclusion.points.empty() || points == finding.points;
}

void exclude(const CheckedFile& file, reports::Finding& finding) {
  if (file.pack == nullptr || file.pack->locked_above.contains(finding.code)) return;
  for (const maps::Exclusion& exclusion : file.pack->pack.checks.exclude) {
    if (!matches(exclusion, file.id, finding)) continue;
    finding.excluded = true;
    finding.reason = exclusion.reason;
  }
}

}  // namespace chartroom::checks
