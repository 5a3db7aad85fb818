#include "validator/checks/families/reach/opening.h"

#include "validator/checks/analysis/openings.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/map_subject.h"

namespace chartroom::checks {

void name_opening(const MapSubject& subject, const CutOffPart& part, Diagnostic& diagnostic) {
  const std::optional<maps::Point> opening =
      best_opening(subject.map.islands, subject.water, part, subject.thresholds.of(kPocketShare));
  if (!opening) return;
  diagnostic.message =
      message("{}; water at {} would open it", diagnostic.message, to_string(*opening));
  diagnostic.evidence.emplace_back("opening", to_string(*opening));
}

}  // namespace chartroom::checks
