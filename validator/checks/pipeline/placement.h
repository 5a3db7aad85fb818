// The steps of a finding from its check to the report.
#pragma once

#include <vector>

#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/pipeline/checked_file.h"
#include "validator/reports/finding.h"
#include "validator/reports/report.h"

namespace chartroom::checks {

// Returns a finding that has no place, and about which no pack has had its say.
reports::Finding finding_of(const Check& check, Diagnostic diagnostic);

// Returns the finding in its place: at the character of its first point, or at the value that
// it is about; with the severity that the pack gives it.
reports::Finding placed(reports::Finding finding, const Check& check, const CheckedFile& file);

// Returns all that a check found, each in its place, and marked if the pack excludes it.
std::vector<reports::Finding> findings_on(const CheckedFile& file, const Check& check,
                                          std::vector<Diagnostic> found);

// Returns the error that kept a file from being read, as a finding.
reports::Finding fault_finding(const FileError& error);

// Returns the error that kept a file from being opened, as a check that was not run.
reports::NotRun unopened(const FileError& error);

}  // namespace chartroom::checks
