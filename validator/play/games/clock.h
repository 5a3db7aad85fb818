// Clocks for the realtime variant, in which each team calls as soon as it is ready.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "maps/team.h"
#include "validator/statistics/random.h"

namespace chartroom::play {

// The milliseconds that a team at a table needs to say one call and hear it.
inline constexpr int kShortestInterval = 1000;

// A team's time to its next call, in milliseconds: from mean - spread to mean + spread, the middle
// likelier than the ends (the sum of two uniform numbers).
struct Pace {
  int mean = 4000;
  int spread = 2000;
  friend bool operator==(const Pace&, const Pace&) = default;
};

// True if the mean is 1 to 600,000 and the spread, from 0, is below it, so that calls take time.
bool possible(const Pace& pace);

// Reads and writes "4000,2000"; reads possible paces only.
std::optional<Pace> parse_pace(std::string_view text);
std::string to_string(const Pace& pace);
// "2.5 to 5.5 s", or "3.0 s".
std::string seconds_of(const Pace& pace);

// Draws a time to the next call, in milliseconds. The pace must be possible.
int draw_time(const Pace& pace, statistics::Random& random);

// Both teams' clocks in one game, without stops, which delay both teams equally.
class Clocks {
 public:
  Clocks(const std::array<Pace, 2>& paces, std::uint64_t seed, std::uint32_t pair,
         std::uint32_t game);

  // Returns the next team to call, by chance if both call at once, and draws its next time.
  maps::Team next();

 private:
  std::array<Pace, 2> paces_;
  std::array<statistics::Random, 2> random_;
  statistics::Random ties_;
  std::array<std::int64_t, 2> due_{};  // when each team calls, in milliseconds since the start
};

}  // namespace chartroom::play
