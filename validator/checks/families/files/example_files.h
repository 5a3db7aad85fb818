// Small files for the examples of checks.
#pragma once

#include <string>
#include <string_view>

namespace chartroom::checks {

inline constexpr std::string_view kMapName = "a.map.json";
inline constexpr std::string_view kOtherMapName = "b.map.json";
inline constexpr std::string_view kPackName = "pack.json";

// A map with four quadrants; `more` has further members.
std::string map_file(std::string_view id, std::string_view more = "");
// A pack of the maps that are listed; `more` as above.
std::string pack_file(std::string_view maps, std::string_view more = "");
// A pack of both maps.
std::string pack_of_both();

}  // namespace chartroom::checks
