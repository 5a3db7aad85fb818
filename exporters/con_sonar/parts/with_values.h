// Translated texts with values filled in.
#pragma once

#include <fmt/core.h>

#include <string>

namespace chartroom::exporters {

template <class... Values>
std::string with_values(const char* text, const Values&... values) {
  return fmt::format(fmt::runtime(text), values...);
}

}  // namespace chartroom::exporters
