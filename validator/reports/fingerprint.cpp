#include "validator/reports/fingerprint.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <filesystem>
#include <map>

#include "maps/platform/safe_file.h"

namespace chartroom::reports {

Identity identity_of(const Finding& finding, const Report& report) {
  const ReportedFile* file = report.file(finding.path);
  std::string subject = file != nullptr && file->id
                            ? *file->id
                            : std::filesystem::path(finding.path).filename().string();
  std::string where = fmt::format("{}", fmt::join(finding.places, " "));
  return {finding.code, std::move(subject), where.empty() ? finding.pointer : std::move(where)};
}

std::vector<std::string> fingerprints(const Report& report) {
  std::map<Identity, int> seen;
  std::vector<std::string> list;
  for (const Finding& finding : report.findings) {
    const Identity identity = identity_of(finding, report);
    const std::string text = fmt::format("{}\n{}\n{}\n{}", identity.code, identity.subject,
                                         identity.where, seen[identity]++);
    list.push_back(fmt::format("{:016x}", stamp_of(text).hash));
  }
  return list;
}

}  // namespace chartroom::reports
