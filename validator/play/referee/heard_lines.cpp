#include "validator/play/referee/heard_lines.h"

namespace chartroom {

std::vector<HeardLine> heard_by(Team operator_team, const RefereeReport& report) {
  std::vector<HeardLine> lines;
  for (const RefereedPly& ply : report.plies) {
    const ActionKind kind = ply.said.kind;
    const bool tells =
        ply.said.team != operator_team || kind == ActionKind::sonar || kind == ActionKind::torpedo;
    if (tells) lines.push_back({ply.place, HeardKind::announcement, ply.said});
  }
  return lines;
}

}  // namespace chartroom
