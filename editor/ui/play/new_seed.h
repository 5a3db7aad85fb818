// A random seed for a new game.
#pragma once

#include <cstdint>
#include <random>

namespace chartroom::editor {

// Returns a new seed each time.
inline std::uint64_t new_seed() {
  std::random_device device;
  return std::uint64_t{device()} << 32 | device();
}

}  // namespace chartroom::editor
