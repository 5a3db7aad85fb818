// Names of documents for programs.
#pragma once

#include <string>
#include <string_view>

namespace chartroom::json {

// 1 to 64 small letters a to z, digits and hyphens.
bool is_id(std::string_view text);

// The id that goes with a file's name: "two-bays" of "deep/Two Bays.map.json". What an id may not
// have becomes a hyphen, of which none stand in a row or at an end; "" where nothing is left.
std::string id_of_file(std::string_view path);

}  // namespace chartroom::json
