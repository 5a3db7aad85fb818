// Which pack a file belongs to.
#pragma once

#include <optional>
#include <string>

namespace chartroom {

// The path of the nearest pack.json in the file's folder or one above it; nothing where there is
// none. "-" (standard input) belongs to no pack.
std::optional<std::string> nearest_pack(const std::string& path);

}  // namespace chartroom
