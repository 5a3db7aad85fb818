// What came with the program that is running: packs, fonts.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace chartroom {

// The folder of that name in share/chartroom beside the program's own folder, in a build as where
// it is installed. Nothing where that is not there.
std::optional<std::string> installed_folder(std::string_view name);

}  // namespace chartroom
