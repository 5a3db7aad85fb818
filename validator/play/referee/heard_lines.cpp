#include "validator/play/referee/heard_lines.h"

namespace chartroom::play {

std::vector<rules::HeardLine> heard_by(maps::Team operator_team, const RefereeReport& report) {
  std::vector<rules::HeardLine> lines;
  for (const RefereedPly& ply : report.plies) {
    const rules::ActionKind kind = ply.said.kind;
    const bool tells = ply.said.team != operator_team || kind == rules::ActionKind::sonar ||
                       kind == rules::ActionKind::torpedo;
    if (tells && ply.said_whole)
      lines.push_back({ply.position, rules::HeardKind::announcement, ply.said});
  }
  return lines;
}

}  // namespace chartroom::play
