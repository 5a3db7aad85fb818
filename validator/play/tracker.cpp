#include "validator/play/tracker.h"

namespace chartroom {
namespace {

template <int Words>
BasicPointSet<Words> line_of(Size size, Axis axis, int line) {
  BasicPointSet<Words> points;
  const int length = axis == Axis::row ? size.columns : size.rows;
  for (int i = 0; i < length; ++i) {
    points.insert(axis == Axis::row ? Point{i, line} : Point{line, i});
  }
  return points;
}

}  // namespace

template <int Words>
Tracker<Words>::Tracker(const Sea<Words>& sea, Team tracked)
    : sea_(&sea), tracked_(tracked), candidates_(sea.water()) {
  if (const auto& forced = sea.starts().of(tracked)) candidates_ = Set{*forced};
}

template <int Words>
void Tracker<Words>::hear(const Announcement& said) {
  if (said.team == tracked_) {
    hear_own(said);
  } else {
    hear_other(said);
  }
}

template <int Words>
void Tracker<Words>::hear_own(const Announcement& said) {
  switch (said.kind) {
    case ActionKind::navigate:
      candidates_ = candidates_.shifted(said.direction) & sea_->water();
      break;
    case ActionKind::silence:
      candidates_ = candidates_.neighbours() & sea_->water();
      break;
    case ActionKind::sonar:
      break;
    case ActionKind::torpedo:
      // A torpedo tells the quadrant it came from, and whether its owner was on the target.
      candidates_ &= sea_->targets(sea_->quadrant(Set::cell(said.point)));
      if (said.self) {
        candidates_ &= Set{said.point};
      } else {
        candidates_.erase(said.point);
      }
      break;
    case ActionKind::surface:
      candidates_ = Set{said.point};
      break;
  }
}

template <int Words>
void Tracker<Words>::hear_other(const Announcement& said) {
  if (said.kind == ActionKind::sonar) {
    candidates_ &= line_of<Words>(sea_->size(), said.axis, said.line);
  } else if (said.kind == ActionKind::torpedo) {
    if (said.hit) {
      candidates_ &= Set{said.point};
    } else {
      candidates_.erase(said.point);
    }
  }
}

template class Tracker<2>;
template class Tracker<4>;

}  // namespace chartroom
