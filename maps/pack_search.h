// Which pack a file belongs to, and where the shipped packs are.
#pragma once

#include <optional>
#include <string>

namespace chartroom {

// The path of the nearest pack.json in the file's folder or one above it; nothing where there is
// none. "-" (standard input) belongs to no pack.
std::optional<std::string> nearest_pack(const std::string& path);

// The folder of the packs that came with the program that is running: share/chartroom/packs beside
// its own folder, in a build as where it is installed. Nothing where that is not there.
std::optional<std::string> installed_packs();

}  // namespace chartroom
