#include "validator/reports/fingerprint.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <filesystem>
#include <map>
#include <sstream>

#include "maps/platform/safe_file.h"

namespace chartroom::reports {
namespace {

// Returns the pointer without places in lists: "/checks/exclude/code" for "/checks/exclude/3/code".
std::string without_indices(const std::string& pointer) {
  std::string members;
  std::istringstream parts(pointer);
  std::string part;
  std::getline(parts, part, '/');  // before the first one is nothing
  while (std::getline(parts, part, '/')) {
    if (part.find_first_not_of("0123456789") != std::string::npos) members += "/" + part;
  }
  return members;
}

std::string where_of(const Finding& finding, const ReportedFile* file) {
  if (!finding.places.empty()) return fmt::format("{}", fmt::join(finding.places, " "));
  if (file == nullptr || file->kind != "pack") return finding.pointer;
  std::vector<std::string> parts = finding.said.values();
  const std::string members = without_indices(finding.pointer);
  if (!members.empty()) parts.insert(parts.begin(), members);
  return fmt::format("{}", fmt::join(parts, " "));
}

}  // namespace

Identity identity_of(const Finding& finding, const Report& report) {
  const ReportedFile* file = report.file(finding.path);
  std::string subject = file != nullptr && file->id
                            ? *file->id
                            : std::filesystem::path(finding.path).filename().string();
  return {finding.code, std::move(subject), where_of(finding, file)};
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
