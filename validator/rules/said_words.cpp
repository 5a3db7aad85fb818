#include "validator/rules/said_words.h"

namespace chartroom::rules {

Message team_word(maps::Team team) {
  return team == maps::Team::blue ? message("blue") : message("green");
}

Message team_title(maps::Team team) {
  return team == maps::Team::blue ? message("Blue") : message("Green");
}

Message direction_word(maps::Direction direction) {
  switch (direction) {
    case maps::Direction::up:
      return message("up");
    case maps::Direction::down:
      return message("down");
    case maps::Direction::left:
      return message("left");
    case maps::Direction::right:
      break;
  }
  return message("right");
}

}  // namespace chartroom::rules
