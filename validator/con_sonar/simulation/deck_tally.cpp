#include "validator/con_sonar/simulation/deck_tally.h"

#include <numeric>

#include "validator/series/parts.h"

namespace chartroom::series {

template <>
struct Parts<con_sonar::Tally> {
  using T = con_sonar::Tally;
  static constexpr std::tuple members{&T::games,          &T::wins_by_seat,
                                      &T::wins_by_nation, &T::games_by_nation,
                                      &T::scores_by_seat, &T::turns,
                                      &T::queues,         &T::ends,
                                      &T::hits,           &T::strikes_possible,
                                      &T::endings};
};

}  // namespace chartroom::series

namespace chartroom::con_sonar {

Count Tally::all_turns() const { return std::accumulate(ends.begin(), ends.end(), Count{0}); }

Tally& Tally::operator+=(const Tally& b) {
  series::PartsSum::add(*this, b);
  effort.turns_weighed += b.effort.turns_weighed;
  return *this;
}

std::vector<Count> counts_of(const Tally& tally) { return series::counts_of(tally); }

bool set_counts(Tally& tally, const std::vector<Count>& counts) {
  return series::set_counts(tally, counts);
}

Tally tally_of(const std::vector<Count>& counts) {
  Tally tally;
  CHARTROOM_EXPECTS(set_counts(tally, counts));
  return tally;
}

}  // namespace chartroom::con_sonar
