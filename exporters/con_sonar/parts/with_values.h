// Translated texts with values filled in.
#pragma once

#include <fmt/core.h>

#include <string>

#include "maps/platform/shown_text.h"

namespace chartroom::exporters {

// Returns the value as a line of our words takes it: a user's text does not turn their order.
template <class Value>
const Value& in_words(const Value& value) {
  return value;
}
inline std::string in_words(const std::string& text) { return isolated(text); }

template <class... Values>
std::string with_values(const char* text, const Values&... values) {
  return fmt::format(fmt::runtime(text), in_words(values)...);
}

}  // namespace chartroom::exporters
