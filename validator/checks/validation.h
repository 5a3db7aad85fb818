// Judging files: reads them, runs the checks, and puts every finding in its place.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "maps/files/input_files.h"
#include "validator/checks/profile.h"
#include "validator/reports/report.h"

namespace chartroom::checks {

// What came from standard input, or is not saved yet, and the path that it has among the targets:
// another than "-" stands for a file as if it lay there.
struct StandardInput {
  std::string_view text = {};
  std::string path = "-";
};

// Judges all targets. Files that cannot be opened are errors, not findings, and F001 was not run on
// them; `errors` holds those of the search, `passed_over` what it did not take, of which the report
// has what no pack lists.
reports::Report validate(const std::vector<maps::InputFile>& inputs, const Profile& profile,
                         std::vector<FileError>& errors, const StandardInput& input = {},
                         const maps::PassedOver& passed_over = {});

}  // namespace chartroom::checks
