#include "validator/rules/announcement.h"

namespace chartroom::rules {
namespace {

std::string what(const Announcement& a) {
  switch (a.kind) {
    case ActionKind::navigate:
      return std::string(to_string(a.direction));
    case ActionKind::silence:
      return "silence";
    case ActionKind::sonar:
      return "sonar " + std::string(to_string(a.axis)) + " " +
             (a.axis == Axis::row ? maps::row_name(a.line) : maps::column_name(a.line));
    case ActionKind::torpedo:
      return "missile " + to_string(a.point) + " = " +
             (a.hit ? (a.self ? "hit self" : "hit") : (a.self ? "self" : "miss"));
    case ActionKind::surface:
      break;
  }
  return "surface = " + to_string(a.point) + (a.self ? " damage" : "");
}

}  // namespace

std::string to_string(const Announcement& announcement) {
  return std::string(to_string(announcement.team)) + ": " + what(announcement);
}

}  // namespace chartroom::rules
