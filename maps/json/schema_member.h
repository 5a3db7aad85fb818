// The member `$schema` in documents.
#pragma once

#include <string>

#include "maps/json/archive.h"
#include "maps/json/schema_text.h"

namespace chartroom::json {

// Returns the member, which comes first in a document.
inline Member<std::string> schema_member(Field<std::string>& field) {
  return optional_member(kSchemaMember, field);
}

}  // namespace chartroom::json
