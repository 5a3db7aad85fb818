// The settings of a validation that come from the project file of its work tree.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "cli/validate/validate_options.h"
#include "maps/platform/work_tree.h"

namespace chartroom::cli {

// Sets the options that the command line does not give, by chartroom.json at the root of the work
// tree of the first path. With --packs-of the commit's file counts, and its baseline, so that a
// request cannot make its own validation milder. Prints the errors of the file and returns false if
// there are any. Throws FileException if it cannot be read.
bool apply_project(const CLI::App& verb, ValidateOptions& options);

// Returns all settings and their sources, a line each, for --show-settings.
std::string settings_text(const CLI::App& verb, const ValidateOptions& options);

// Returns a function that is true for the files that the options' patterns exclude. A pattern (`*`,
// `?` and
// `[…]`, also across folders) matches a path from the root of the work tree, or a folder on the
// way; one without a slash matches a name in any folder.
std::function<bool(const std::string& path)> exclusion_by(const ValidateOptions& options);

// Returns the names of files from the root of the run's work tree.
std::shared_ptr<WorkTreePaths> paths_of_run(const ValidateOptions& options);

}  // namespace chartroom::cli
