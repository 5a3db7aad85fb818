// The member `$schema`, by which editors of JSON know what to offer and to check. It belongs to a
// file and not to the map, deck or pack in it: a program that writes a file anew carries it over.
#pragma once

#include <string>
#include <string_view>

namespace chartroom::json {

inline constexpr const char* kSchemaMember = "$schema";

// Returns what the text of a file names as its schema; "" if it names none or cannot be read.
std::string schema_of(std::string_view text);

// Returns the canonical text of a document with `$schema` as its first member; "" adds nothing.
std::string with_schema(std::string canonical, const std::string& schema);

}  // namespace chartroom::json
