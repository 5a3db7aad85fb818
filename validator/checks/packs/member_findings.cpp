#include "validator/checks/packs/member_findings.h"

#include <algorithm>
#include <iterator>

#include "validator/checks/pipeline/placement.h"

namespace chartroom::checks {
namespace {

template <class Subject>
std::vector<reports::Finding> findings_of(std::vector<Diagnostic> (*Check::*run)(const Subject&),
                                          const Subject& subject, const CheckedFile& file,
                                          const Profile& profile) {
  std::vector<reports::Finding> findings;
  for (const Check& check : profile.catalogue) {
    if (!(check.*run) || !profile.runs(check)) continue;
    std::ranges::move(findings_on(file, check, (check.*run)(subject)),
                      std::back_inserter(findings));
  }
  return findings;
}

}  // namespace

std::vector<reports::Finding> member_findings(const MemberSubject& member, const std::string& path,
                                              TextPosition id_position, const maps::PackFile& pack,
                                              const Profile& profile) {
  json::SourceIndex source;
  source.add("/id", id_position);
  const CheckedFile file{path, {member.kind, member.id}, &source, &pack};
  return findings_of(&Check::run_on_member, member, file, profile);
}

std::vector<reports::Finding> path_findings(const PathSubject& names, const std::string& path,
                                            const FileId& id, const maps::PackFile* pack,
                                            const Profile& profile) {
  const json::SourceIndex source;
  return findings_of(&Check::run_on_path, names, {path, id, &source, pack}, profile);
}

}  // namespace chartroom::checks
