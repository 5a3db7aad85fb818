// A hash that is the same on every machine.
#pragma once

#include <cstdint>
#include <string_view>

namespace chartroom {

// FNV-1a of the bytes: tells accidents apart, not attacks. (std::hash may differ from one library
// to the next.)
constexpr std::uint64_t fnv1a(std::string_view bytes) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const char c : bytes) {
    hash ^= static_cast<unsigned char>(c);
    hash *= 0x100000001b3U;
  }
  return hash;
}

}  // namespace chartroom
