#include "validator/play/games/clock.h"

#include <fmt/core.h>

#include <charconv>
#include <cstdint>

#include "maps/platform/contract.h"
#include "validator/play/agents/stream.h"

namespace chartroom::play {
namespace {

constexpr int kLongestMean = 600'000;

std::optional<int> parse_whole(std::string_view text) {
  int n = 0;
  const char* end = text.data() + text.size();
  const auto [stopped, error] = std::from_chars(text.data(), end, n);
  if (error != std::errc{} || stopped != end) return std::nullopt;
  return n;
}

}  // namespace

bool possible(const Pace& pace) {
  return pace.mean >= 1 && pace.mean <= kLongestMean && pace.spread >= 0 && pace.spread < pace.mean;
}

std::optional<Pace> parse_pace(std::string_view text) {
  const std::size_t comma = text.find(',');
  if (comma == std::string_view::npos) return std::nullopt;
  const auto mean = parse_whole(text.substr(0, comma));
  const auto spread = parse_whole(text.substr(comma + 1));
  if (!mean || !spread || !possible({*mean, *spread})) return std::nullopt;
  return Pace{*mean, *spread};
}

std::string to_string(const Pace& pace) { return fmt::format("{},{}", pace.mean, pace.spread); }

std::string seconds_of(const Pace& pace) {
  if (pace.spread == 0) return fmt::format("{:.1f} s", pace.mean / 1000.0);
  return fmt::format("{:.1f} to {:.1f} s", (pace.mean - pace.spread) / 1000.0,
                     (pace.mean + pace.spread) / 1000.0);
}

int draw_time(const Pace& pace, statistics::Random& random) {
  CHARTROOM_EXPECTS(possible(pace));
  const int sooner = random.below(pace.spread + 1);
  const int later = random.below(pace.spread + 1);
  return pace.mean - pace.spread + sooner + later;
}

Clocks::Clocks(const std::array<Pace, 2>& paces, std::uint64_t seed, std::uint32_t pair,
               std::uint32_t game)
    : paces_(paces),
      random_{statistics::Random(seed, pair, game, Stream::blue_clock),
              statistics::Random(seed, pair, game, Stream::green_clock)},
      ties_(seed, pair, game, Stream::ties) {
  for (const maps::Team team : maps::kTeams) {
    due_[index(team)] = draw_time(paces_[index(team)], random_[index(team)]);
  }
}

maps::Team Clocks::next() {
  maps::Team team = due_[index(maps::Team::blue)] < due_[index(maps::Team::green)]
                        ? maps::Team::blue
                        : maps::Team::green;
  if (due_[0] == due_[1]) team = ties_.below(2) == 0 ? maps::Team::blue : maps::Team::green;
  due_[index(team)] += draw_time(paces_[index(team)], random_[index(team)]);
  return team;
}

}  // namespace chartroom::play
