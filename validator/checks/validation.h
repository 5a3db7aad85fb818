// Validates files: reads them, runs the checks, and gives every finding its position.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "maps/files/input_files.h"
#include "validator/checks/profile.h"
#include "validator/reports/report.h"

namespace chartroom::checks {

// The text of standard input or of an unsaved document, and its path among the targets. If the path
// is not "-", the text replaces the file there.
struct StandardInput {
  std::string_view text = {};
  std::string path = "-";
};

// Returns the files that packs among the targets list and the search skipped, and packs above them.
// `validate` takes them, too.
std::vector<maps::InputFile> listed_beyond(const std::vector<maps::InputFile>& inputs,
                                           const Profile& profile);

// Validates all targets. Files that cannot be opened are errors, not findings; F001 counts as not
// run on them. `errors` has those of the search. `passed_over` has the links and hidden folders
// that the search skipped; the report has those that were not checked as listed files of a pack.
reports::Report validate(const std::vector<maps::InputFile>& inputs, const Profile& profile,
                         std::vector<FileError>& errors, const StandardInput& input = {},
                         const maps::PassedOver& passed_over = {});

}  // namespace chartroom::checks
