#include "validator/checks/families/reach/opening.h"

#include "validator/checks/analysis/channels.h"
#include "validator/checks/analysis/openings.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/map_subject.h"

namespace chartroom::checks {

void name_opening(const MapSubject& subject, const CutOffPart& part, Diagnostic& diagnostic) {
  const std::optional<maps::Point> opening =
      best_opening(subject.map.islands, subject.water, part, subject.thresholds.of(kPocketShare));
  if (!opening) return;
  diagnostic.message =
      message("{}. Making {} water opens it", diagnostic.message, to_string(*opening));
  diagnostic.evidence.emplace_back("opening", to_string(*opening));
}

void add_channel(const maps::PointSet& islands, std::vector<Fix>& fixes) {
  if (islands.empty()) return;
  fixes.push_back(
      {message("Open a channel at {}", names(islands)), {maps::SetIslands{islands, false}}});
}

std::vector<Fix> open_or_fill(const MapSubject& subject, const maps::PointSet& part) {
  std::vector<Fix> fixes;
  const maps::Map& map = subject.map;
  for (const CutOffPart& each : subject.cut_off_parts) {
    if (each.part != part) continue;
    const maps::PointSet mouth{each.mouth};
    maps::PointSet far = part;
    for (maps::PointSet near = mouth.neighbours() & part; !(far - near).empty();
         near |= near.neighbours() & part) {
      far = part - near;
    }
    add_channel(channel(map, far, subject.water - part - mouth, mouth), fixes);
  }
  const auto& [blue, green] = map.starts;
  const bool used = !(map.surface_points() & part).empty() || (blue && part.contains(*blue)) ||
                    (green && part.contains(*green));
  if (!used) {
    fixes.push_back({message("Fill {} with islands", names(part)), {maps::SetIslands{part, true}}});
  }
  return fixes;
}

}  // namespace chartroom::checks
