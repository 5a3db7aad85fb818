// What the levels beyond `structure` say of a file.
#pragma once

#include "validator/checks/cache/result_cache.h"
#include "validator/checks/pipeline/file_checks.h"

namespace chartroom::checks {

// From the cache of the profile where they are kept there, which nobody can tell by the report.
DeepResults kept_results(FileChecks& file);

}  // namespace chartroom::checks
