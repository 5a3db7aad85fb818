#include "validator/checks/packs/member_findings.h"

#include <utility>

namespace chartroom::checks {

std::vector<MapFinding> member_findings(const MemberSubject& member, const std::string& path,
                                        TextPosition id_position, const maps::PackFile& pack,
                                        const Profile& profile) {
  std::vector<MapFinding> findings;
  for (const Check& check : profile.catalogue) {
    if (!check.run_on_member || !profile.judges(check)) continue;
    for (PackDiagnostic& diagnostic : check.run_on_member(member)) {
      FileDiagnostic placed{.code = check.code, .path = path, .pointer = diagnostic.pointer};
      if (!placed.pointer.empty()) placed.position = id_position;
      placed.message = std::move(diagnostic.message);
      findings.push_back(file_finding(profile.catalogue, std::move(placed), &pack));
      exclude({member.kind, member.id}, pack, findings.back());
    }
  }
  return findings;
}

}  // namespace chartroom::checks
