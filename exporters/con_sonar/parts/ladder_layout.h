// Where steps, lanes and submarines lie on the ladder board. Plain numbers in millimetres, no
// drawing.
#pragma once

#include <vector>

#include "exporters/con_sonar/parts/deck_context.h"

namespace chartroom::exporters {

// A lane for each nation, a row for each step, step 1 at the foot; at the right the odds.
class LadderLayout {
 public:
  explicit LadderLayout(const DeckContext& context);

  MmRect board() const { return board_; }
  // A nation's cell of a step; its head over all steps.
  MmRect cell(int nation, int step) const;
  MmRect head(int nation) const;
  // Where the number of a step stands, and its odds with so many torpedoes, by place in the list.
  MmRect number(int step) const;
  MmRect odds(int step, int place) const;
  MmRect odds_head(int place) const;

  // The side of a submarine's square token: a cell has room for all of a nation.
  double token() const { return token_; }
  // Where these stand in their cell.
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
