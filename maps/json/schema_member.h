// The member `$schema`, by which editors of JSON know what to offer and to check. It belongs to a
// file and not to the map, deck or pack in it: whoever writes a file anew carries it over.
#pragma once

#include <string>
#include <string_view>

#include "maps/json/archive.h"

namespace chartroom::json {

inline constexpr const char* kSchemaMember = "$schema";

// The first member of a document.
inline Member<std::string> schema_member(Field<std::string>& field) {
  return optional_member(kSchemaMember, field);
}

// What the text of a file names as its schema; "" where it names none or cannot be read.
std::string schema_of(std::string_view text);

// The canonical text of a document, in which `$schema` then stands first; "" adds nothing.
std::string with_schema(std::string canonical, const std::string& schema);

}  // namespace chartroom::json
