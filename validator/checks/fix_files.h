// Mending files: what --fix makes of them.
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
  std::string after;                      // in canonical form, and another than `before`
  std::vector<reports::Finding> applied;  // in the order in which they were mended
};

// The files that the fixes of the profile's checks change; nothing is written. Standard input is
// passed over, and so are files that cannot be read, which are errors. Mended files change no more.
std::vector<FixedFile> fix_files(const std::vector<maps::InputFile>& inputs, const Profile& profile,
                                 std::vector<FileError>& errors);

}  // namespace chartroom::checks
