// The seed of a game that nobody has played yet.
#pragma once

#include <cstdint>
#include <random>

namespace chartroom::editor {

// Returns another seed each time.
inline std::uint64_t new_seed() {
  std::random_device device;
  return std::uint64_t{device()} << 32 | device();
}

}  // namespace chartroom::editor
