#include "validator/rules/refusal.h"

namespace chartroom::rules {

std::string_view to_string(Refusal refusal) {
  switch (refusal) {
    case Refusal::game_over:
      return "game-over";
    case Refusal::not_your_turn:
      return "not-your-turn";
    case Refusal::energy:
      return "energy";
    case Refusal::off_map:
      return "off-map";
    case Refusal::island:
      return "island";
    case Refusal::own_trail:
      return "own-trail";
    case Refusal::target_island:
      return "target-island";
    case Refusal::target_quadrant:
      return "target-quadrant";
    case Refusal::false_answer:
      return "false-answer";
    case Refusal::false_claim:
      return "false-claim";
    case Refusal::start_island:
      return "start-island";
    case Refusal::start_forced:
      return "start-forced";
    case Refusal::stopped:
      break;
  }
  return "stopped";
}

}  // namespace chartroom::rules
