// The checks of files that the pipeline itself makes, as it alone sees what they find.
#pragma once

#include <chrono>

#include "maps/files/input_files.h"
#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"

namespace chartroom::checks {

// Checks of files that cannot be read.
Check malformed_json();
Check malformed_format();
Check newer_version();

// Checks of packs.
Check missing_file();
Check idle_exclusion();

// Checks of files that were read.
Check not_canonical();
Check missing_name();

// The check of files whose games took more time than the run allows.
Check unfinished_play();

Diagnostic unfinished_play_within(std::chrono::milliseconds time);

// Returns the result of `not_canonical` for a file of this kind.
Diagnostic not_canonical_file(maps::FileKind kind);

}  // namespace chartroom::checks
