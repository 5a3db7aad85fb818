#include "validator/checks/pipeline/placement.h"

#include <fmt/core.h>

#include <utility>

#include "validator/checks/packs/locks.h"
#include "validator/checks/pipeline/exclusions.h"
#include "validator/checks/pipeline/pipeline_checks.h"

namespace chartroom::checks {
namespace {

TextPosition position_in(const json::SourceIndex& source, const Check& check,
                         reports::Finding& finding) {
  const bool of_file = check.family == Family::files && check.fixable;
  if (of_file && finding.pointer.empty()) return {};
  if (finding.points.empty()) return source.of(finding.pointer);
  const maps::Point first = finding.points.first();
  finding.pointer = fmt::format(
      "/{}/{}", check.family == Family::quadrants ? "quadrants" : "points", int{first.row});
  return source.of_character(finding.pointer, first.column);
}

Check check_of(ErrorKind kind) {
  if (kind == ErrorKind::not_json) return malformed_json();
  return kind == ErrorKind::too_new ? newer_version() : malformed_format();
}

}  // namespace

reports::Finding finding_of(const Check& check, Diagnostic diagnostic) {
  reports::Finding finding;
  finding.code = check.code;
  finding.severity = check.severity;
  finding.pointer = std::move(diagnostic.pointer);
  finding.places =
      diagnostic.points.empty() ? std::move(diagnostic.places) : name_list(diagnostic.points);
  finding.points = diagnostic.points;
  finding.message = diagnostic.message.english();
  finding.said = std::move(diagnostic.message);
  finding.evidence = std::move(diagnostic.evidence);
  finding.fix = std::move(diagnostic.fix);
  if (finding.fix) finding.fix->safe = !check.unsafe_fix;
  finding.malformed = check.of_unreadable;
  return finding;
}

reports::Finding placed(reports::Finding finding, const Check& check, const CheckedFile& file) {
  finding.path = file.path;
  finding.position = position_in(*file.source, check, finding);
  finding.severity = severity_of(check, file.pack);
  return finding;
}

std::vector<reports::Finding> findings_on(const CheckedFile& file, const Check& check,
                                          std::vector<Diagnostic> found) {
  std::vector<reports::Finding> findings;
  for (Diagnostic& diagnostic : found) {
    findings.push_back(placed(finding_of(check, std::move(diagnostic)), check, file));
    exclude(file, findings.back());
  }
  return findings;
}

reports::Finding fault_finding(const FileError& error) {
  reports::Finding finding =
      finding_of(check_of(error.kind), {.pointer = error.pointer, .message = error.reason()});
  finding.path = error.path;
  finding.position = {error.line, error.column};
  return finding;
}

reports::NotRun unopened(const FileError& error) {
  return {.code = std::string(malformed_json().code),
          .path = error.path,
          .reason = error.what,
          .unopened = true};
}

}  // namespace chartroom::checks
