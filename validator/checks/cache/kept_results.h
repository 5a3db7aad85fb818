// Results of the levels beyond `structure`.
#pragma once

#include "validator/checks/cache/result_cache.h"
#include "validator/checks/pipeline/file_checks.h"

namespace chartroom::checks {

// Returns them from the cache of the profile if it has them, which nobody can tell by the report.
DeepResults kept_results(FileChecks& file);

}  // namespace chartroom::checks
