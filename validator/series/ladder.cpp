#include "validator/series/ladder.h"

#include <fmt/core.h>

namespace chartroom::series {
namespace {

std::string agents_of(const Ladder<Rung>& ladder, RungAnswer answer) {
  std::string text;
  for (const Rung& rung : ladder.rungs) {
    if (rung.answer == answer) text += (text.empty() ? "" : ", ") + rung.agent;
  }
  return text;
}

}  // namespace

std::string_view to_string(RungAnswer answer) {
  switch (answer) {
    case RungAnswer::open:
      return "open";
    case RungAnswer::offered:
      return "offered";
    case RungAnswer::not_offered:
      break;
  }
  return "not-offered";
}

std::string rung_text(const Rung& rung) {
  const statistics::Interval& s = rung.share;
  return fmt::format("  {:<10}{:<10}{:>8}   {:6.1f}%   {:5.1f} to {:5.1f}%", rung.agent, rung.below,
                     rung.games, 100 * s.estimate, 100 * s.low, 100 * s.high);
}

std::string conclusion(const Ladder<Rung>& ladder, double promise, std::string_view share,
                       Count most_games) {
  if (ladder.holds()) {
    return fmt::format("Every agent takes at least {:.0f}%{} against the one below.", 100 * promise,
                       share);
  }
  std::string text;
  if (const std::string weak = agents_of(ladder, RungAnswer::not_offered); !weak.empty()) {
    text = fmt::format("Not a separate skill here (takes less than {:.0f}%): {}.", 100 * promise,
                       weak);
  }
  if (const std::string open = agents_of(ladder, RungAnswer::open); !open.empty()) {
    text +=
        fmt::format("{}Undecided after {}: {}.", text.empty() ? "" : " ",
                    ladder.complete ? fmt::format("{} games", most_games) : "it was stopped", open);
  }
  return text;
}

}  // namespace chartroom::series
