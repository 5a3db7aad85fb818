#include "validator/play/referee/possible_game.h"

#include <algorithm>
#include <cstdint>
#include <set>

namespace chartroom::play {
namespace {

using Submarine = rules::Submarine<4>;
using rules::GameResult;

auto order(const Submarine& s) { return std::tuple(s.cell, s.damage, s.free.words()); }

Submarine beginner(const rules::Sea<4>& sea, maps::Point start) {
  Submarine submarine;
  submarine.cell = static_cast<std::int16_t>(maps::PointSet::cell(start));
  // Ruling 1: the start point belongs to the trail.
  submarine.free = sea.water();
  submarine.free.erase(start);
  return submarine;
}

// True if `of` is equal for all submarines.
template <class Of>
bool all_alike(const Submarines& submarines, Of of) {
  return std::ranges::all_of(submarines,
                             [&](const Submarine& s) { return of(s) == of(submarines.front()); });
}

}  // namespace

std::vector<rules::Action> possible_actions(const rules::RecordPly& ply) {
  if (!ply.unwritten || ply.action.kind != rules::ActionKind::silence) return {ply.action};
  std::vector<rules::Action> actions;
  for (const maps::Direction d : maps::kDirections) actions.push_back(rules::Action::silence(d));
  return actions;
}

PossibleGame::PossibleGame(const rules::Sea<4>& sea, const rules::GameRecord& record,
                           std::size_t most)
    : sea_(&sea), most_(most), to_move_(record.first), variant_(record.variant) {
  for (const maps::Team team : maps::kTeams) {
    const auto& start = record.start(team);
    const auto& forced = sea.starts().of(team);
    Submarines& submarines = teams_[index(team)];
    if (start || forced) {
      submarines.push_back(beginner(sea, start ? start->point : *forced));
    } else {
      for (const maps::Point point : sea.water()) submarines.push_back(beginner(sea, point));
    }
  }
}

maps::PointSet PossibleGame::points(maps::Team team) const {
  maps::PointSet points;
  for (const Submarine& submarine : of(team)) points.insert(submarine.point());
  return points;
}

bool PossibleGame::point_known(maps::Team team) const {
  return all_alike(of(team), [](const Submarine& s) { return s.cell; });
}

bool PossibleGame::damage_known(maps::Team team) const {
  return all_alike(of(team), [](const Submarine& s) { return s.damage; });
}

std::optional<GameResult> PossibleGame::result() const {
  std::array<bool, 2> sunk{};
  for (const maps::Team team : maps::kTeams) {
    sunk[index(team)] = !afloat(of(team).front());
    if (!all_alike(of(team), [this](const Submarine& s) { return afloat(s); })) return std::nullopt;
  }
  if (sunk[0]) return sunk[1] ? GameResult::draw : GameResult::green_wins;
  return sunk[1] ? GameResult::blue_wins : GameResult::open;
}

bool PossibleGame::may_be_afloat(maps::Team team) const {
  return std::ranges::any_of(of(team), [this](const Submarine& s) { return afloat(s); });
}

std::vector<rules::Refusal> PossibleGame::broken_rules(const rules::RecordPly& ply) const {
  if (!may_be_afloat(maps::Team::blue) || !may_be_afloat(maps::Team::green)) {
    return {rules::Refusal::game_over};
  }
  if (variant_ == rules::Variant::turns && ply.team != to_move_) {
    return {rules::Refusal::not_your_turn};
  }
  std::set<rules::Refusal> broken;
  for (const Submarine& submarine : of(ply.team)) {
    if (!afloat(submarine)) continue;
    for (const rules::Action& action : possible_actions(ply)) {
      const auto rule = rules::State<4>::check(*sea_, submarine, action);
      if (!rule) return {};
      broken.insert(*rule);
    }
  }
  return {broken.begin(), broken.end()};
}

void PossibleGame::apply(const rules::RecordPly& ply) {
  const maps::Team enemy = other(ply.team);
  for (const maps::Team team : maps::kTeams) {
    keep(team, [this](const Submarine& s) { return afloat(s); });
  }
  std::array<Submarine, 2> pair;
  pair[index(enemy)] = of(enemy).front();
  Submarines after;
  for (const Submarine& submarine : of(ply.team)) {
    for (const rules::Action& action : possible_actions(ply)) {
      if (rules::State<4>::check(*sea_, submarine, action)) continue;
      pair[index(ply.team)] = submarine;
      rules::State<4> state(*sea_, pair, ply.team);
      state.apply(ply.team, action);
      after.push_back(state.submarine(ply.team));
    }
  }
  teams_[index(ply.team)] = std::move(after);
  if (ply.action.kind == rules::ActionKind::torpedo) {
    for (Submarine& submarine : teams_[index(enemy)]) {
      if (submarine.point() == ply.action.target) ++submarine.damage;
    }
  }
  to_move_ = enemy;
  tidy(ply.team);
}

void PossibleGame::tidy(maps::Team team) {
  Submarines& submarines = teams_[index(team)];
  if (submarines.size() > most_) {
    exact_ = false;
    for (Submarine& submarine : submarines) {
      submarine.free = sea_->water();
      submarine.free.erase_cell(submarine.cell);
    }
  }
  std::ranges::sort(submarines, {}, order);
  submarines.erase(std::unique(submarines.begin(), submarines.end()), submarines.end());
}

}  // namespace chartroom::play
