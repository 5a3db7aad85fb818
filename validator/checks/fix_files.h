// Fixes files, for --fix.
#pragma once

#include <string>
#include <vector>

#include "maps/files/input_files.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/profile.h"

namespace chartroom::checks {

struct FixedFile {
  std::string path;
  std::string before;                     // the text as it is on disk
  std::string after;                      // in canonical form; differs from `before`
  std::vector<reports::Finding> applied;  // in the order in which they were fixed
};

// Returns the files that fixes of the profile's checks change; writes nothing. Skips standard input
// and unreadable files, which are errors. Fixing a fixed file again changes nothing.
std::vector<FixedFile> fix_files(const std::vector<maps::InputFile>& inputs, const Profile& profile,
                                 std::vector<FileError>& errors);

}  // namespace chartroom::checks
