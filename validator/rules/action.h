// The five actions of a captain.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "maps/direction.h"
#include "maps/point.h"

namespace chartroom::rules {

enum class ActionKind : std::uint8_t { navigate, sonar, silence, torpedo, surface };

// The name of a kind. Records write a navigation as its direction.
std::string_view to_string(ActionKind kind);

// The name as the English rulebook has it, for texts: "missile" for a torpedo.
std::string_view shown_name(ActionKind kind);

// The two answers that the enemy captain may give to sonar: its row or its column.
enum class Axis : std::uint8_t { row, column };

std::string_view to_string(Axis axis);

// One action, small enough to pass by value. Only the members of its kind carry meaning; the
// others keep their defaults, so that equal actions compare equal.
struct Action {
  ActionKind kind = ActionKind::surface;
  maps::Direction direction = maps::Direction::up;  // navigate, silence
  Axis answer = Axis::row;                          // sonar: the enemy captain's choice
  maps::Point target;                               // torpedo

  static constexpr Action navigate(maps::Direction d) { return {ActionKind::navigate, d, {}, {}}; }
  static constexpr Action sonar(Axis answer) { return {ActionKind::sonar, {}, answer, {}}; }
  static constexpr Action silence(maps::Direction d) { return {ActionKind::silence, d, {}, {}}; }
  static constexpr Action torpedo(maps::Point target) {
    return {ActionKind::torpedo, {}, {}, target};
  }
  static constexpr Action surface() { return {}; }

  friend constexpr bool operator==(const Action&, const Action&) = default;
};

// "right", "sonar", "silence left", "torpedo D3", "surface".
std::string to_string(const Action& action);

}  // namespace chartroom::rules
