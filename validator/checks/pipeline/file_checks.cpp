#include "validator/checks/pipeline/file_checks.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "validator/checks/packs/first_of_many.h"
#include "validator/checks/pipeline/exclusions.h"
#include "validator/checks/pipeline/pipeline_checks.h"
#include "validator/checks/pipeline/placement.h"

namespace chartroom::checks {
namespace {

void add(std::vector<reports::Finding> findings, FileReport& report) {
  std::ranges::move(findings, std::back_inserter(report.findings));
}

std::vector<Diagnostic> missing_names(const FileChecks& file) {
  std::vector<std::string> missing;
  std::ranges::copy_if(
      file.file().pack->pack.languages, std::back_inserter(missing),
      [&file](const std::string& language) { return !file.unnamed_in(language).empty(); });
  const FirstOfMany languages(std::move(missing), kMostLanguagesTold);
  std::vector<Diagnostic> found;
  for (const std::string& language : languages.told()) {
    std::ranges::move(file.unnamed_in(language), std::back_inserter(found));
  }
  if (!languages.others().empty()) {
    found.push_back(
        {.pointer = "/name", .message = file.unnamed_in_others(languages.others().size())});
  }
  return found;
}

void add_of_file(const FileChecks& file, bool canonical, FileReport& report) {
  const CheckedFile& checked = file.file();
  if (!canonical && file.profile().runs(not_canonical())) {
    add(findings_on(checked, file.profile().in_force(not_canonical()),
                    {not_canonical_file(checked.id.kind)}),
        report);
  }
  if (checked.pack != nullptr && file.profile().runs(missing_name())) {
    add(findings_on(checked, file.profile().in_force(missing_name()), missing_names(file)), report);
  }
}

}  // namespace

bool FileChecks::wants_play() const {
  return std::any_of(
      profile_.catalogue.begin(), profile_.catalogue.end(),
      [this](const Check& check) { return check.level >= Level::fairness && runs(check); });
}

Thresholds FileChecks::thresholds_of(const maps::PackFile* pack) {
  return pack == nullptr ? Thresholds() : Thresholds(pack->pack.checks.thresholds);
}

FileReport check_file(FileChecks& file, bool canonical) {
  FileReport report;
  const Level reached = file.is_deep() ? file.deepen(report) : Level::structure;
  for (const Check& check : file.profile().catalogue) {
    if (check.level > reached || !file.runs(check)) continue;
    add(findings_on(file.file(), check, file.run(check)), report);
  }
  if (report.unfinished && file.profile().runs(unfinished_play())) {
    add(findings_on(file.file(), file.profile().in_force(unfinished_play()),
                    {unfinished_play_within(*file.profile().file_time)}),
        report);
  }
  add_of_file(file, canonical, report);
  std::sort(report.findings.begin(), report.findings.end());
  return report;
}

}  // namespace chartroom::checks
