#include "validator/play/games/tally.h"

namespace chartroom::play {
namespace {

template <std::size_t N>
void add_up(std::array<Count, N>& a, const std::array<Count, N>& b) {
  for (std::size_t i = 0; i < N; ++i) a[i] += b[i];
}

void add_up(std::map<int, Count>& a, const std::map<int, Count>& b) {
  for (const auto& [value, count] : b) a[value] += count;
}

}  // namespace

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
  games += b.games;
  add_up(wins_by_team, b.wins_by_team);
  add_up(wins_by_first, b.wins_by_first);
  draws += b.draws;
  unfinished += b.unfinished;
  add_up(pairs, b.pairs);
  add_up(pairs_by_first, b.pairs_by_first);
  for (const auto& [points, start] : b.starts) {
    StartTally& mine = starts[points];
    mine.games += start.games;
    mine.blue_wins += start.blue_wins;
    mine.green_wins += start.green_wins;
  }
  add_up(plies, b.plies);
  add_up(localised_after, b.localised_after);
  add_up(actions, b.actions);
  add_up(endings, b.endings);
  forced_surfacings += b.forced_surfacings;
  torpedo_damage += b.torpedo_damage;
  self_damage += b.self_damage;
  surfacing_damage += b.surfacing_damage;
  add_up(visits, b.visits);
  add_up(hits, b.hits);
  add_up(surfacings, b.surfacings);
  return *this;
}

void Tally::add(const rules::Announcement& said) {
  ++actions[static_cast<std::size_t>(said.kind)];
  if (said.kind == rules::ActionKind::torpedo) {
    torpedo_damage += said.hit ? 1 : 0;
    self_damage += said.self ? 1 : 0;
    hits[place_of(said.point)] += (said.hit ? 1 : 0) + (said.self ? 1 : 0);
  } else if (said.kind == rules::ActionKind::surface) {
    ++surfacings[place_of(said.point)];
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
