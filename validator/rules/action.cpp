#include "validator/rules/action.h"

namespace chartroom::rules {

std::string_view to_string(ActionKind kind) {
  switch (kind) {
    case ActionKind::navigate:
      return "navigate";
    case ActionKind::sonar:
      return "sonar";
    case ActionKind::silence:
      return "silence";
    case ActionKind::torpedo:
      return "torpedo";
    case ActionKind::surface:
      break;
  }
  return "surface";
}

std::string_view shown_name(ActionKind kind) {
  return kind == ActionKind::torpedo ? "missile" : to_string(kind);
}

std::string_view to_string(Axis axis) { return axis == Axis::row ? "row" : "column"; }

std::string to_string(const Action& action) {
  switch (action.kind) {
    case ActionKind::navigate:
      return std::string(to_string(action.direction));
    case ActionKind::silence:
      return "silence " + std::string(to_string(action.direction));
    case ActionKind::torpedo:
      return "torpedo " + to_string(action.target);
    case ActionKind::sonar:
      return "sonar";
    case ActionKind::surface:
      break;
  }
  return "surface";
}

}  // namespace chartroom::rules
