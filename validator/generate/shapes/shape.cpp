#include "validator/generate/shapes/shape.h"

// The one table of shapes: the function that makes each, defined in the file of its name.
#define CHARTROOM_SHAPES(SHAPE) \
  SHAPE(scattered)              \
  SHAPE(chain)                  \
  SHAPE(atoll)                  \
  SHAPE(strait)                 \
  SHAPE(coast)                  \
  SHAPE(fjord)

namespace chartroom::generate {

#define CHARTROOM_DECLARE(name) Shape name##_shape();
CHARTROOM_SHAPES(CHARTROOM_DECLARE)
#undef CHARTROOM_DECLARE

const std::vector<Shape>& shapes() {
#define CHARTROOM_LIST(name) name##_shape(),
  static const std::vector<Shape> kShapes{CHARTROOM_SHAPES(CHARTROOM_LIST)};
#undef CHARTROOM_LIST
  return kShapes;
}

const Shape* find_shape(std::string_view name) {
  for (const Shape& shape : shapes()) {
    if (shape.name == name) return &shape;
  }
  return nullptr;
}

std::string shape_names() {
  std::string names;
  for (const Shape& shape : shapes()) {
    names += (names.empty() ? "" : ", ") + std::string(shape.name);
  }
  return names;
}

void scatter(Draft& draft, int islands) {
  while (draft.islands() < islands) {
    const maps::PointSet room = draft.room();
    if (room.empty()) return;
    draft.add_island(any_of(room, draft.random()), draft.island_size());
  }
}

Side any_side(statistics::Random& random) { return static_cast<Side>(random.below(4)); }

int length(Side side, maps::Size size) {
  return side == Side::left || side == Side::right ? size.rows : size.columns;
}

int depth(Side side, maps::Size size) {
  return side == Side::left || side == Side::right ? size.columns : size.rows;
}

maps::Point from_side(Side side, int along, int out, maps::Size size) {
  switch (side) {
    case Side::left:
      return {out, along};
    case Side::right:
      return {size.columns - 1 - out, along};
    case Side::top:
      return {along, out};
    case Side::bottom:
      break;
  }
  return {along, size.rows - 1 - out};
}

}  // namespace chartroom::generate
