// Validation by packs as a request has them, beside the trusted ones that it is held to.
#pragma once

#include <vector>

#include "validator/checks/validation.h"

namespace chartroom::checks {

// As `validate`. With trusted packs, validates again by the packs on the disk if their rules
// differ, and adds what is new or graver: after a merge these rules apply. What they allow changes
// nothing. No game is played again.
reports::Report validate_by_all_rules(const std::vector<maps::InputFile>& inputs, Profile profile,
                                      std::vector<FileError>& errors, const StandardInput& input,
                                      const maps::PassedOver& passed_over);

}  // namespace chartroom::checks
