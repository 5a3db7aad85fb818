// The one place where JSON is parsed: RapidJSON's reader drives it, and builds Values.
#pragma once

#include <deque>
#include <string_view>

#include "maps/json/errors.h"
#include "maps/json/tree.h"

namespace chartroom::json {

// Adds the values of `text`, from `start` on, to `values`, containers before what they hold.
// The text must be valid UTF-8 without NUL. False where it is not JSON to its end, or has too many
// values.
bool build_json(std::string_view text, std::size_t start, const Limits& limits,
                std::deque<Value>& values, ErrorList& errors);

}  // namespace chartroom::json
