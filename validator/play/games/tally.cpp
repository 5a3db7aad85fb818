#include "validator/play/games/tally.h"

namespace chartroom {
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

int half_points(GameResult result, Team team) {
  if (result == GameResult::open || result == GameResult::draw) return 1;
  return result == win_of(team) ? 2 : 0;
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

void Tally::add(const Announcement& said) {
  ++actions[static_cast<std::size_t>(said.kind)];
  if (said.kind == ActionKind::torpedo) {
    torpedo_damage += said.hit ? 1 : 0;
    self_damage += said.self ? 1 : 0;
    hits[place_of(said.point)] += (said.hit ? 1 : 0) + (said.self ? 1 : 0);
  } else if (said.kind == ActionKind::surface) {
    ++surfacings[place_of(said.point)];
    surfacing_damage += said.self ? 1 : 0;
  }
}

void Tally::add_ending(GameResult result, const Announcement& last) {
  if (result == GameResult::open || result == GameResult::draw) return;
  const Ending ending = last.kind == ActionKind::surface ? Ending::surfacing
                        : result == win_of(last.team)    ? Ending::torpedo
                                                         : Ending::own_torpedo;
  ++endings[static_cast<std::size_t>(ending)];
}

void Tally::add_game(GameResult result, Team first, Point blue, Point green, int ply_count) {
  ++games;
  ++plies[ply_count];
  StartTally& start = starts[{blue, green}];
  ++start.games;
  if (result == GameResult::open) {
    ++unfinished;
  } else if (result == GameResult::draw) {
    ++draws;
  } else {
    const Team winner = result == GameResult::blue_wins ? Team::blue : Team::green;
    ++wins_by_team[index(winner)];
    ++wins_by_first[winner == first ? 0 : 1];
    ++(winner == Team::blue ? start.blue_wins : start.green_wins);
  }
}

void Tally::add_pair(GameResult blue_first, GameResult green_first) {
  const int score = half_points(blue_first, Team::blue) + half_points(green_first, Team::blue);
  ++pairs[static_cast<std::size_t>(score)];
  const int first = half_points(blue_first, Team::blue) + half_points(green_first, Team::green);
  ++pairs_by_first[static_cast<std::size_t>(first)];
}

}  // namespace chartroom
