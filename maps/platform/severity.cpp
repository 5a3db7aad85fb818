#include "maps/platform/severity.h"

namespace chartroom {

std::string_view to_string(Severity severity) {
  switch (severity) {
    case Severity::note:
      return "note";
    case Severity::warning:
      return "warning";
    case Severity::error:
      break;
  }
  return "error";
}

std::optional<Severity> parse_severity(std::string_view text) {
  for (const Severity severity : {Severity::note, Severity::warning, Severity::error}) {
    if (to_string(severity) == text) return severity;
  }
  return std::nullopt;
}

}  // namespace chartroom
