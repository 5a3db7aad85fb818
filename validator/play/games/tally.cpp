#include "validator/play/games/tally.h"

#include "validator/play/games/point_parts.h"

namespace chartroom::series {

template <>
struct Parts<play::StartTally> {
  using T = play::StartTally;
  static constexpr std::tuple members{&T::games, &T::blue_wins, &T::green_wins};
};

template <>
struct Parts<play::Effort> {
  static constexpr std::tuple members{&play::Effort::trails};
};

template <>
struct Parts<play::Tally> {
  using T = play::Tally;
  static constexpr std::tuple members{&T::games,          &T::wins_by_team,
                                      &T::wins_by_first,  &T::draws,
                                      &T::unfinished,     &T::pairs,
                                      &T::pairs_by_first, &T::starts,
                                      &T::plies,          &T::actions_until_located,
                                      &T::actions,        &T::endings,
                                      &T::torpedo_damage, &T::forced_surfacings,
                                      &T::self_damage,    &T::surfacing_damage,
                                      &T::visits,         &T::hits,
                                      &T::surfacings,     &T::effort};
};

}  // namespace chartroom::series

namespace chartroom::play {

std::string_view to_string(Ending ending) {
  switch (ending) {
    case Ending::torpedo:
      return "torpedo";
    case Ending::own_torpedo:
      return "own-torpedo";
    case Ending::surfacing:
      break;
  }
  return "surfacing";
}

int half_points(rules::GameResult result, maps::Team team) {
  if (result == rules::GameResult::open || result == rules::GameResult::draw) return 1;
  return result == rules::win_of(team) ? 2 : 0;
}

Tally& Tally::operator+=(const Tally& b) {
  series::PartsSum::add(*this, b);
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

void Tally::add(const rules::Announcement& said) {
  ++actions[static_cast<std::size_t>(said.kind)];
  if (said.kind == rules::ActionKind::torpedo) {
    torpedo_damage += said.hit ? 1 : 0;
    self_damage += said.self ? 1 : 0;
    hits[point_index(said.point)] += (said.hit ? 1 : 0) + (said.self ? 1 : 0);
  } else if (said.kind == rules::ActionKind::surface) {
    ++surfacings[point_index(said.point)];
    surfacing_damage += said.self ? 1 : 0;
  }
}

void Tally::add_ending(rules::GameResult result, const rules::Announcement& last) {
  if (result == rules::GameResult::open || result == rules::GameResult::draw) return;
  const Ending ending = last.kind == rules::ActionKind::surface ? Ending::surfacing
                        : result == rules::win_of(last.team)    ? Ending::torpedo
                                                                : Ending::own_torpedo;
  ++endings[static_cast<std::size_t>(ending)];
}

void Tally::add_game(rules::GameResult result, maps::Team first, maps::Point blue,
                     maps::Point green, int ply_count) {
  ++games;
  ++plies[ply_count];
  StartTally& start = starts[{blue, green}];
  ++start.games;
  if (result == rules::GameResult::open) {
    ++unfinished;
  } else if (result == rules::GameResult::draw) {
    ++draws;
  } else {
    const maps::Team winner =
        result == rules::GameResult::blue_wins ? maps::Team::blue : maps::Team::green;
    ++wins_by_team[index(winner)];
    ++wins_by_first[winner == first ? 0 : 1];
    ++(winner == maps::Team::blue ? start.blue_wins : start.green_wins);
  }
}

void Tally::add_pair(rules::GameResult blue_first, rules::GameResult green_first) {
  const int score =
      half_points(blue_first, maps::Team::blue) + half_points(green_first, maps::Team::blue);
  ++pairs[static_cast<std::size_t>(score)];
  const int first =
      half_points(blue_first, maps::Team::blue) + half_points(green_first, maps::Team::green);
  ++pairs_by_first[static_cast<std::size_t>(first)];
}

}  // namespace chartroom::play
