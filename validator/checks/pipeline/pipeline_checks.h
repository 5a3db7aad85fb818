// The checks of files that the pipeline itself makes, as it alone sees what they find.
#pragma once

#include "maps/files/input_files.h"
#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"

namespace chartroom::checks {

// Of files that cannot be read.
Check malformed_json();
Check malformed_format();
Check newer_version();

// Of packs.
Check missing_file();
Check idle_exclusion();

// Of files that were read.
Check not_canonical();
Check missing_name();

// What `not_canonical` says of a file of this kind.
Diagnostic not_canonical_file(maps::FileKind kind);

}  // namespace chartroom::checks
