// When teams call, in the realtime variant: each one as soon as it is ready.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "maps/team.h"
#include "validator/statistics/random.h"

namespace chartroom::play {

// Between two calls of a team at a table, in milliseconds: what it takes to say one and to hear it.
inline constexpr int kShortestInterval = 1000;

// How long a team takes to its next call, in milliseconds: from mean - spread to mean + spread,
// the middle likelier than the ends (the sum of two uniform numbers).
struct Pace {
  int mean = 4000;
  int spread = 2000;
  friend bool operator==(const Pace&, const Pace&) = default;
};

// A mean of 1 to 600,000 and a spread below it, so that every call takes some time.
bool possible(const Pace& pace);

// Reads and writes "4000,2000"; only what is possible is read.
std::optional<Pace> parse_pace(std::string_view text);
std::string to_string(const Pace& pace);
// "2.5 to 5.5 s", or "3.0 s".
std::string seconds_of(const Pace& pace);

// A time to the next call. The pace must be possible.
int draw_time(const Pace& pace, statistics::Random& random);

// Both teams' clocks in one game. They run while nobody acts: a stop costs both the same, and so
// it changes nothing in who calls next.
class Clocks {
 public:
  Clocks(const std::array<Pace, 2>& paces, std::uint64_t seed, std::uint32_t pair,
         std::uint32_t game);

  // Who calls next; that team's clock is then wound up again. Chance decides between two who call
  // at once.
  maps::Team next();

 private:
  std::array<Pace, 2> paces_;
  std::array<statistics::Random, 2> random_;
  statistics::Random ties_;
  std::array<std::int64_t, 2> due_{};  // when each team calls, in milliseconds since the start
};

}  // namespace chartroom::play
