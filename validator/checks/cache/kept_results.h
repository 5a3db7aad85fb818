// Results of the levels beyond `structure`.
#pragma once

#include "validator/checks/cache/result_cache.h"
#include "validator/checks/pipeline/file_checks.h"

namespace chartroom::checks {

// Returns the results from the profile's cache, or makes them: the report is equal either way.
DeepResults kept_results(FileChecks& file);

}  // namespace chartroom::checks
