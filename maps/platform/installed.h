// What came with the program that is running: packs, fonts; and the program itself. Linux says
// where that lies; on other systems it is looked for by the name that it was called by.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "maps/platform/file_error.h"

namespace chartroom {

// Told first of all by `main`, while the working folder is still that of the call: its argv[0].
void started_as(const char* name);

// The folder of that name in share/chartroom beside the program's own folder, in a build as where
// it is installed. Nothing where that is not there.
std::optional<std::string> installed_folder(std::string_view name);

// The program's own bytes.
ParseResult<std::string> read_program();

// The file that a shell runs for this name: the one of that path, or else, of a name without "/",
// the first in the folders of `path` ("/usr/local/bin:/usr/bin") that may be run. Absolute, without
// links.
std::optional<std::string> program_named(std::string_view name, std::string_view path);

}  // namespace chartroom
