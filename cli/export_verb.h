// chartroom export: sheets to print from a map or from all maps of a folder.
#pragma once

#include <CLI/CLI.hpp>

namespace chartroom {

// Registers the verb. When it runs it sets `status`: 0 when every file was written, 2 when a map
// could not be read, did not fit, or an option was wrong. What fails while a file is written is
// thrown as a FileException.
void add_export_verb(CLI::App& program, int& status);

}  // namespace chartroom
