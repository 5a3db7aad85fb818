// For every check of simulated play, play that raises it and play that just does not: tallies made
// up for the purpose, as no games are played to explain a check or to test it.
#pragma once

#include <string_view>
#include <vector>

#include "maps/map.h"
#include "validator/play/simulation/fairness.h"

namespace chartroom::checks {

struct PlayExample {
  std::string_view code;
  maps::Map map;
  play::Judgement raising;
  play::Judgement near_miss;
  std::string_view difference;  // what the near miss does otherwise
};

const std::vector<PlayExample>& play_examples();
// Null where the code is not one of play.
const PlayExample* find_play_example(std::string_view code);

}  // namespace chartroom::checks
