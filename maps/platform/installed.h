// Files installed with the running program (packs, fonts), and the program itself. Linux tells the
// program's path; other systems search for the name that it was started by.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "maps/platform/file_error.h"

namespace chartroom {

// Takes argv[0]. `main` calls this first, before the working folder can change.
void started_as(const char* name);

// Returns the named folder in share/chartroom, beside the program's own folder, both in a build and
// after installation. Returns nothing if it does not exist.
std::optional<std::string> installed_folder(std::string_view name);

// The program's own bytes.
ParseResult<std::string> read_program();

// Returns the file that a shell would run for this name: the file at a path with "/", otherwise the
// first executable in the folders of `path` ("/usr/local/bin:/usr/bin"). Absolute, without links.
std::optional<std::string> program_named(std::string_view name, std::string_view path);

}  // namespace chartroom
