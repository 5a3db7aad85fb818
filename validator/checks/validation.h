// Judging files: reads them, runs the checks, and puts every finding in its place.
#pragma once

#include <string>
#include <vector>

#include "maps/files/input_files.h"
#include "validator/checks/profile.h"
#include "validator/reports/report.h"

namespace chartroom::checks {

// Judges all targets. `standard_input` is read where a target is "-". Files that cannot be opened
// are errors, not findings, and F001 was not run on them; `errors` holds those of the search.
reports::Report validate(const std::vector<maps::InputFile>& inputs, const Profile& profile,
                         std::vector<FileError>& errors, std::string_view standard_input = {});

}  // namespace chartroom::checks
