// Making a map symmetric.
#pragma once

#include <cstdint>

#include "editor/model/mirroring.h"

namespace chartroom::editor {

// Which point of those that go onto each other is the model: with left-right, `first` keeps the
// left half and `last` the right one; with up-down the upper and the lower half.
enum class Keep : std::uint8_t { first, last };

// The map made symmetric: every point becomes as its model, of all images of a point the first or
// last in reading order. Quadrants of the kept part keep their numbers; their images become the
// quadrant that lay there, or else get the smallest free numbers (or, when none is left, their
// model's). Points on an axis keep their quadrant. Where blue's start is forced, green's becomes
// its image (by the half turn, if that is in the group).
maps::Map symmetrised(const maps::Map& map, const Mirroring& mirroring, Keep keep);

}  // namespace chartroom::editor
