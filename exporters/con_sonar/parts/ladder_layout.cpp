#include "exporters/con_sonar/parts/ladder_layout.h"

#include <algorithm>

#include "exporters/con_sonar/parts/deck_sheet_page.h"

namespace chartroom::exporters {

namespace {

constexpr double kLadderHead = 14;
constexpr double kNumber = 15;
constexpr double kRim = 1.4;         // at the right
constexpr double kRoundToken = 1.2;  // around each token
constexpr double kLargestToken = 16;

}  // namespace

LadderLayout::LadderLayout(const DeckContext& context)
    : board_(deck_body(context)),
      steps_(context.deck.ladder.steps),
      submarines_(static_cast<int>(context.deck.ladder.starts.size())),
      nations_(static_cast<int>(context.deck.nations.size())) {
  const auto counts = static_cast<double>(torpedo_counts(context.deck).size());
  odds_ = std::max(14 / counts, std::min(9.0, 46 / counts));
  lane_ = (board_.width - kNumber - kRim - counts * odds_) / nations_;
  height_ = (board_.height - kLadderHead) / steps_;
  for (int across = 1; across <= submarines_; ++across) {
    const int down = (submarines_ + across - 1) / across;
    const double side =
        std::min({lane_ / across, height_ / down, kLargestToken + kRoundToken}) - kRoundToken;
    if (side <= token_) continue;
    token_ = side;
    across_ = across;
  }
}

MmRect LadderLayout::row(int step) const {
  return {board_.x, board_.y + kLadderHead + (steps_ - step) * height_, board_.width, height_};
}

MmRect LadderLayout::cell(int nation, int step) const {
  return {board_.x + kNumber + nation * lane_, row(step).y, lane_, height_};
}

MmRect LadderLayout::head(int nation) const {
  return {board_.x + kNumber + nation * lane_, board_.y, lane_, kLadderHead};
}

MmRect LadderLayout::number(int step) const { return {board_.x, row(step).y, kNumber, height_}; }

MmRect LadderLayout::odds(int step, int place) const {
  return {board_.x + kNumber + nations_ * lane_ + place * odds_, row(step).y, odds_, height_};
}

MmRect LadderLayout::odds_head(int place) const {
  return {odds(steps_, place).x, board_.y, odds_, kLadderHead};
}

std::vector<MmRect> LadderLayout::spots(int nation, int step) const {
  const MmRect room = cell(nation, step);
  const double pitch = token_ + kRoundToken;
  const int down = (submarines_ + across_ - 1) / across_;
  std::vector<MmRect> places;
  for (int k = 0; k < submarines_; ++k) {
    const int in_row = std::min(across_, submarines_ - k / across_ * across_);
    places.push_back(
        {room.x + (room.width - in_row * pitch) / 2 + k % across_ * pitch + kRoundToken / 2,
         room.y + (room.height - down * pitch) / 2 + k / across_ * pitch + kRoundToken / 2, token_,
         token_});
  }
  return places;
}

}  // namespace chartroom::exporters
