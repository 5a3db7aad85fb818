#include "validator/rules/game_result.h"

namespace chartroom::rules {

std::string_view to_string(GameResult result) {
  switch (result) {
    case GameResult::blue_wins:
      return "blue";
    case GameResult::green_wins:
      return "green";
    case GameResult::draw:
      return "draw";
    case GameResult::open:
      break;
  }
  return "";
}

}  // namespace chartroom::rules
