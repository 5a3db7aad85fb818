// Words for text that is not JSON. Names the mistakes that people and programs often make.
#pragma once

#include <rapidjson/error/error.h>

#include <cstddef>
#include <optional>
#include <string_view>

#include "maps/platform/message.h"

namespace chartroom::json {

struct SyntaxError {
  std::size_t offset = 0;
  Message said;
};

// Returns the error of bytes that are not text: not UTF-8, or with NUL.
std::optional<SyntaxError> encoding_error(std::string_view text);

// Returns the error for which RapidJSON's reader stopped at `offset`, which is where it is or
// later.
SyntaxError syntax_error(std::string_view text, std::size_t offset, rapidjson::ParseErrorCode code);

}  // namespace chartroom::json
