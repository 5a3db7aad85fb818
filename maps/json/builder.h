// Parses JSON, in this place only: RapidJSON's reader calls a builder of Values.
#pragma once

#include <deque>
#include <string_view>

#include "maps/json/errors.h"
#include "maps/json/tree.h"

namespace chartroom::json {

// Appends the values of `text`, from offset `start`, to `values`, containers before their contents.
// The text must be valid UTF-8 without NUL. Returns false if it is not JSON or has too many values.
bool build_json(std::string_view text, std::size_t start, const Limits& limits,
                std::deque<Value>& values, ErrorList& errors);

}  // namespace chartroom::json
