// The words that both teams hear of an action.
#pragma once

#include <string>

#include "maps/team.h"
#include "validator/rules/action.h"

namespace chartroom::rules {

// Only the members of its kind carry meaning; the others keep their defaults.
struct Announcement {
  maps::Team team = maps::Team::blue;  // who acted
  ActionKind kind = ActionKind::surface;
  maps::Direction direction = maps::Direction::up;  // navigate; silence keeps it secret
  Axis axis = Axis::row;                            // sonar: the enemy's answer,
  int line = 0;       //   and the row or column it named, counted from 0
  maps::Point point;  // torpedo: the target; surface: the submarine's point
  bool hit = false;   // torpedo: the enemy was damaged
  bool self = false;  // torpedo, surface: the acting team was damaged

  friend bool operator==(const Announcement&, const Announcement&) = default;
};

// "blue: missile D3 = hit self".
std::string to_string(const Announcement& announcement);

}  // namespace chartroom::rules
