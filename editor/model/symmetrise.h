// Makes a map symmetric.
#pragma once

#include <cstdint>

#include "editor/model/mirroring.h"

namespace chartroom::editor {

// The point that is the model for its images: with left-right, `first` keeps the left half and
// `last` the right one; with up-down the upper and the lower half.
enum class Keep : std::uint8_t { first, last };

// Returns the symmetric map: every point becomes like its model, the first or last of its images in
// reading order. Quadrants of the kept part keep their numbers; their images take the quadrant that
// was there, or else the smallest free numbers (or, if none is left, their model's). Points on an
// axis keep their quadrant. If blue's start is forced, green's becomes its image (by the half turn,
// if the group has it).
maps::Map symmetrised(const maps::Map& map, const Mirroring& mirroring, Keep keep);

}  // namespace chartroom::editor
