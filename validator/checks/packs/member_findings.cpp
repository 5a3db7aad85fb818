#include "validator/checks/packs/member_findings.h"

#include <algorithm>
#include <iterator>

#include "validator/checks/pipeline/placement.h"

namespace chartroom::checks {

std::vector<reports::Finding> member_findings(const MemberSubject& member, const std::string& path,
                                              TextPosition id_position, const maps::PackFile& pack,
                                              const Profile& profile) {
  json::SourceIndex source;
  source.add("/id", id_position);
  const CheckedFile file{path, {member.kind, member.id}, &source, &pack};
  std::vector<reports::Finding> findings;
  for (const Check& check : profile.catalogue) {
    if (!check.run_on_member || !profile.runs(check)) continue;
    std::ranges::move(findings_on(file, check, check.run_on_member(member)),
                      std::back_inserter(findings));
  }
  return findings;
}

}  // namespace chartroom::checks
