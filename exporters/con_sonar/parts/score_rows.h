// The score in words.
#pragma once

#include <string>
#include <vector>

#include "exporters/con_sonar/parts/deck_context.h"

namespace chartroom::exporters {

struct ScoreRow {
  std::string words;
  int value = 0;
};

// Returns the rows with a value other than 0, in scoring order.
std::vector<ScoreRow> score_rows(const DeckContext& context);

}  // namespace chartroom::exporters
