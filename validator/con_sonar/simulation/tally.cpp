#include "validator/con_sonar/simulation/tally.h"

#include "maps/platform/contract.h"

namespace chartroom::con_sonar {
namespace {

// Calls `visit(number)` for every number of fixed place, and `spread(map)` for every spread.
template <class TallyType, class Visit, class Spread>
void for_each_number(TallyType& tally, const Visit& visit, const Spread& spread) {
  visit(tally.games);
  for (auto& count : tally.wins_by_seat) visit(count);
  for (auto& count : tally.wins_by_nation) visit(count);
  for (auto& count : tally.games_by_nation) visit(count);
  for (auto& scores : tally.scores_by_seat) spread(scores);
  spread(tally.turns);
  for (auto& count : tally.queues) visit(count);
  for (auto& count : tally.ends) visit(count);
  visit(tally.strikes_possible);
  visit(tally.hits);
  for (auto& count : tally.endings) visit(count);
}

}  // namespace

Count Tally::all_turns() const {
  Count all = 0;
  for (const Count count : ends) all += count;
  return all;
}

Tally& Tally::operator+=(const Tally& b) {
  std::vector<Count> more;
  std::vector<const std::map<int, Count>*> spreads;
  for_each_number(
      b, [&](Count count) { more.push_back(count); },
      [&](const std::map<int, Count>& spread) { spreads.push_back(&spread); });
  auto number = more.begin();
  auto other = spreads.begin();
  for_each_number(
      *this, [&](Count& count) { count += *number++; },
      [&](std::map<int, Count>& spread) {
        for (const auto& [value, count] : **other) spread[value] += count;
        ++other;
      });
  return *this;
}

std::vector<Count> counts_of(const Tally& tally) {
  std::vector<Count> counts;
  for_each_number(
      tally, [&](Count count) { counts.push_back(count); },
      [&](const std::map<int, Count>& spread) {
        counts.push_back(static_cast<Count>(spread.size()));
        for (const auto& [value, count] : spread) {
          counts.push_back(value);
          counts.push_back(count);
        }
      });
  return counts;
}

Tally tally_of(const std::vector<Count>& counts) {
  Tally tally;
  auto next = counts.begin();
  const auto take = [&] {
    CHARTROOM_EXPECTS(next != counts.end());
    return *next++;
  };
  for_each_number(
      tally, [&](Count& count) { count = take(); },
      [&](std::map<int, Count>& spread) {
        for (Count left = take(); left > 0; --left) {
          const auto value = static_cast<int>(take());
          spread[value] = take();
        }
      });
  CHARTROOM_EXPECTS(next == counts.end());
  return tally;
}

}  // namespace chartroom::con_sonar
