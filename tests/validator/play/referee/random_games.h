// Random legal games as records, with people's omissions and mistakes.
#pragma once

#include <random>

#include "tests/known_maps.h"
#include "validator/rules/legal_actions.h"
#include "validator/rules/record.h"

namespace chartroom::play::random_games {
using namespace maps;
using namespace rules;

inline int below(int n, std::mt19937& random) {
  return static_cast<int>(random() % static_cast<unsigned>(n));
}

inline Point any_of(const PointSet& points, std::mt19937& random) {
  int left = below(points.count(), random);
  for (const Point point : points) {
    if (left-- == 0) return point;
  }
  return {};
}

// Returns a random action, with systems and surfacing more often than in a uniform choice.
inline Action any_action(const State<4>& state, std::mt19937& random) {
  const auto plies = legal_plies(state);
  const auto kind = static_cast<ActionKind>(below(5, random));
  std::vector<Action> of_kind;
  for (const Action& action : plies) {
    if (action.kind == kind) of_kind.push_back(action);
  }
  const auto& from =
      of_kind.empty() || (kind == ActionKind::surface && below(3, random) > 0) ? plies : of_kind;
  return from[static_cast<std::size_t>(below(static_cast<int>(from.size()), random))];
}

inline GameRecord played(const Map& map, int plies, std::mt19937& random) {
  const Sea<4> sea(map, rulebook_for(map));
  GameRecord record;
  record.map = map.id;
  record.blue = RecordStart{{}, map.starts.blue.value_or(any_of(map.water(), random))};
  record.green = RecordStart{{}, map.starts.green.value_or(any_of(map.water(), random))};
  record.first = below(2, random) == 0 ? Team::blue : Team::green;
  State<4> state(sea, record.blue->point, record.green->point, record.first);
  for (int i = 0; i < plies && state.result() == GameResult::open; ++i) {
    const Action action = any_action(state, random);
    record.plies.push_back(record_ply(action, state.apply(state.to_move(), action)));
  }
  return record;
}

inline void forget_ways(GameRecord& record, int at_most, std::mt19937& random) {
  for (RecordPly& ply : record.plies) {
    if (ply.action.kind != ActionKind::silence || at_most == 0 || below(4, random) == 0) continue;
    ply.unwritten = true;
    ply.action = Action::silence(Direction::up);
    --at_most;
  }
}

inline void forget_claims(GameRecord& record, std::mt19937& random) {
  for (RecordPly& ply : record.plies) {
    if (below(2, random) == 0) ply.claim.reset();
  }
}

// Replaces a random part of the record by something else.
inline void alter(GameRecord& record, const Map& map, std::mt19937& random) {
  if (record.plies.empty()) return;
  RecordPly& ply =
      record.plies[static_cast<std::size_t>(below(static_cast<int>(record.plies.size()), random))];
  switch (ply.action.kind) {
    case ActionKind::navigate:
      ply.action.direction = static_cast<Direction>(below(4, random));
      break;
    case ActionKind::sonar:
      ply.sonar_line = below(map.size.rows, random);
      break;
    case ActionKind::torpedo:
      ply.claim = Claim{below(2, random) == 0, below(2, random) == 0, {}};
      break;
    case ActionKind::surface:
      ply.claim = Claim{false, below(2, random) == 0, any_of(map.water(), random)};
      break;
    case ActionKind::silence:
      ply.action = Action::navigate(static_cast<Direction>(below(4, random)));
      ply.unwritten = false;
      break;
  }
}

}  // namespace chartroom::play::random_games
