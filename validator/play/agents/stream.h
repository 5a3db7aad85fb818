// The streams of random numbers in a game.
#pragma once

#include <cstdint>

namespace chartroom::play {

// Each stream has its own numbers in every game (statistics::Random).
enum class Stream : std::uint32_t {
  blue_start,
  green_start,
  blue,
  green,
  blue_clock,
  green_clock,
  ties,
  blue_memory,
  green_memory,
};

}  // namespace chartroom::play
