// The rules again, slow and plain: sets of points and no tables, written from maps/RULES.md and
// sharing no code with validator/rules/state.cpp. Tests compare the fast core with it.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "maps/map.h"
#include "validator/rules/action.h"
#include "validator/rules/game_result.h"
#include "validator/rules/rulebook.h"

namespace chartroom::rules::plain {
using namespace maps;

struct Boat {
  Point at;
  std::set<Point> trail;
  int energy = 0;
  int damage = 0;
  friend bool operator==(const Boat&, const Boat&) = default;
};

class Game {
 public:
  Game(const Map& map, const Rulebook& rules, Point blue, Point green, Team first)
      : map_(map), rules_(rules), blue_{blue, {blue}}, green_{green, {green}}, turn_(first) {}

  // Returns "" if the action is legal, else the name of the broken rule.
  std::string why_not(const Action& action) const {
    if (over()) return "game-over";
    const Boat& me = boat(turn_);
    switch (action.kind) {
      case ActionKind::navigate:
        return blocked(me, action.direction);
      case ActionKind::sonar:
        return me.energy < rules_.sonar ? "energy" : "";
      case ActionKind::silence:
        return me.energy < rules_.silence ? "energy" : blocked(me, action.direction);
      case ActionKind::torpedo:
        if (me.energy < rules_.torpedo) return "energy";
        if (map_.islands.contains(action.target)) return "target-island";
        return map_.quadrants.at(action.target) == map_.quadrants.at(me.at) ? ""
                                                                            : "target-quadrant";
      case ActionKind::surface:
        break;
    }
    return "";
  }

  void play(const Action& action) {
    Boat& me = turn_ == Team::blue ? blue_ : green_;
    Boat& enemy = turn_ == Team::blue ? green_ : blue_;
    if (action.kind == ActionKind::navigate) {
      me.at = target_of(me.at, action.direction);
      me.trail.insert(me.at);
      if (me.energy < rules_.gauge) me.energy += 1;
    } else if (action.kind == ActionKind::sonar) {
      me.energy -= rules_.sonar;
    } else if (action.kind == ActionKind::silence) {
      me.energy -= rules_.silence;
      me.at = target_of(me.at, action.direction);
      me.trail.insert(me.at);
    } else if (action.kind == ActionKind::torpedo) {
      me.energy -= rules_.torpedo;
      if (enemy.at == action.target) enemy.damage += 1;
      if (me.at == action.target) me.damage += 1;
    } else {
      const bool costs = map_.surfacing && !map_.surfacing->safe.contains(me.at);
      if (costs) me.damage += rules_.surfacing_damage;
      if (me.damage < rules_.damage_to_sink) me.trail = {me.at};
    }
    turn_ = turn_ == Team::blue ? Team::green : Team::blue;
  }

  // Returns every legal action of the team to move, sonar once for each answer.
  std::vector<Action> legal() const {
    std::vector<Action> candidates;
    for (const Direction d : kDirections) candidates.push_back(Action::navigate(d));
    candidates.push_back(Action::sonar(Axis::row));
    candidates.push_back(Action::sonar(Axis::column));
    for (const Direction d : kDirections) candidates.push_back(Action::silence(d));
    for (const Point p : map_.points()) candidates.push_back(Action::torpedo(p));
    candidates.push_back(Action::surface());
    std::vector<Action> legal;
    for (const Action& action : candidates) {
      if (why_not(action).empty()) legal.push_back(action);
    }
    return legal;
  }

  std::uint64_t perft(int depth) const {
    if (depth == 0) return 1;
    std::uint64_t total = 0;
    for (const Action& action : legal()) {
      Game copy = *this;
      copy.play(action);
      total += copy.perft(depth - 1);
    }
    return total;
  }

  GameResult result() const {
    const bool blue_sunk = blue_.damage >= rules_.damage_to_sink;
    const bool green_sunk = green_.damage >= rules_.damage_to_sink;
    if (blue_sunk && green_sunk) return GameResult::draw;
    if (blue_sunk) return GameResult::green_wins;
    return green_sunk ? GameResult::blue_wins : GameResult::open;
  }
  bool over() const { return result() != GameResult::open; }
  Team turn() const { return turn_; }
  const Boat& boat(Team team) const { return team == Team::blue ? blue_ : green_; }

 private:
  static Point target_of(Point p, Direction d) {
    if (d == Direction::up) return {p.column, p.row - 1};
    if (d == Direction::down) return {p.column, p.row + 1};
    return d == Direction::left ? Point{p.column - 1, p.row} : Point{p.column + 1, p.row};
  }
  std::string blocked(const Boat& me, Direction d) const {
    const Point to = target_of(me.at, d);
    if (!map_.size.contains(to)) return "off-map";
    if (map_.islands.contains(to)) return "island";
    return me.trail.count(to) ? "own-trail" : "";
  }

  Map map_;
  Rulebook rules_;
  Boat blue_;
  Boat green_;
  Team turn_;
};

}  // namespace chartroom::rules::plain
