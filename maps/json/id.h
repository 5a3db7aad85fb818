// Ids of documents.
#pragma once

#include <string>
#include <string_view>

namespace chartroom::json {

// True for 1 to 64 lowercase letters a to z, digits and hyphens.
bool is_id(std::string_view text);

// Returns an id made from a file's name: "two-bays" from "deep/Two Bays.map.json". Each run of
// other characters becomes one hyphen, except at the ends. Returns "" if nothing is left.
std::string id_of_file(std::string_view path);

}  // namespace chartroom::json
