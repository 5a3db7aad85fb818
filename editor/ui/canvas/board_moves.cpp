#include "editor/ui/canvas/board_moves.h"

#include <cmath>

namespace chartroom::editor {
namespace {

constexpr double kWheelZoom = 1.15;
constexpr double kStep = 60;  // logical pixels, for an arrow key or a notch of the wheel

}  // namespace

void turn_wheel(const wxMouseEvent& event, const BoardMoves& moves) {
  const double notches = static_cast<double>(event.GetWheelRotation()) / event.GetWheelDelta();
  if (event.GetWheelAxis() == wxMOUSE_WHEEL_HORIZONTAL || event.ShiftDown()) {
    return moves.pan(-kStep * notches, 0);
  }
  moves.zoom(std::pow(kWheelZoom, notches),
             {static_cast<double>(event.GetX()), static_cast<double>(event.GetY())});
}

void pan_by_step(maps::Direction way, const BoardMoves& moves) {
  const maps::Point step = next({0, 0}, way);
  moves.pan(-step.column * kStep, -step.row * kStep);
}

}  // namespace chartroom::editor
