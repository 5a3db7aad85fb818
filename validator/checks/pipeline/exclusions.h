// Findings that a pack excludes.
#pragma once

#include "validator/checks/pipeline/checked_file.h"
#include "validator/reports/finding.h"

namespace chartroom::checks {

// True if the exclusion is of this finding on the file.
bool matches(const maps::Exclusion& exclusion, const FileId& file, const reports::Finding& finding);

// Marks a finding where the pack of its file excludes it.
void exclude(const CheckedFile& file, reports::Finding& finding);

}  // namespace chartroom::checks
