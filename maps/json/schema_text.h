// The member `$schema`, which tells JSON editors how to complete and check a file. It belongs to a
// file and not to its map, deck or pack: a program that rewrites a file copies it.
#pragma once

#include <string>
#include <string_view>

namespace chartroom::json {

inline constexpr const char* kSchemaMember = "$schema";

// Returns the schema that a file's text names; "" if it names none or cannot be read.
std::string schema_of(std::string_view text);

// Returns the canonical text of a document with `$schema` as its first member; "" adds nothing.
std::string with_schema(std::string canonical, const std::string& schema);

}  // namespace chartroom::json
