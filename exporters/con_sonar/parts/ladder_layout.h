// The positions of steps, lanes and submarines on the ladder board, in millimeters.
#pragma once

#include <vector>

#include "exporters/con_sonar/parts/deck_context.h"

namespace chartroom::exporters {

// A board with a lane per nation and a row per step, step 1 at the foot, and the odds at the right.
class LadderLayout {
 public:
  explicit LadderLayout(const DeckContext& context);

  MmRect board() const { return board_; }
  // Return a nation's cell of a step, and the nation's heading above all steps.
  MmRect cell(int nation, int step) const;
  MmRect head(int nation) const;
  // Return the boxes of a step's number and of its odds; `place` indexes the torpedo counts.
  MmRect number(int step) const;
  MmRect odds(int step, int place) const;
  MmRect odds_head(int place) const;

  // Returns the side of a submarine's square token: a cell has room for all of a nation's.
  double token() const { return token_; }
  // Returns the places of a nation's tokens in a cell.
  std::vector<MmRect> spots(int nation, int step) const;

 private:
  MmRect row(int step) const;

  MmRect board_;
  int steps_;
  int submarines_;
  int across_ = 1;  // tokens in a row of a cell
  double lane_ = 0;
  double odds_ = 0;
  double height_ = 0;
  double token_ = 0;
  int nations_;
};

}  // namespace chartroom::exporters
