// What counts at the end, in words.
#pragma once

#include <string>
#include <vector>

#include "exporters/con_sonar/parts/deck_context.h"

namespace chartroom::exporters {

struct ScoreRow {
  std::string words;
  int value = 0;
};

// Only what counts anything, in the order in which it is counted.
std::vector<ScoreRow> score_rows(const DeckContext& context);

}  // namespace chartroom::exporters
